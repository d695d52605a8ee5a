import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Cocktail, ShelfThing } from '@peanut/contracts';
import { Database } from '@peanut/service';
import { exportSchema, importSchema } from '@peanut/service/maintenance';
import { createTestDatabase, sent, until } from '@peanut/service/testing';
import { menuSchema } from '../src/database/menu-database.js';
import { MenuListCache } from '../src/lists/menu-list-cache.js';
import {
  NEW_COCKTAIL,
  addCocktail,
  addWhiskey,
  cocktails,
  expectError,
  menuEnv,
  startTestApp,
  whiskeys,
  type TestApp,
} from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SEED_MENU: false });
});
afterAll(() => app.close());
beforeEach(() => app.database.query('DELETE FROM menu.shelf'));

async function add(name: string, isStocked?: boolean): Promise<ShelfThing> {
  return (await app.owner('post', '/api/shelf').send({ name, isStocked }).expect(201)).body as ShelfThing;
}

interface Lists {
  cocktails: Cocktail[];
}

const change = (thing: ShelfThing, fields: object) =>
  app.owner('patch', `/api/shelf/${thing.id}`).send(fields);

async function shelf(): Promise<ShelfThing[]> {
  return (await app.owner('get', '/api/shelf').expect(200)).body as ShelfThing[];
}

/** The cocktail as guests see it. */
async function seen(id: string): Promise<Cocktail | undefined> {
  const list = (await app.visitor('get', '/api/cocktails').expect(200)).body as Cocktail[];
  return list.find((item) => item.id === id);
}

async function owned(id: string): Promise<Cocktail | undefined> {
  return (await cocktails(app)).find((item) => item.id === id);
}

