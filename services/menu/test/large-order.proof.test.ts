import { randomUUID } from 'node:crypto';
import { cocktails, expectError, startTestApp, whiskeys, type TestApp } from './support/test-app.js';

/** The long form of the faults orders as many as a bar may have. */
const COUNT = Number(process.env['LARGE_ORDER'] ?? 3_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SEED_MENU: false });
  await app.database.query(
    `INSERT INTO menu.cocktails (id, name, spirit, description, ingredients, glass, ice, prep, sort_order)
     SELECT gen_random_uuid(), 'Sour ' || n, 'gin', 'Sharp.', '["gin"]', 'Coupe', 'None', 'Shake.', n
     FROM generate_series(0, ${COUNT - 1}) AS n`,
  );
  await app.database.query(
    `INSERT INTO menu.whiskeys (id, number, name, spirit, proof, profile, notes, water, rest, rationale)
     SELECT gen_random_uuid(), n, 'Pour ' || n, 'rye', 90, 'Oak', 'Vanilla', 'A drop', '5 minutes', 'For the test.'
     FROM generate_series(1, ${COUNT}) AS n`,
  );
});
afterAll(() => app.close());

describe.each([
  ['/api/cocktails', cocktails],
  ['/api/whiskeys', whiskeys],
])(`an order of ${COUNT} at %s/reorder`, (path, list) => {
  const namesOf = (items: unknown): string[] => (items as { name: string }[]).map(({ name }) => name);

  it('is saved, and a repeat changes nothing, answers the same and has stored no list', async () => {
    const before = await list(app);
    const ids = before.map(({ id }) => id).reverse();
    const send = (key: string, orderedIds: string[]) =>
      app.owner('post', `${path}/reorder`).set('Idempotency-Key', key).send({ orderedIds });
    const key = randomUUID();
    const first = await send(key, ids).expect(200);
    expect(namesOf(first.body)).toEqual(namesOf(before).reverse());
    await send(randomUUID(), ids.slice(1)).expect(200);
    const again = await send(key, ids).expect(200);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.text === first.text).toBe(true);
    expect((await list(app)).at(-1)?.id).toBe(ids[0]);
    const stored = await app.database.query<{ longest: number | null }>(
      'SELECT max(length(answer)) AS longest FROM menu.idempotency_keys',
    );
    expect(stored[0]?.longest).toBeNull();
  });

  it('is the longest that is read', async () => {
    const orderedIds = Array.from({ length: 13_000 }, () => randomUUID());
    expectError(
      await app.owner('post', `${path}/reorder`).send({ orderedIds }),
      400,
      /more than 12500 entries/,
    );
    expectError(
      await app.owner('post', `${path}/reorder`).send({ orderedIds: ['x'.repeat(513 * 1024)] }),
      413,
      /512 KB/,
    );
  });
});
