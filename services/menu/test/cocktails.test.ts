import { randomUUID } from 'node:crypto';
import { SEED_COCKTAILS } from '@peanut/contracts/seed-menu';
import { sent, until } from '@peanut/service/testing';
import {
  NEW_COCKTAIL,
  addCocktail,
  cocktails,
  expectError,
  startTestApp,
  type TestApp,
} from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Keeps a cocktail's row locked; returns what lets it go. */
const holdRow = (id: string): Promise<() => Promise<void>> =>
  app.database.hold('SELECT 1 FROM menu.cocktails WHERE id = $1 FOR UPDATE', [id]);

describe('GET /api/cocktails', () => {
  it('lists the seeded cocktails in order', async () => {
    const answer = await app.visitor('get', '/api/cocktails').expect(200);
    expect((answer.body as { name: string }[]).map(({ name }) => name)).toEqual(
      SEED_COCKTAILS.map(({ name }) => name),
    );
  });

  it('leaves hidden ones out for visitors and keeps them for the owner', async () => {
    const hidden = await addCocktail(app, { name: 'Secret', isVisible: false });
    const seen = await app.visitor('get', '/api/cocktails').expect(200);
    expect(seen.text).not.toContain(hidden.id);
    expect((await cocktails(app)).map(({ id }) => id)).toContain(hidden.id);
    await app.owner('patch', `/api/cocktails/${hidden.id}`).send({ isVisible: true }).expect(200);
    expect((await app.visitor('get', '/api/cocktails')).text).toContain(hidden.id);
    await app.owner('delete', `/api/cocktails/${hidden.id}`).expect(204);
    expect((await app.visitor('get', '/api/cocktails')).text).not.toContain(hidden.id);
  });
});