describe('the shelf', () => {
  it('is the owner’s alone', async () => {
    const { id } = await add('Gin');
    expectError(await app.visitor('get', '/api/shelf'), 401);
    expectError(await app.visitor('post', '/api/shelf').send({ name: 'Rum' }), 401);
    expectError(await app.visitor('patch', `/api/shelf/${id}`).send({ isStocked: false }), 401);
    expectError(await app.visitor('delete', `/api/shelf/${id}`), 401);
    expect((await app.owner('get', '/api/shelf')).headers['cache-control']).toBe('private, no-store');
  });

  it('is empty at first, and lists things by name', async () => {
    expect(await shelf()).toEqual([]);
    for (const name of ['rum 10', 'Vodka', 'élan', 'Rum 9', 'gin', 'Eau de vie', '7 Up']) await add(name);
    const names = (await shelf()).map(({ name }) => name);
    expect(names).toEqual(['7 Up', 'Eau de vie', 'élan', 'gin', 'Rum 9', 'rum 10', 'Vodka']);
  });

  it('takes a thing, changes and removes it', async () => {
    const made = await add('Gin');
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Gin',
      isStocked: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await change(made, { isStocked: false }).expect(200)).body).toEqual({
      ...made,
      isStocked: false,
    });
    const named = { ...made, name: 'Dry gin', isStocked: false };
    expect((await change(made, { name: 'Dry gin' }).expect(200)).body).toEqual(named);
    expect((await change(made, {}).expect(200)).body).toEqual(named);
    expect(await shelf()).toEqual([named]);
    await app.owner('delete', `/api/shelf/${made.id}`).expect(204, '');
    expect(await shelf()).toEqual([]);
    expect((await add('Rum', false)).isStocked).toBe(false);
  });

  it('stores names trimmed and in NFC, of up to 80 characters', async () => {
    expect((await add('  Cre\u0300me de cacao\t')).name).toBe('Crème de cacao');
    const most = await add('🍋'.repeat(80));
    expect((await change(most, { name: ` ${'é'.repeat(78)} ` })).body).toMatchObject({
      name: 'é'.repeat(78),
    });
  });

  it.each([
    [{}, 'Name is required'],
    [{ name: '' }, 'Name is required'],
    [{ name: ' \n ' }, 'Name is required'],
    [{ name: null }, 'Name is required'],
    [{ name: 7 }, 'Name must be text'],
    [{ name: 'x'.repeat(81) }, 'Name must be 80 characters or less'],
    [{ name: 'a\u0000b' }, 'cannot be stored'],
    [{ name: 'Gin', isStocked: 'true' }, 'In stock must be true or false'],
    [{ name: 'Gin', isStocked: null }, 'In stock must be true or false'],
    [{ name: 'Gin', version: 1 }, '"version" is not a field'],
    [{ name: 'Gin', id: randomUUID() }, '"id" is not a field'],
  ])('refuses %j', async (body, message) => {
    expectError(await app.owner('post', '/api/shelf').send(body), 400, new RegExp(message));
    const thing = await add('Rum');
    const { name: _, ...rest } = body as { name?: unknown };
    if (Object.keys(body).length > 0) expectError(await change(thing, body), 400, new RegExp(message));
    else await change(thing, rest).expect(200);
    expect(await shelf()).toEqual([thing]);
  });

  it.each(['lime', 'LIMES', ' Lime ', 'Lïme', 'Li\u0301mes'])(
    'refuses %j next to Lime, new or renamed',
    async (name) => {
      const [lime, other] = [await add('Lime'), await add('Lime juice')];
      expectError(
        await app.owner('post', '/api/shelf').send({ name }),
        409,
        /^Lime is on the shelf already$/,
      );
      expectError(await change(other, { name }), 409);
      expect((await change(lime, { name }).expect(200)).body).toMatchObject({
        name: name.trim().normalize(),
      });
    },
  );

  it('takes one of two things of the same name, however close they come', async () => {
    const letGo = await app.database.hold('LOCK TABLE menu.shelf IN EXCLUSIVE MODE');
    const adding = ['Lime', 'limes'].map((name) => sent(app.owner('post', '/api/shelf').send({ name })));
    await until(async () => (await app.database.waiting()) === 2, 'both wait');
    await letGo();
    expect((await Promise.all(adding)).map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await shelf()).toHaveLength(1);
  });

  it('knows bad ids from unknown ones', async () => {
    await add('Gin');
    const unknown = `/api/shelf/${randomUUID()}`;
    expectError(
      await app.owner('patch', unknown).send({ isStocked: false }),
      404,
      /not on the shelf any more/,
    );
    expectError(await app.owner('patch', unknown).send({ name: 'Gin' }), 404);
    expectError(await app.owner('delete', unknown), 404);
    expectError(await app.owner('patch', '/api/shelf/12').send({ isStocked: false }), 400);
    expectError(await app.owner('delete', '/api/shelf/12'), 400);
  });

  it('does a repeated write once', async () => {
    const key = randomUUID();
    const post = () => app.owner('post', '/api/shelf').set('Idempotency-Key', key).send({ name: 'Gin' });
    const made = (await post().expect(201)).body as ShelfThing;
    const again = await post().expect(201);
    expect(again.body).toEqual(made);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const path = `/api/shelf/${made.id}`;
    const off = () => app.owner('patch', path).set('Idempotency-Key', key).send({ isStocked: false });
    await off().expect(200);
    await change(made, { isStocked: true }).expect(200);
    expect((await off().expect(200)).body).toEqual({ ...made, isStocked: false });
    expect(await shelf()).toEqual([made]);
    for (const replayed of [undefined, 'true']) {
      const gone = await app.owner('delete', path).set('Idempotency-Key', key).expect(204);
      expect(gone.headers['idempotency-replayed']).toBe(replayed);
    }
    const other = app.owner('post', '/api/shelf').set('Idempotency-Key', key).send({ name: 'Rum' });
    expectError(await other, 422);
  });
});

