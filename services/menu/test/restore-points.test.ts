import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Cocktail, RestorePoint, RestorePointMenu } from '@peanut/contracts';
import { exportSchema, importSchema } from '@peanut/service/maintenance';
import { createTestDatabase, sent, until } from '@peanut/service/testing';
import { menuSchema } from '../src/database/menu-database.js';
import {
  addCocktail,
  addWhiskey,
  cocktails,
  expectError,
  menuEnv,
  startTestApp,
  whiskeys,
  type TestApp,
} from './support/test-app.js';

const PATH = '/api/restore-points';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SEED_MENU: false });
  await addCocktail(app, { name: 'Sour', isVisible: false });
  await addCocktail(app, { name: 'Fizz', smoke: 'Cherry', ingredients: ['2 oz gin', '=1 oz lime'] });
  await addWhiskey(app, { proof: 90.5 });
});
afterAll(() => app.close());
beforeEach(() => app.database.query('DELETE FROM menu.restore_points'));

async function make(body?: object): Promise<RestorePoint> {
  return (await app.owner('post', PATH).send(body).expect(201)).body as RestorePoint;
}

async function points(): Promise<RestorePoint[]> {
  return (await app.owner('get', PATH).expect(200)).body as RestorePoint[];
}

async function read({ id }: RestorePoint): Promise<RestorePointMenu> {
  return (await app.owner('get', `${PATH}/${id}`).expect(200)).body as RestorePointMenu;
}

const rename = ({ id }: RestorePoint, name: unknown) => app.owner('patch', `${PATH}/${id}`).send({ name });

/** So many points, as if they had been made one after the other long ago. */
async function fill(count: number, name: string | null): Promise<void> {
  await app.database.query(
    `INSERT INTO menu.restore_points (name, created_at, cocktail_count, whiskey_count, cocktails, whiskeys, shelf)
     SELECT $2::text, timestamptz '2026-01-01' + i * interval '1 hour', i, 0, '[]', '[]', '[]'
     FROM generate_series(1, $1::int) AS i`,
    [count, name],
  );
}