describe('POST /api/cocktails', () => {
  it('answers the item with its defaults, as the list has it', async () => {
    const made = await addCocktail(app);
    expect(made).toEqual({
      ...NEW_COCKTAIL,
      id: expect.any(String),
      smoke: null,
      pourAnyway: false,
      allergens: [],
      isVisible: true,
      isAvailable: true,
      sortOrder: 0,
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: made.createdAt,
    });
    const listed = (await cocktails(app)).find(({ id }) => id === made.id);
    expect(listed).toEqual({ ...made, missing: [] });
  });

  it('keeps the allergens, in lists for guests too, and changes them by PATCH', async () => {
    const made = await addCocktail(app, { allergens: ['nuts', 'egg'] });
    expect(made.allergens).toEqual(['nuts', 'egg']);
    const path = `/api/cocktails/${made.id}`;
    await app
      .owner('patch', path)
      .send({ allergens: ['sulphites'] })
      .expect(200);
    const seen = (await app.visitor('get', '/api/cocktails')).body as { id: string; allergens: string[] }[];
    expect(seen.find(({ id }) => id === made.id)?.allergens).toEqual(['sulphites']);
    expect((await app.owner('patch', path).send({ glass: 'Coupe' })).body).toMatchObject({
      allergens: ['sulphites'],
    });
  });

  it.each([
    [['gold'], 'Allergens must be some of egg, milk, nuts'],
    [['egg', 'egg'], 'Allergens can name each only once'],
    ['egg', 'Allergens must be some of'],
    [null, 'Allergens must be some of'],
    [[7], 'Allergens must be some of'],
  ])('refuses the allergens %j', async (allergens, message) => {
    const answer = await app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, allergens });
    expectError(answer, 400, new RegExp(message));
  });

  it('takes an id of the client once', async () => {
    const id = randomUUID();
    expect((await addCocktail(app, { id })).id).toBe(id);
    expectError(await app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, id }), 409);
  });

  it.each([
    ['description', 100, 'Description must be 100 characters or less'],
    ['name', 120, 'Name must be 120 characters or less'],
    ['glass', 120, 'Glass must be 120 characters or less'],
    ['ice', 120, 'Ice must be 120 characters or less'],
    ['smoke', 120, 'Smoke must be 120 characters or less'],
    ['prep', 2000, 'Preparation must be 2000 characters or less'],
  ])('takes %s of %i characters and no more', async (field, limit, message) => {
    const emoji = '🍸'.repeat(limit);
    expect(await addCocktail(app, { [field]: emoji })).toMatchObject({ [field]: emoji });
    const answer = await app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, [field]: `${emoji}x` });
    expectError(answer, 400);
    expect(answer.body).toMatchObject({ message, details: [{ field, message }] });
  });

  it('takes 1 to 30 ingredients of 200 characters', async () => {
    const most = Array.from({ length: 30 }, () => 'i'.repeat(200));
    expect((await addCocktail(app, { ingredients: most })).ingredients).toEqual(most);
    for (const ingredients of [
      [...most, 'one more'],
      ['i'.repeat(201)],
      [''],
      ['  '],
      [1],
      'gin',
      [],
      null,
    ]) {
      expectError(await app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, ingredients }), 400);
    }
    const none = await app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, ingredients: [] });
    expectError(none, 400, /^Please add at least one ingredient$/);
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: null },
    { name: 12 },
    { sortOrder: '3' },
    { sortOrder: -1 },
    { sortOrder: 1_000_001 },
    { sortOrder: 1.5 },
    { isVisible: 'true' },
    { isVisible: null },
    { id: 'x' },
    { id: null },
    { version: 1 },
    { createdAt: new Date().toISOString() },
    { surprise: 1 },
    { spirit: 'absinthe' },
    { spirit: 'GIN' },
  ])('refuses %j', async (fields) => {
    expectError(await app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, ...fields }), 400);
  });

  it('gives texts back byte for byte, names in NFC', async () => {
    const texts = { description: 'שלום مرحبا ‮ ', glass: ' ‍👩‍🍳 e\u0301', prep: '<b>&amp;"\'\\\n\t%s;--' };
    const made = await addCocktail(app, { ...texts, name: 'Cafe\u0301' });
    expect(made).toMatchObject({ ...texts, name: 'Café' });
    expect((await cocktails(app)).find(({ id }) => id === made.id)).toMatchObject({ ...texts, name: 'Café' });
  });

  it('refuses visitors', async () => {
    expectError(await app.visitor('post', '/api/cocktails').send(NEW_COCKTAIL), 401);
    expectError(
      await app.visitor('post', '/api/cocktails').set('Cookie', 'peanut_session=x').send(NEW_COCKTAIL),
      401,
    );
  });
});

