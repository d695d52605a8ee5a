import { randomUUID } from 'node:crypto';
import type { ChangeResult, ChangesAnswer, Cocktail } from '@peanut/contracts';
import type { StagedChange } from '@peanut/contracts/requests';
import {
  NEW_COCKTAIL,
  NEW_WHISKEY,
  addCocktail,
  addWhiskey,
  cocktails,
  expectError,
  startTestApp,
  whiskeys,
  type TestApp,
} from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SEED_MENU: false });
});
afterAll(() => app.close());
afterEach(async () => {
  for (const { id } of await cocktails(app)) await app.owner('delete', `/api/cocktails/${id}`).expect(204);
  for (const { id } of await whiskeys(app)) await app.owner('delete', `/api/whiskeys/${id}`).expect(204);
});

/** A change under a key of its own, unless one is given. */
const change = (given: Partial<StagedChange>): StagedChange => ({
  key: randomUUID(),
  type: 'create',
  entityType: 'cocktail',
  ...given,
});
const cocktail = (fields: object = {}) => change({ id: randomUUID(), data: { ...NEW_COCKTAIL, ...fields } });

async function apply(changes: readonly object[]): Promise<ChangeResult[]> {
  const answer = await app.owner('post', '/api/changes').send({ changes }).expect(200);
  return (answer.body as ChangesAnswer).results;
}
const statuses = (results: readonly ChangeResult[]) => results.map(({ status }) => status);
const names = async () => (await cocktails(app)).map(({ name }) => name);