describe('restore points', () => {
  it('are the owner’s alone, and in no cache', async () => {
    const { id } = await make();
    expectError(await app.visitor('get', PATH), 401);
    expectError(await app.visitor('post', PATH), 401);
    expectError(await app.visitor('get', `${PATH}/${id}`), 401);
    expectError(await app.visitor('patch', `${PATH}/${id}`).send({ name: 'x' }), 401);
    expectError(await app.visitor('delete', `${PATH}/${id}`), 401);
    for (const path of [PATH, `${PATH}/${id}`])
      expect((await app.owner('get', path)).headers['cache-control']).toBe('private, no-store');
  });

  it('tell when they were made and how much they hold, newest first', async () => {
    expect(await points()).toEqual([]);
    const first = await make();
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      cocktails: 2,
      whiskeys: 1,
    });
    const named = await make({ name: 'Friday' });
    const third = await make({ name: null });
    expect(await points()).toEqual([third, named, first]);
  });

  it('hold the menu as the owner’s lists were, whatever is changed afterwards', async () => {
    await app.owner('post', '/api/shelf').send({ name: 'Lime', isStocked: false }).expect(201);
    const lists = { cocktails: await cocktails(app), whiskeys: await whiskeys(app) };
    expect(lists.cocktails.map(({ missing }) => missing)).toEqual([[], ['Lime']]);
    const point = await make();
    const extra = await addCocktail(app);
    await app.owner('patch', `/api/cocktails/${lists.cocktails[0]?.id}`).send({ name: 'Else' }).expect(200);
    await app.database.query('DELETE FROM menu.shelf');
    const answer = await app.owner('get', `${PATH}/${point.id}`).expect(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.text).toBe(JSON.stringify({ ...point, menu: lists }));
    await app.owner('patch', `/api/cocktails/${lists.cocktails[0]?.id}`).send({ name: 'Sour' }).expect(200);
    await app.owner('delete', `/api/cocktails/${extra.id}`).expect(204);
  });

  it('change no list and no tag', async () => {
    const tags = async () => {
      const paths = ['cocktails', 'whiskeys', 'spirit-options', 'pages'].map((name) => `/api/${name}`);
      const asked = paths.flatMap((path) => [app.visitor('get', path), app.owner('get', path)]);
      return (await Promise.all(asked)).map(({ headers }) => headers['etag'] as string);
    };
    const counters = () => app.database.query('SELECT list, changes FROM menu.list_changes ORDER BY list');
    const before = [await tags(), await counters()];
    const point = await make({ name: 'Friday' });
    await rename(point, 'Saturday').expect(200);
    await read(point);
    await app.owner('delete', `${PATH}/${point.id}`).expect(204);
    expect([await tags(), await counters()]).toEqual(before);
  });

  it('are named, named otherwise, and unnamed again', async () => {
    const point = await make({ name: '  Cafe\u0301 night ' });
    expect(point.name).toBe('Caf\u00e9 night');
    expect((await rename(point, ` ${'é'.repeat(80 - 2)} `).expect(200)).body).toEqual({
      ...point,
      name: 'é'.repeat(78),
    });
    expect((await rename(point, null).expect(200)).body).toEqual({ ...point, name: null });
    await app
      .owner('patch', `${PATH}/${point.id}`)
      .send({})
      .expect(200, { ...point, name: null });
    expect((await rename(point, 'نقطة').expect(200)).body).toEqual({ ...point, name: 'نقطة' });
    expect(await points()).toEqual([{ ...point, name: 'نقطة' }]);
  });

  it.each([
    [{ name: '' }, 'Name must have text'],
    [{ name: ' \n ' }, 'Name must have text'],
    [{ name: 'x'.repeat(81) }, 'Name must be 80 characters or less'],
    [{ name: 7 }, 'Name must be text'],
    [{ name: ['x'] }, 'Name must be text'],
    [{ name: 'a\u0000' }, 'cannot be stored'],
    [{ id: randomUUID() }, '"id" is not a field'],
    [{ menu: {} }, '"menu" is not a field'],
    [{ createdAt: '2026-01-01T00:00:00.000Z' }, '"createdAt" is not a field'],
  ])('refuse %j', async (body, sentence) => {
    const point = await make();
    expectError(await app.owner('post', PATH).send(body), 400, new RegExp(sentence));
    expectError(await app.owner('patch', `${PATH}/${point.id}`).send(body), 400, new RegExp(sentence));
    expect(await points()).toEqual([point]);
  });

  it('that are gone are 404, and what is no uuid is 400', async () => {
    const gone = await make();
    await app.owner('delete', `${PATH}/${gone.id}`).expect(204, '');
    expect(await points()).toEqual([]);
    const says = /This restore point does not exist any more/;
    expectError(await app.owner('get', `${PATH}/${gone.id}`), 404, says);
    expectError(await rename(gone, 'x'), 404, says);
    expectError(await app.owner('delete', `${PATH}/${gone.id}`), 404, says);
    for (const method of ['get', 'patch', 'delete'] as const)
      expectError(await app.owner(method, `${PATH}/12`), 400, /uuid/);
    expectError(await app.owner('put', PATH), 405);
  });

  it('answer a repeat with the first answer, and store the small one', async () => {
    const key = randomUUID();
    const post = () => app.owner('post', PATH).set('Idempotency-Key', key).send({ name: 'Once' });
    const first = await post().expect(201);
    const again = await post().expect(201);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    const point = first.body as RestorePoint;
    expect(await points()).toEqual([point]);
    const patch = (name: string | null) =>
      app.owner('patch', `${PATH}/${point.id}`).set('Idempotency-Key', key).send({ name });
    await patch('Twice').expect(200);
    await rename(point, 'Thrice').expect(200);
    expect((await patch('Twice').expect(200)).body).toEqual({ ...point, name: 'Twice' });
    expect(await points()).toEqual([{ ...point, name: 'Thrice' }]);
    expectError(await patch(null), 422);
    for (const status of [204, 204])
      await app.owner('delete', `${PATH}/${point.id}`).set('Idempotency-Key', key).expect(status);
    const stored = await app.database.query<{ answer: string }>(
      `SELECT answer::text FROM menu.idempotency_keys WHERE answer IS NOT NULL`,
    );
    expect(
      stored.filter(({ answer }) => answer.includes('"ingredients"') && answer.includes('"menu"')),
    ).toEqual([]);
  });
});

describe('of restore points without a name', () => {
  it('the newest 20 stay; those with a name stay, too', async () => {
    await fill(20, null);
    await fill(3, 'Kept');
    const made = await make();
    const all = await points();
    const unnamed = all.filter(({ name }) => name === null);
    expect(all).toHaveLength(23);
    expect(unnamed.map(({ cocktails }) => cocktails)).toEqual([2, ...range(20, 2)]);
    expect(unnamed[0]).toEqual(made);
    await make({ name: 'One more' });
    expect(await points()).toHaveLength(24);
  });

  it('the new one stays although the clock was set back', async () => {
    await fill(20, null);
    await app.database.query(`UPDATE menu.restore_points SET created_at = created_at + interval '100 years'`);
    const made = await make();
    expect(await points()).toContainEqual(made);
    expect(await points()).toHaveLength(20);
  });

  it('one whose name is taken away is among them by its age', async () => {
    const old = await make({ name: 'Old' });
    for (let i = 0; i < 20; i += 1) await make();
    expect((await rename(old, null).expect(200)).body).toEqual({ ...old, name: null });
    expect(await points()).toHaveLength(20);
    expect(await points()).not.toContainEqual({ ...old, name: null });
  });

  it('two made at once are both there, and 20 in all', async () => {
    await fill(20, null);
    const letGo = await app.database.hold('LOCK TABLE menu.restore_points IN EXCLUSIVE MODE');
    const making = [sent(app.owner('post', PATH)), sent(app.owner('post', PATH))];
    await until(async () => (await app.database.waiting()) >= 2, 'both wait');
    await letGo();
    const made = (await Promise.all(making)).map(({ body }) => body as RestorePoint);
    const all = await points();
    expect(all).toHaveLength(20);
    for (const point of made) expect(all).toContainEqual(point);
  });
});