describe('a cocktail', () => {
  it('is available to guests while nothing that it uses is missing', async () => {
    const lines = ['2 oz white rum', '1 oz fresh lime juice', '1 lime wedge', '6 mint leaves', '1 oz syrup'];
    const { id, updatedAt } = await addCocktail(app, { ingredients: lines });
    const things = { rum: await add('Rum'), lime: await add('Limes'), mint: await add('Mint', false) };
    const juice = await add('Lime juice');
    expect(await seen(id)).toMatchObject({ isAvailable: false });
    expect(await owned(id)).toMatchObject({ isAvailable: true, missing: ['Mint'], version: 1, updatedAt });

    await change(things.lime, { isStocked: false }).expect(200);
    await change(things.rum, { isStocked: false }).expect(200);
    expect((await owned(id))?.missing).toEqual(['Rum', 'Limes', 'Mint']);
    await change(juice, { isStocked: false }).expect(200);
    expect((await owned(id))?.missing).toEqual(['Rum', 'Lime juice', 'Limes', 'Mint']);

    for (const thing of [...Object.values(things), juice])
      await change(thing, { isStocked: true }).expect(200);
    expect(await seen(id)).toMatchObject({ isAvailable: true, version: 1, updatedAt });
    expect((await owned(id))?.missing).toEqual([]);
  });

  it('without its garnish stays available; only the owner is told, apart from what is missing', async () => {
    const { id } = await addCocktail(app, { ingredients: ['2 oz gin', 'Orange peel, to garnish'] });
    const gin = await add('Gin');
    expect(await owned(id)).not.toHaveProperty('without');
    await add('Orange peel', false);
    expect(await owned(id)).toMatchObject({ missing: [], without: ['Orange peel'] });
    expect(await seen(id)).toMatchObject({ isAvailable: true });
    await change(gin, { isStocked: false }).expect(200);
    expect(await owned(id)).toMatchObject({ missing: ['Gin'], without: ['Orange peel'] });
    expect(await seen(id)).not.toHaveProperty('without');
    const [point, file] = [
      await app.owner('post', '/api/restore-points').send({}).expect(201),
      await app.owner('get', '/api/export').expect(200),
    ];
    const kept = await app.owner('get', `/api/restore-points/${(point.body as { id: string }).id}`);
    for (const list of [(kept.body as { menu: Lists }).menu, file.body as Lists])
      expect(list.cocktails).toEqual(await cocktails(app));
  });

  it('follows a thing that is renamed, removed or added with a longer name', async () => {
    const { id } = await addCocktail(app, { ingredients: ['1 oz lime juice'] });
    const lime = await add('Lime', false);
    expect(await seen(id)).toMatchObject({ isAvailable: false });
    const cordial = await add('Lime juice');
    expect(await seen(id)).toMatchObject({ isAvailable: true });
    await app.owner('delete', `/api/shelf/${cordial.id}`).expect(204);
    expect(await seen(id)).toMatchObject({ isAvailable: false });
    await change(lime, { name: 'Lemon' }).expect(200);
    expect(await seen(id)).toMatchObject({ isAvailable: true });
    await change(lime, { name: 'Lime' }).expect(200);
    await app.owner('delete', `/api/shelf/${lime.id}`).expect(204);
    expect(await seen(id)).toMatchObject({ isAvailable: true });
  });

  it('follows its own lines', async () => {
    await add('Gin', false);
    const { id } = await addCocktail(app, { ingredients: ['2 oz rum'] });
    const path = `/api/cocktails/${id}`;
    await app
      .owner('patch', path)
      .send({ ingredients: ['2 oz gin'] })
      .expect(200);
    expect(await seen(id)).toMatchObject({ isAvailable: false, version: 2 });
    await app
      .owner('patch', path)
      .send({ ingredients: ['2 oz ginger ale'] })
      .expect(200);
    expect(await seen(id)).toMatchObject({ isAvailable: true, version: 3 });
  });

  it('that the owner marked as out of stock stays so, whatever the shelf holds', async () => {
    const { id } = await addCocktail(app, { isAvailable: false });
    const gin = await add('Gin');
    expect(await seen(id)).toMatchObject({ isAvailable: false });
    expect(await owned(id)).toMatchObject({ isAvailable: false, missing: [] });
    await change(gin, { isStocked: false }).expect(200);
    await change(gin, { isStocked: true }).expect(200);
    expect(await owned(id)).toMatchObject({ isAvailable: false, missing: [], version: 1 });
  });

  it('that the owner pours anyway is available to guests, whatever is missing; the owner still sees what', async () => {
    const { id } = await addCocktail(app);
    const pour = (pourAnyway: boolean) =>
      app.owner('patch', `/api/cocktails/${id}`).send({ pourAnyway }).expect(200);
    await add('Gin', false);
    expect(await seen(id)).toMatchObject({ isAvailable: false });
    await pour(true);
    expect(await seen(id)).toMatchObject({ isAvailable: true });
    expect(await owned(id)).toMatchObject({ isAvailable: true, pourAnyway: true, missing: ['Gin'] });
    // A page of the last release does not know the field: what it sends leaves it alone.
    await app.owner('patch', `/api/cocktails/${id}`).send({ isAvailable: false }).expect(200);
    expect(await seen(id)).toMatchObject({ isAvailable: false });
    expect(await owned(id)).toMatchObject({ isAvailable: false, pourAnyway: true });
    await app.owner('patch', `/api/cocktails/${id}`).send({ isAvailable: true }).expect(200);
    await pour(false);
    expect(await seen(id)).toMatchObject({ isAvailable: false });
  });

  it.each([null, 'true', 1])('cannot be poured %j', async (pourAnyway) => {
    const { id } = await addCocktail(app);
    const patch = app.owner('patch', `/api/cocktails/${id}`).send({ pourAnyway });
    expectError(await patch, 400, /^Pour it anyway must be true or false/);
  });

  it('never shows guests the shelf', async () => {
    const { id } = await addCocktail(app);
    await add('Gin', false);
    expect(await seen(id)).not.toHaveProperty('missing');
    expect((await app.visitor('get', '/api/cocktails')).text).not.toContain('missing');
  });

  it.each([{ missing: [] }, { missing: ['Gin'] }, { shelf: [] }, { isStocked: true }])(
    'cannot be sent %j',
    async (fields) => {
      const { id } = await addCocktail(app);
      const post = app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, ...fields });
      expectError(await post, 400, /is not a field of this request/);
      expectError(await app.owner('patch', `/api/cocktails/${id}`).send(fields), 400);
    },
  );

  it('is told with what it misses by a reorder, and by its repeat', async () => {
    await addCocktail(app);
    await add('Gin', false);
    const ids = (await cocktails(app)).map(({ id }) => id).reverse();
    const key = randomUUID();
    const reorder = () =>
      app.owner('post', '/api/cocktails/reorder').set('Idempotency-Key', key).send({ ids }).expect(200);
    const answer = (await reorder()).body as Cocktail[];
    expect(answer).toEqual(await cocktails(app));
    expect(answer.some(({ missing }) => missing?.includes('Gin'))).toBe(true);
    expect((await reorder()).body).toEqual(answer);
  });
});