describe('POST /api/changes', () => {
  it('applies changes of every kind in order, each with the answer of its own call', async () => {
    const old = await addCocktail(app, { name: 'Old' });
    const gone = await addWhiskey(app);
    const made = cocktail({ name: 'New' });
    const changes = [
      made,
      change({ type: 'update', id: old.id, data: { ice: 'Cubes' }, ifMatch: '"1"' }),
      change({ type: 'update', id: old.id, data: { ice: 'None' }, ifMatch: 2 }),
      change({ type: 'delete', entityType: 'whiskey', id: gone.id, ifMatch: '"1"' }),
      change({ entityType: 'whiskey', data: NEW_WHISKEY }),
      change({ type: 'reorder', data: { orderedIds: [made.id, old.id] } }),
    ];
    const results = await apply(changes);
    expect(results.map(({ key }) => key)).toEqual(changes.map(({ key }) => key));
    expect(statuses(results)).toEqual([201, 200, 200, 204, 201, 200]);
    const list = await cocktails(app);
    expect(list).toMatchObject([
      { id: made.id, name: 'New', version: 1 },
      { id: old.id, ice: 'None', version: 3 },
    ]);
    expect(results.map(({ body }) => body)).toMatchObject([
      { id: made.id, name: 'New', version: 1 },
      { ice: 'Cubes', version: 2 },
      { ice: 'None', version: 3 },
      {},
      { name: 'Test Dram', version: 1 },
      list,
    ]);
    expect(results[3]?.body).toBeNull();
    // A guest's next look shows it.
    expect((await app.visitor('get', '/api/cocktails').expect(200)).body).toHaveLength(2);
  });

  it.each([
    ['a version that somebody else made', 412, { ifMatch: '"7"' }],
    ['a value that no drink can have', 400, { data: { ice: 7 } }],
    ['a field that no drink has', 400, { data: { colour: 'red' } }],
    ['a drink that is gone', 404, { id: '00000000-0000-4000-8000-000000000000' }],
    ['an id that is none', 400, { id: 'x' }],
    ['a spirit that is not offered', 400, { data: { spirit: 'ink' } }],
  ])('stops at %s, and keeps what was before it', async (_what, status, given) => {
    const { id } = await addCocktail(app, { name: 'Old' });
    const refused = change({ type: 'update', id, data: { ice: 'Cubes' }, ...given });
    const results = await apply([cocktail({ name: 'First' }), refused, cocktail({ name: 'Last' })]);
    expect(statuses(results)).toEqual([201, status]);
    expect(results[1]?.body).toMatchObject({ statusCode: status, message: expect.any(String) });
    expect((results[1]?.body as { current?: Cocktail }).current?.name).toBe(
      status === 412 ? 'Old' : undefined,
    );
    expect((await names()).sort()).toEqual(['First', 'Old']);
  });

  it('takes back whole what it refuses, so that its key may come again', async () => {
    const { id } = await addWhiskey(app);
    const twice = change({ entityType: 'whiskey', id, data: NEW_WHISKEY });
    expect(statuses(await apply([twice]))).toEqual([409]);
    // The place that it had opened in the flight is closed again.
    expect(await whiskeys(app)).toMatchObject([{ id, number: 1 }]);
    await app.owner('delete', `/api/whiskeys/${id}`).expect(204);
    expect(statuses(await apply([twice]))).toEqual([201]);
  });

  it('answers a repeat with the first result, also of a change that came by its own call', async () => {
    const alone = cocktail({ name: 'Alone' });
    await app
      .owner('post', '/api/cocktails')
      .set('Idempotency-Key', alone.key)
      .send({ id: alone.id, ...alone.data })
      .expect(201);
    const changes = [
      alone,
      change({ type: 'update', id: alone.id ?? '', data: { ice: 'Cubes' }, ifMatch: '"1"' }),
    ];
    const first = await apply(changes);
    expect(statuses(first)).toEqual([201, 200]);
    expect(await apply(changes)).toEqual(first);
    await app.owner('delete', `/api/cocktails/${alone.id}`).set('Idempotency-Key', 'gone').expect(204);
    expect(statuses(await apply([change({ type: 'delete', id: alone.id ?? '', key: 'gone' })]))).toEqual([
      204,
    ]);
  });

  it('lets a batch and its repeats wait for one another, and crossing ones too', async () => {
    const { id } = await addCocktail(app);
    const { id: dram } = await addWhiskey(app);
    const batch = [
      change({ type: 'update', id, data: { ice: 'Cubes' } }),
      change({ type: 'update', entityType: 'whiskey', id: dram, data: { water: 'None' } }),
      cocktail({ name: 'Once' }),
    ];
    const crossing = batch
      .slice(0, 2)
      .reverse()
      .map((one) => ({ ...one, key: randomUUID() }));
    const answers = await Promise.all([...Array(4).fill(batch), ...Array(4).fill(crossing)].map(apply));
    expect(new Set(answers.flatMap(statuses))).toEqual(new Set([200, 201]));
    expect(await names()).toEqual(['Test Sour', 'Once']);
    expect(await cocktails(app)).toMatchObject([{ id, version: 3 }, {}]);
  });

  it('takes a hundred with long recipes, and no more', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) =>
      cocktail({
        name: `Drink ${index}`,
        prep: 'Shake. '.repeat(250),
        ingredients: Array(12).fill('1 oz gin'),
      }),
    );
    expect(statuses(await apply(hundred))).toEqual(Array(100).fill(201));
    const more = [...hundred, cocktail()];
    expectError(await app.owner('post', '/api/changes').send({ changes: more }), 400);
    expect(await cocktails(app)).toHaveLength(100);
  });

  it.each([
    ['no list', {}],
    ['an empty list', []],
    ['what is no change', ['x']],
    ['a change without a key', [{ type: 'delete', entityType: 'cocktail' }]],
    ['an unknown type', [{ key: 'k', type: 'rename', entityType: 'cocktail' }]],
    ['an unknown kind of drink', [{ key: 'k', type: 'delete', entityType: 'beer' }]],
    ['an unknown field', [{ key: 'k', type: 'delete', entityType: 'cocktail', note: 'x' }]],
    ['data that are a list', [{ key: 'k', type: 'create', entityType: 'cocktail', data: [] }]],
    ['a version that is none', [{ key: 'k', type: 'delete', entityType: 'cocktail', ifMatch: 1.5 }]],
  ])('refuses %s and applies nothing', async (_what, changes) => {
    expectError(await app.owner('post', '/api/changes').send({ changes }), 400);
  });

  it('is the owner’s', async () => {
    expectError(await app.visitor('post', '/api/changes').send({ changes: [cocktail()] }), 401);
  });
});
