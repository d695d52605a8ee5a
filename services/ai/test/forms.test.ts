import { expectError, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.standIn.play({ mode: 'good' });
  await app.standIn.forget();
});

const cocktail = (body: object = { description: 'a paper plane' }) =>
  app.owner('/api/ai/parse-cocktail', body);
const whiskey = (body: object = { description: 'eagle rare' }) => app.owner('/api/ai/parse-whiskey', body);
const order = (newWhiskey: unknown) => app.owner('/api/whiskeys/suggest-order', { newWhiskey });
const characters = (text: unknown): number => [...String(text)].length;

/** The data the upstream got. */
async function sent(): Promise<string> {
  return (await app.standIn.calls())[0]?.body.messages[1]?.content ?? '';
}

describe('who may ask', () => {
  it.each(['/api/ai/parse-cocktail', '/api/ai/parse-whiskey', '/api/whiskeys/suggest-order'])(
    '%s is the owner’s alone',
    async (path) => {
      expectError(await app.visitor(path, { description: 'x' }), 401);
      expectError(await app.visitor(path, { description: 'x' }).set('Cookie', 'peanut_session=forged'), 401);
      expect(await app.standIn.calls()).toHaveLength(0);
    },
  );
});

describe('POST /api/ai/parse-cocktail', () => {
  it('reads a description into the fields', async () => {
    const answer = await cocktail().expect(200);
    expect(answer.body).toEqual({
      name: 'Paper Plane',
      spirit: 'bourbon',
      description: 'Equal parts, bittersweet and bright.',
      ingredients: ['3/4 oz bourbon', '3/4 oz Aperol', '3/4 oz Amaro Nonino', '3/4 oz lemon juice'],
      glass: 'Coupe',
      ice: 'None',
      prep: 'Shake with ice and strain.',
    });
    expect(await sent()).toContain('{"mode":"fill","text":"a paper plane"}');
  });

  it('gives the bartender the text as a reader sees it', async () => {
    await cocktail({ description: '&frac12; oz gin &ndash; Smith &amp; Cross\r\n\u200b' }).expect(200);
    expect(await sent()).toContain('"text":"½ oz gin – Smith & Cross"');
  });

  it('keeps every field within its limit', async () => {
    await app.standIn.play({ mode: 'too-long' });
    const { body } = (await cocktail().expect(200)) as { body: Record<string, unknown> };
    expect(characters(body['description'])).toBeLessThanOrEqual(100);
    expect(characters(body['prep'])).toBeLessThanOrEqual(2000);
    expect(body['ingredients']).toHaveLength(30);
    for (const one of body['ingredients'] as string[]) expect(characters(one)).toBeLessThanOrEqual(200);
  });

  it.each([
    ['London Dry Gin', 'gin'],
    [' BOURBON ', 'bourbon'],
    ['unobtainium', 'bourbon'],
    [null, 'bourbon'],
  ])('makes the spirit %j an active one: %s', async (spirit, expected) => {
    await app.standIn.play({ json: { name: 'x', spirit, ingredients: ['1 oz Bourbon'] } });
    expect((await cocktail().expect(200)).body).toMatchObject({ spirit: expected });
  });

  it('leaves out what is empty or of another type', async () => {
    await app.standIn.play({
      json: {
        name: '  A\u0000  b ',
        ingredients: ['', ' ', 4, ' 1 oz gin '],
        glass: 5,
        isVisible: 'no',
        x: 1,
      },
    });
    const answer = await cocktail().expect(200);
    expect(answer.body).toEqual({ name: 'A b', ingredients: ['1 oz gin'], spirit: 'gin' });
  });

  it('edits in part: only the fields that change', async () => {
    const [current] = await app.cocktails();
    await app.standIn.play({
      json: { name: current?.name, spirit: 'nothing', smoke: 'hickory', isVisible: false, glass: ' ' },
    });
    const currentData = { ...current, isStaged: true, stageType: 'update' };
    const answer = await cocktail({
      description: 'make it smoky',
      isEdit: true,
      currentData,
      mode: 'partial',
    });
    expect(answer.body).toEqual({ smoke: 'hickory', isVisible: false });
    expect(await sent()).toContain('"mode":"partial"');
    expect(await sent()).toContain(`"name":"${current?.name}"`);
    expect(await sent()).not.toContain('isStaged');
  });

  it('names the clauses that the model did not understand, within their lengths', async () => {
    const [currentData] = await app.cocktails();
    const edit = { description: 'hide it and more', isEdit: true, currentData, mode: 'partial' };
    const answerTo = async (notUnderstood: unknown) => {
      await app.standIn.play({ json: { isVisible: false, notUnderstood } });
      return (await cocktail(edit).expect(200)).body as { notUnderstood?: string[] };
    };
    expect(await answerTo([' and\nmore ', '', 7])).toEqual({ isVisible: false, notUnderstood: ['and more'] });
    const { notUnderstood = [] } = await answerTo(Array.from({ length: 12 }, () => 'long '.repeat(60)));
    expect(notUnderstood).toHaveLength(10);
    expect(characters(notUnderstood[0])).toBeLessThanOrEqual(200);
    for (const nothing of [null, [], [' '], 'more'])
      expect(await answerTo(nothing)).toEqual({ isVisible: false });
  });

  it('takes smoke away', async () => {
    const [smoky] = (await app.cocktails()).filter(({ smoke }) => smoke !== null);
    await app.standIn.play({ json: { smoke: '' } });
    const answer = await cocktail({
      description: 'no smoke',
      isEdit: true,
      currentData: smoky,
      mode: 'partial',
    });
    expect(answer.body).toEqual({ smoke: null });
  });

  it.each([
    [{ description: 'Rewrite  ALL of it', mode: 'partial' }, 'full'],
    [{ description: 'edit all', mode: 'partial' }, 'full'],
    [{ description: 'please change everything' }, 'full'],
    [{ description: 'let us start over' }, 'full'],
    [{ description: 'a complete rewrite' }, 'full'],
    [{ description: 'a negroni', mode: 'full' }, 'full'],
    [{ description: 'a negroni', currentData: null }, 'full'],
    [{ description: 'make it sweeter' }, 'partial'],
  ])('%j is %s', async (body, mode) => {
    await cocktail({ isEdit: true, currentData: { name: 'x' }, ...body }).expect(200);
    expect(await sent()).toContain(`{"mode":"${mode}"`);
  });

  it('names the allergens that the recipe holds, whatever the model says of them', async () => {
    await app.standIn.play({
      json: { name: 'x', ingredients: ['2 oz rye', '1 egg white'], allergens: ['nuts', 'gold'] },
    });
    expect((await cocktail().expect(200)).body).toMatchObject({ allergens: ['egg', 'nuts'] });
    await app.standIn.play({ json: { ingredients: ['2 oz rye', '1 egg white'], allergens: null } });
    const currentData = {
      ingredients: ['2 oz gin', '1 oz dry vermouth'],
      allergens: ['sesame', 'sulphites'],
    };
    const edited = await cocktail({ description: 'a sour', isEdit: true, mode: 'partial', currentData });
    expect(edited.body).toMatchObject({ allergens: ['egg', 'sesame'] });
    await app.standIn.play({ json: { ingredients: ['2 oz rye', '1 oz cream'], allergens: [] } });
    const creamy = await cocktail({ description: 'add cream', isEdit: true, mode: 'partial', currentData });
    // The owner said nothing of allergens: an empty list may be a server's way to say "as it is".
    expect(creamy.body).toMatchObject({ allergens: ['milk', 'sesame'] });
    await app.standIn.play({ json: { ingredients: ['2 oz rye'], allergens: null } });
    const bare = { description: 'rye', isEdit: true, mode: 'partial', currentData: { name: 'x' } };
    expect((await cocktail(bare)).body).toEqual({ ingredients: ['2 oz rye'] });
  });

  it('says when nothing could be read', async () => {
    await app.standIn.play({ json: { name: ' ', ingredients: [] } });
    expectError(await cocktail(), 422, /Nothing could be read/);
    await app.standIn.play({ json: { name: 'Same' } });
    const edit = { description: 'x', isEdit: true, currentData: { name: 'Same' }, mode: 'partial' };
    expectError(await cocktail(edit), 422);
  });

  it.each([
    [{}],
    [{ description: '' }],
    [{ description: 5 }],
    [{ description: 'x'.repeat(4001) }],
    [{ description: 'x', isEdit: 'yes' }],
    [{ description: 'x', mode: 'half' }],
    [{ description: 'x', currentData: [] }],
    [{ description: 'x', currentData: 'x' }],
    [{ description: 'x', more: 1 }],
  ])('refuses %j', async (body) => expectError(await cocktail(body), 400));
});