describe('the lists', () => {
  it('get another tag by a switch and the old one by its undo, for guests and the owner', async () => {
    await addCocktail(app);
    const gin = await add('Gin');
    const tags = async () => [
      (await app.visitor('get', '/api/cocktails')).headers['etag'] as string,
      (await app.owner('get', '/api/cocktails')).headers['etag'] as string,
    ];
    const before = await tags();
    await change(gin, { isStocked: false }).expect(200);
    const [guests = '', owners = ''] = await tags();
    expect([guests === before[0], owners === before[1]]).toEqual([false, false]);
    await app.visitor('get', '/api/cocktails').set('If-None-Match', guests).expect(304);
    await app.owner('get', '/api/cocktails').set('If-None-Match', owners).expect(304);
    await app
      .visitor('get', '/api/cocktails')
      .set('If-None-Match', before[0] ?? '')
      .expect(200);
    await change(gin, { isStocked: true }).expect(200);
    expect((await tags())[1]).toBe(before[1]);
    expect((await app.visitor('get', '/api/cocktails')).body).toEqual(
      (await cocktails(app)).map(({ missing: _, ...guest }) => guest),
    );
  });

  it('of whiskeys know no shelf', async () => {
    const { id } = await addWhiskey(app, { name: 'Old Rye' });
    const before = (await app.visitor('get', '/api/whiskeys')).headers['etag'] as string;
    await add('Rye', false);
    await add('Old Rye', false);
    await app.visitor('get', '/api/whiskeys').set('If-None-Match', before).expect(304);
    const whiskey = (await whiskeys(app)).find((item) => item.id === id);
    expect(whiskey).toMatchObject({ isAvailable: true });
    expect(whiskey).not.toHaveProperty('missing');
  });

  it('are of one moment, cocktails and shelf: each is read by one statement', async () => {
    const statements = jest.spyOn(app.menu.app.get(Database), 'query');
    await cocktails(app);
    expect(statements).toHaveBeenCalledTimes(1);
    await app.menu.app.get(MenuListCache).refresh(['cocktails']);
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
  });
});

it('a backup holds the shelf', async () => {
  const { id } = await addCocktail(app);
  await add('Gin', false);
  await add('Crème de cacao');
  const before = await shelf();
  const target = await createTestDatabase();
  const archive = new PassThrough();
  const importing = importSchema(menuSchema(menuEnv(target.url)), archive);
  await exportSchema(menuSchema(menuEnv(app.database.url)), archive);
  archive.end();
  await importing;
  const rows = await target.query<{ id: string }>('SELECT id, name, is_stocked FROM menu.shelf');
  expect(rows.sort((one, other) => one.id.localeCompare(other.id))).toEqual(
    before
      .map(({ createdAt: _, isStocked: is_stocked, ...thing }) => ({ ...thing, is_stocked }))
      .sort((one, other) => one.id.localeCompare(other.id)),
  );
  expect(await owned(id)).toMatchObject({ missing: ['Gin'] });
  await target.drop();
});