describe('of restore points with a name', () => {
  const says = /^There are 100 restore points with a name already\. Delete one and try again\.$/;

  it('there are 100 at most', async () => {
    await fill(100, 'Kept');
    const unnamed = await make();
    expectError(await app.owner('post', PATH).send({ name: 'One more' }), 409, says);
    expectError(await rename(unnamed, 'One more'), 409, says);
    const all = await points();
    expect(all).toHaveLength(101);
    const named = all.find(({ name }) => name !== null) as RestorePoint;
    await rename(named, 'Other').expect(200);
    await app.owner('delete', `${PATH}/${named.id}`).expect(204);
    await rename(unnamed, 'One more').expect(200);
  });

  it('one of two is taken when there is room for one', async () => {
    await fill(99, 'Kept');
    const letGo = await app.database.hold('LOCK TABLE menu.restore_points IN EXCLUSIVE MODE');
    const making = ['a', 'b'].map((name) => sent(app.owner('post', PATH).send({ name })));
    await until(async () => (await app.database.waiting()) >= 2, 'both wait');
    await letGo();
    expect((await Promise.all(making)).map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await points()).toHaveLength(100);
  });
});

it('a restore point is of one moment, whoever changes the menu meanwhile', async () => {
  const before = [await cocktails(app), await whiskeys(app)];
  const letGo = await app.database.hold(`
    UPDATE menu.cocktails SET name = 'Half'; UPDATE menu.whiskeys SET name = 'Half'`);
  const point = await make();
  await letGo();
  const { menu } = await read(point);
  expect([menu.cocktails, menu.whiskeys]).toEqual(before);
  const after = await read(await make());
  expect(after.menu.cocktails.map(({ name }) => name)).toEqual(['Half', 'Half']);
  expect(after.menu.whiskeys.map(({ name }) => name)).toEqual(['Half']);
});

it('a full disk is told by name: no point is half made, and the same key makes it later', async () => {
  await fill(20, null);
  const before = await points();
  await app.database.query(`
    CREATE FUNCTION menu.disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_is_full BEFORE INSERT ON menu.restore_points FOR EACH ROW EXECUTE FUNCTION menu.disk_is_full()`);
  const key = randomUUID();
  const post = () => app.owner('post', PATH).set('Idempotency-Key', key);
  expectError(await post(), 503, /disk .*full.*free some space/i);
  expect(await points()).toEqual(before);
  await app.database.query('DROP FUNCTION menu.disk_is_full() CASCADE');
  const made = (await post().expect(201)).body as RestorePoint;
  expect((await points()).slice(0, 2)).toEqual([made, before[0]]);
});

it('a backup holds restore points byte for byte', async () => {
  const point = await make({ name: 'Friday' });
  const target = await createTestDatabase();
  const archive = new PassThrough();
  const importing = importSchema(menuSchema(menuEnv(target.url)), archive);
  await exportSchema(menuSchema(menuEnv(app.database.url)), archive);
  archive.end();
  await importing;
  const sql = 'SELECT * FROM menu.restore_points';
  const rows = await target.query(sql);
  expect(rows).toEqual(await app.database.query(sql));
  expect(rows).toMatchObject([{ id: point.id, name: 'Friday' }]);
  await target.drop();
});

it('a menu of 10,000 drinks becomes a restore point and comes back whole', async () => {
  const rest = `spirit, description, ingredients, glass, ice, prep`;
  await app.database.query(`
    INSERT INTO menu.cocktails (name, sort_order, ${rest})
    SELECT 'Drink ' || i, i, ${rest} FROM generate_series(1, 10000) AS i, (SELECT * FROM menu.cocktails LIMIT 1) AS one`);
  const list: Cocktail[] = await cocktails(app);
  const point = await make();
  expect(point).toMatchObject({ cocktails: list.length, whiskeys: 1 });
  expect((await read(point)).menu.cocktails).toEqual(list);
  await app.database.query(`DELETE FROM menu.cocktails WHERE name LIKE 'Drink %'`);
});

/** Whole numbers from the first down to the last. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);