describe('POST /api/ai/parse-whiskey', () => {
  it('reads a description into the fields', async () => {
    expect((await whiskey().expect(200)).body).toMatchObject({ name: 'Eagle Rare 10', proof: 90 });
  });

  it('keeps every field within its limit', async () => {
    await app.standIn.play({ mode: 'too-long' });
    const { body } = (await whiskey().expect(200)) as { body: Record<string, unknown> };
    expect(characters(body['profile'])).toBeLessThanOrEqual(60);
    expect(characters(body['notes'])).toBeLessThanOrEqual(60);
    expect(body['proof']).toBe(200);
  });

  it.each([
    [90.44, 90.4],
    [-3, 0],
    [null, undefined],
    ['101', undefined],
  ])('reads the proof %j as %j', async (proof, expected) => {
    await app.standIn.play({ json: { name: 'x', proof, number: 0 } });
    expect((await whiskey().expect(200)).body).toEqual({ name: 'x', number: 1, proof: expected });
  });

  it('edits in part', async () => {
    const [current] = await app.whiskeys();
    await app.standIn.play({ json: { name: current?.name, proof: 101 } });
    const answer = await whiskey({ description: 'proof 101', isEdit: true, currentData: current });
    expect(answer.body).toEqual({ proof: 101 });
  });
});

describe('POST /api/whiskeys/suggest-order', () => {
  it('names a place and why', async () => {
    const answer = await order({ name: 'Eagle Rare', proof: 90, isStaged: true }).expect(200);
    expect(answer.body).toEqual({ suggestedNumber: 3, reasoning: expect.any(String) as string });
    expect(await sent()).toContain('<new-whiskey>\n{"name":"Eagle Rare","proof":90}\n</new-whiskey>');
  });

  it.each([
    [4000, 24],
    [0, 1],
    [-7, 1],
    [2.4, 2],
  ])('clamps %d to %d', async (suggestedNumber, expected) => {
    await app.standIn.play({ json: { suggestedNumber, reasoning: '' } });
    const answer = await order({ name: 'x' }).expect(200);
    expect(answer.body).toMatchObject({ suggestedNumber: expected });
    expect((answer.body as { reasoning: string }).reasoning).not.toBe('');
  });

  it('takes no text for a place', async () => {
    await app.standIn.play({ json: { suggestedNumber: 'first', reasoning: 'x' } });
    expectError(await order({ name: 'x' }), 503);
  });

  it.each([[undefined], [null], ['x'], [[]]])('refuses %j', async (value) =>
    expectError(await order(value), 400),
  );
});
