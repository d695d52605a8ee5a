import { randomUUID } from 'node:crypto';
import { SEEDED_SPIRITS, type SpiritOption } from '@peanut/contracts';
import { addCocktail, cocktails, expectError, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SEED_MENU: false });
});
afterAll(() => app.close());

async function add(fields: object): Promise<SpiritOption> {
  return (await app.owner('post', '/api/spirit-options').send(fields).expect(201)).body as SpiritOption;
}

describe('GET /api/spirit-options', () => {
  it('lists the seeded spirits in order, also without a menu', async () => {
    const answer = await app.visitor('get', '/api/spirit-options').expect(200);
    expect((answer.body as SpiritOption[]).map(({ name }) => name)).toEqual([...SEEDED_SPIRITS]);
    expect(await cocktails(app)).toEqual([]);
  });
});

describe('POST /api/spirit-options', () => {
  it('stores the name trimmed, active and in order 0', async () => {
    const made = await add({ name: '  Mezcal ', isActive: true });
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Mezcal',
      isActive: true,
      sortOrder: 0,
      createdAt: expect.any(String),
    });
    expect((await app.visitor('get', '/api/spirit-options')).body).toContainEqual(made);
  });

  it.each(['mezcal', 'MEZCAL', ' Mezcal ', 'Bourbon'])('refuses %j, which exists', async (name) => {
    expectError(await app.owner('post', '/api/spirit-options').send({ name }), 409, /exists already/);
  });

  it.each([{}, { name: '' }, { name: ' ' }, { name: null }])(
    'says that a name is required to %j',
    async (body) => {
      expectError(
        await app.owner('post', '/api/spirit-options').send(body),
        400,
        /^Spirit name is required$/,
      );
    },
  );

  it('takes 50 characters and no more', async () => {
    await add({ name: '🥃'.repeat(50) });
    expectError(await app.owner('post', '/api/spirit-options').send({ name: 'x'.repeat(51) }), 400);
  });
});

describe('PATCH /api/spirit-options/{id}', () => {
  it('deactivates, and renames with the cocktails that use it', async () => {
    const made = await add({ name: 'Agricole' });
    const drink = await addCocktail(app, { spirit: 'Agricole' });
    const path = `/api/spirit-options/${made.id}`;
    const off = await app.owner('patch', path).send({ isActive: false }).expect(200);
    expect(off.body).toEqual({ ...made, isActive: false });
    await app.owner('patch', path).send({ name: 'Rhum agricole' }).expect(200);
    const renamed = (await cocktails(app)).find(({ id }) => id === drink.id);
    expect(renamed).toMatchObject({ spirit: 'Rhum agricole', version: 1 });
    expect((await app.visitor('get', '/api/cocktails')).text).toContain('Rhum agricole');
  });

  it('refuses a name that exists and an unknown id', async () => {
    const made = await add({ name: 'Pisco' });
    expectError(await app.owner('patch', `/api/spirit-options/${made.id}`).send({ name: 'GIN' }), 409);
    expectError(await app.owner('patch', `/api/spirit-options/${randomUUID()}`).send({ name: 'x' }), 404);
    expectError(await app.owner('patch', '/api/spirit-options/1').send({ name: 'x' }), 400);
  });
});

describe('DELETE /api/spirit-options/{id}', () => {
  it('says how many cocktails use it, and deletes it once none does', async () => {
    const made = await add({ name: 'Aquavit' });
    const drinks = [
      await addCocktail(app, { spirit: 'Aquavit' }),
      await addCocktail(app, { spirit: 'Aquavit' }),
    ];
    const path = `/api/spirit-options/${made.id}`;
    expectError(await app.owner('delete', path), 409, /^2 cocktails use Aquavit/);
    for (const { id } of drinks) await app.owner('delete', `/api/cocktails/${id}`).expect(204);
    await app.owner('delete', path).expect(204);
    expectError(await app.owner('delete', path), 404);
  });
});
