import { randomUUID } from 'node:crypto';
import {
  NEW_COCKTAIL,
  NEW_WHISKEY,
  addCocktail,
  cocktails,
  expectError,
  openBar,
  whiskeys,
  type Bar,
} from './support/menu.js';

let bar: Bar;
beforeAll(async () => {
  bar = await openBar({ SEED_MENU: false });
});
afterAll(() => bar.close());

describe('Idempotency-Key', () => {
  it('gives a repeat the first answer and changes nothing', async () => {
    const key = randomUUID();
    const first = await bar
      .owner('post', '/api/cocktails')
      .set('Idempotency-Key', key)
      .send(NEW_COCKTAIL)
      .expect(201);
    const again = await bar
      .owner('post', '/api/cocktails')
      .set('Idempotency-Key', key)
      .send(NEW_COCKTAIL)
      .expect(201);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await cocktails(bar)).toHaveLength(1);
  });

  it('lets parallel duplicates wait for the first one', async () => {
    const key = randomUUID();
    const before = (await whiskeys(bar)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        bar.owner('post', '/api/whiskeys').set('Idempotency-Key', key).send(NEW_WHISKEY),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
    expect(await whiskeys(bar)).toHaveLength(before + 1);
  });

  it('is 422 with another body, and its own for another path or method', async () => {
    const key = randomUUID();
    const made = await addCocktail(bar);
    const path = `/api/cocktails/${made.id}`;
    await bar.owner('patch', path).set('Idempotency-Key', key).send({ ice: 'Cubes' }).expect(200);
    expectError(await bar.owner('patch', path).set('Idempotency-Key', key).send({ ice: 'None' }), 422);
    const other = await addCocktail(bar);
    await bar
      .owner('patch', `/api/cocktails/${other.id}`)
      .set('Idempotency-Key', key)
      .send({ ice: 'x' })
      .expect(200);
    await bar.owner('delete', path).set('Idempotency-Key', key).expect(204);
    const again = await bar.owner('delete', path).set('Idempotency-Key', key).expect(204);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('stores no failure: the same key may come again with another If-Match', async () => {
    const key = randomUUID();
    const made = await addCocktail(bar);
    const send = (version: number) =>
      bar
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
    const ids = (await cocktails(bar)).map(({ id }) => id).reverse();
    const first = await bar.owner('post', '/api/cocktails/reorder').set('Idempotency-Key', key).send({ ids });
    await bar
      .owner('post', '/api/cocktails/reorder')
      .send({ ids: [...ids].reverse() })
      .expect(200);
    const again = await bar.owner('post', '/api/cocktails/reorder').set('Idempotency-Key', key).send({ ids });
    expect(again.body).toEqual(first.body);
    expect((await cocktails(bar)).map(({ id }) => id)).toEqual([...ids].reverse());
    for (const status of [201, 201])
      await bar
        .owner('post', '/api/spirit-options')
        .set('Idempotency-Key', key)
        .send({ name: 'once' })
        .expect(status);
  });

  it('has 1 to 100 characters', async () => {
    const send = (key: string) =>
      bar.owner('post', '/api/cocktails').set('Idempotency-Key', key).send(NEW_COCKTAIL);
    expect((await send('k'.repeat(100))).status).toBe(201);
    expectError(await send('k'.repeat(101)), 400);
    expectError(await send(''), 400);
  });

  it('is checked only behind the guard', async () => {
    const key = randomUUID();
    await bar.owner('post', '/api/cocktails').set('Idempotency-Key', key).send(NEW_COCKTAIL).expect(201);
    expectError(
      await bar.guest('post', '/api/cocktails').set('Idempotency-Key', key).send(NEW_COCKTAIL),
      401,
    );
  });
});