describe('PATCH /api/cocktails/{id}', () => {
  it('changes what is given, and clears smoke', async () => {
    const made = await addCocktail(app, { smoke: 'Cherry' });
    const answer = await app.owner('patch', `/api/cocktails/${made.id}`).send({ name: 'Other', smoke: null });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...made,
      name: 'Other',
      smoke: null,
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('answers 412 with the current item to a stale If-Match, weak or strong', async () => {
    const made = await addCocktail(app);
    const path = `/api/cocktails/${made.id}`;
    await app.owner('patch', path).set('If-Match', 'W/"1"').send({ ice: 'Cubes' }).expect(200);
    const stale = await app.owner('patch', path).set('If-Match', '"1"').send({ ice: 'Crushed' });
    expectError(stale, 412);
    expect(stale.body).toMatchObject({ current: { id: made.id, ice: 'Cubes', version: 2 } });
    expectError(await app.owner('delete', path).set('If-Match', '"1"'), 412);
    await app.owner('delete', path).set('If-Match', '"2"').expect(204);
  });

  it('takes one of two changes to the same version, however close they come', async () => {
    const { id } = await addCocktail(app);
    const letGo = await holdRow(id);
    const change = (ice: string) =>
      sent(app.owner('patch', `/api/cocktails/${id}`).set({ 'If-Match': '"1"' }).send({ ice }));
    const changes = [change('Cubes'), change('Crushed')];
    await until(async () => (await app.database.waiting()) === 2, 'both wait for the row');
    await letGo();
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('keeps a spirit that was deactivated, but takes no new one of that kind', async () => {
    const spirit = await app.owner('post', '/api/spirit-options').send({ name: 'genever' }).expect(201);
    const made = await addCocktail(app, { spirit: 'genever' });
    const option = `/api/spirit-options/${(spirit.body as { id: string }).id}`;
    await app.owner('patch', option).send({ isActive: false }).expect(200);
    await app
      .owner('patch', `/api/cocktails/${made.id}`)
      .send({ spirit: 'genever', name: 'Kept' })
      .expect(200);
    const other = await addCocktail(app);
    expectError(await app.owner('patch', `/api/cocktails/${other.id}`).send({ spirit: 'genever' }), 400);
  });

  it('knows bad ids from unknown ones', async () => {
    expectError(await app.owner('patch', '/api/cocktails/12').send({ name: 'x' }), 400);
    expectError(await app.owner('patch', `/api/cocktails/${randomUUID()}`).send({ name: 'x' }), 404);
    expectError(await app.owner('delete', `/api/cocktails/${randomUUID()}`), 404);
    expectError(await app.owner('delete', '/api/cocktails/12'), 400);
  });
});

describe('POST /api/cocktails/reorder', () => {
  it('puts the named ones first and keeps the order of the others', async () => {
    const before = (await cocktails(app)).map(({ id }) => id);
    const named = [before[5], before[2]] as string[];
    const answer = await app.owner('post', '/api/cocktails/reorder').send({ orderedIds: named }).expect(200);
    const items = answer.body as { id: string; sortOrder: number }[];
    expect(items.map(({ id }) => id)).toEqual([...named, ...before.filter((id) => !named.includes(id))]);
    expect(items.map(({ sortOrder }) => sortOrder)).toEqual(items.map((_, index) => index));
    expect((await cocktails(app)).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  it('does not raise versions', async () => {
    const before = await cocktails(app);
    const ids = before.map(({ id }) => id).reverse();
    await app.owner('post', '/api/cocktails/reorder').send({ ids }).expect(200);
    const versions = new Map((await cocktails(app)).map(({ id, version }) => [id, version]));
    for (const { id, version } of before) expect(versions.get(id)).toBe(version);
  });

  it('and a deletion meanwhile take turns, so that the answer is the list that was ordered', async () => {
    const ids = (await cocktails(app)).map(({ id }) => id);
    const [first, second, third] = ids as [string, string, string];
    const letGo = await holdRow(third);
    // The row of the first stays where it is, so no row keeps its deletion waiting.
    const ordered = [first, third, second];
    const reorder = sent(app.owner('post', '/api/cocktails/reorder').send({ ids: ordered }));
    await until(async () => (await app.database.waiting()) === 1, 'the reorder waits for the row');
    const deletion = sent(app.owner('delete', `/api/cocktails/${first}`));
    let isDeleted = false;
    void deletion.then(() => (isDeleted = true));
    await until(
      async () => isDeleted || (await app.database.waiting()) === 2,
      'the deletion waits too, or is done',
    );
    await letGo();
    const items = (await reorder).body as { id: string }[];
    expect(items.map(({ id }) => id)).toEqual([...ordered, ...ids.slice(3)]);
    expect((await deletion).status).toBe(204);
  });

  it('moves nothing for unknown, repeated or malformed ids', async () => {
    const before = await cocktails(app);
    const [first] = before.map(({ id }) => id) as [string];
    for (const body of [
      { ids: [first, randomUUID()] },
      { ids: [first, first] },
      { ids: [first, first.toUpperCase()] },
      { ids: ['x'] },
      { ids: first },
      { ids: [first], orderedIds: [first] },
      {},
      { ids: [null] },
    ])
      expectError(await app.owner('post', '/api/cocktails/reorder').send(body), 400);
    expect(await cocktails(app)).toEqual(before);
  });
});
