import { randomUUID } from 'node:crypto';
import {
  NEW_COCKTAIL,
  NEW_WHISKEY,
  addCocktail,
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

describe('Idempotency-Key', () => {
  it('gives a repeat the first answer and changes nothing', async () => {
    const key = randomUUID();
    const first = await app
      .owner('post', '/api/cocktails')
      .set('Idempotency-Key', key)
      .send(NEW_COCKTAIL)
      .expect(201);
    const again = await app
      .owner('post', '/api/cocktails')
      .set('Idempotency-Key', key)
      .send(NEW_COCKTAIL)
      .expect(201);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await cocktails(app)).toHaveLength(1);
  });

  it('lets parallel duplicates wait for the first one', async () => {
    const key = randomUUID();
    const before = (await whiskeys(app)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.owner('post', '/api/whiskeys').set('Idempotency-Key', key).send(NEW_WHISKEY),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
    expect(await whiskeys(app)).toHaveLength(before + 1);
  });

  it('is 422 with another body, and its own for another path or method', async () => {
    const key = randomUUID();
    const made = await addCocktail(app);
    const path = `/api/cocktails/${made.id}`;
    await app.owner('patch', path).set('Idempotency-Key', key).send({ ice: 'Cubes' }).expect(200);
    expectError(await app.owner('patch', path).set('Idempotency-Key', key).send({ ice: 'None' }), 422);
    const other = await addCocktail(app);
    await app
      .owner('patch', `/api/cocktails/${other.id}`)
      .set('Idempotency-Key', key)
      .send({ ice: 'x' })
      .expect(200);
    await app.owner('delete', path).set('Idempotency-Key', key).expect(204);
    const again = await app.owner('delete', path).set('Idempotency-Key', key).expect(204);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('stores no failure: the same key may come again with another If-Match', async () => {
    const key = randomUUID();
    const made = await addCocktail(app);
    const send = (version: number) =>
      app
        .owner('patch', `/api/cocktails/${made.id}`)
        .set('Idempotency-Key', key)
        .set('If-Match', `"${version}"`)
        .send({ ice: 'Cubes' });
    expectError(await send(8), 412);
    expect((await send(1)).body).toMatchObject({ version: 2 });
    expect((await send(1)).body).toMatchObject({ version: 2 });
  });

  it('covers reorder and spirit options', async () => {
    const key = randomUUID();
    const ids = (await cocktails(app)).map(({ id }) => id).reverse();
    const first = await app.owner('post', '/api/cocktails/reorder').set('Idempotency-Key', key).send({ ids });
    await app
      .owner('post', '/api/cocktails/reorder')
      .send({ ids: [...ids].reverse() })
      .expect(200);
    const again = await app.owner('post', '/api/cocktails/reorder').set('Idempotency-Key', key).send({ ids });
    expect(again.body).toEqual(first.body);
    expect((await cocktails(app)).map(({ id }) => id)).toEqual([...ids].reverse());
    for (const status of [201, 201])
      await app
        .owner('post', '/api/spirit-options')
        .set('Idempotency-Key', key)
        .send({ name: 'once' })
        .expect(status);
  });

  it('has 1 to 100 characters', async () => {
    const send = (key: string) =>
      app.owner('post', '/api/cocktails').set('Idempotency-Key', key).send(NEW_COCKTAIL);
    expect((await send('k'.repeat(100))).status).toBe(201);
    expectError(await send('k'.repeat(101)), 400);
    expectError(await send(''), 400);
  });

  it('is checked only behind the guard', async () => {
    const key = randomUUID();
    await app.owner('post', '/api/cocktails').set('Idempotency-Key', key).send(NEW_COCKTAIL).expect(201);
    expectError(
      await app.visitor('post', '/api/cocktails').set('Idempotency-Key', key).send(NEW_COCKTAIL),
      401,
    );
  });
});
