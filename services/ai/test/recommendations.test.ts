import type { Recommendation } from '@peanut/contracts';
import { advanceClock, sent, until } from '@peanut/service/testing';
import { expectError, MENU_COPY_MAX_AGE, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.standIn.play({ mode: 'good' });
  await app.standIn.forget();
});

const ask = (body: object = { description: 'something smoky' }) => app.visitor('/api/recommendations', body);
const listOf = (answer: { body: unknown }): Recommendation[] =>
  (answer.body as { recommendations: Recommendation[] }).recommendations;

const raw = (fields: object) => ({
  name: 'x',
  spirit: 'gin',
  description: 'd',
  reasoning: 'r',
  matchScore: 50,
  type: 'cocktail',
  id: null,
  ...fields,
});

describe('POST /api/recommendations', () => {
  it.each([{ description: 'something smoky' }, { preferences: { flavorProfile: 'smoky', strength: 'any' } }])(
    'answers %j with drinks of the menu, best first',
    async (body) => {
      const answer = await ask(body).expect(200);
      const list = listOf(answer);
      expect(list).toHaveLength(3);
      const ids = [...(await app.cocktails()), ...(await app.whiskeys())].map(({ id }) => id);
      for (const one of list) {
        expect(ids).toContain(one.cocktailId ?? one.whiskeyId);
        expect(Number.isInteger(one.matchScore)).toBe(true);
      }
      const scores = list.map(({ matchScore }) => matchScore);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('asks by a strict JSON schema, with instructions apart from the data', async () => {
    await ask({ preferences: { flavorProfile: 'smoky', strength: 'any' } });
    const [call] = await app.standIn.calls();
    expect(call?.body.response_format?.json_schema).toMatchObject({ name: 'recommendations', strict: true });
    expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(call?.body.messages[1]?.content).toContain('<wish>\n{"flavorProfile":"smoky"}\n</wish>');
  });

  it.each([
    [{}],
    [{ description: 'x', preferences: {} }],
    [{ description: null }],
    [{ description: '' }],
    [{ description: '  \n ' }],
    [{ description: 12 }],
    [{ description: 'x'.repeat(2001) }],
    [{ description: 'a\u0000b' }],
    [{ preferences: null }],
    [{ preferences: [] }],
    [{ preferences: 'any' }],
    [{ preferences: { preferredSpirit: 'mezcal' } }],
    [{ preferences: { preferredSpirit: ['gin'] } }],
    [{ preferences: { spirit: 'gin' } }],
    [{ description: 'x', count: 3 }],
  ])('refuses %j', async (body) => {
    expectError(await ask(body), 400);
    expect(await app.standIn.calls()).toHaveLength(0);
  });

  it.each([{ preferences: {} }, { description: '🥜'.repeat(2000) }])('takes %j', (body) =>
    ask(body).expect(200),
  );

  it('believes an id, else a name, and takes what the menu knows from the menu', async () => {
    const [first, second] = await app.cocktails();
    const [whiskey] = await app.whiskeys();
    await app.standIn.play({
      json: {
        recommendations: [
          raw({ id: first?.id, name: 'Another name', spirit: 'water', matchScore: 10 }),
          raw({ name: ` ${second?.name.toUpperCase()}! `, matchScore: 20 }),
          raw({ id: whiskey?.id, type: 'cocktail', matchScore: 30 }),
          raw({ id: first?.id, matchScore: 90 }),
        ],
      },
    });
    expect(listOf(await ask().expect(200))).toMatchObject([
      { name: whiskey?.name, type: 'whiskey', whiskeyId: whiskey?.id, matchScore: 30 },
      { name: second?.name, type: 'cocktail', cocktailId: second?.id, spirit: second?.spirit },
      { name: first?.name, cocktailId: first?.id, spirit: first?.spirit, matchScore: 10 },
    ]);
  });

  it('says of an invented drink that it is off the menu: no id', async () => {
    await app.standIn.play({ mode: 'invented' });
    const list = listOf(await ask().expect(200));
    expect(list.map(({ name }) => name)).toEqual(['Moonlit Anchovy', 'Ghost']);
    for (const one of list) expect(one).not.toHaveProperty('cocktailId');
    for (const one of list) expect(one).not.toHaveProperty('whiskeyId');
  });

  it('cuts long texts and lists, and clamps scores', async () => {
    await app.standIn.play({ mode: 'too-long' });
    const list = listOf(await ask().expect(200));
    expect(list).toHaveLength(6);
    for (const one of list) {
      expect([...one.name].length).toBeLessThanOrEqual(120);
      expect([...one.reasoning].length).toBeLessThanOrEqual(400);
      expect(one.matchScore).toBeGreaterThanOrEqual(0);
      expect(one.matchScore).toBeLessThanOrEqual(100);
    }
  });

  it.each([
    [99.6, 100],
    [-5, 0],
    [1e300, 100],
    ['80', 0],
    [null, 0],
  ])('reads the score %j as %i', async (matchScore, expected) => {
    await app.standIn.play({ json: { recommendations: [raw({ matchScore })] } });
    expect(listOf(await ask().expect(200))[0]?.matchScore).toBe(expected);
  });

  it('passes an empty list on', async () => {
    await app.standIn.play({ mode: 'empty' });
    await ask().expect(200, { recommendations: [] });
  });

  it('leaves out what is no drink at all', async () => {
    await app.standIn.play({ json: { recommendations: [null, 1, 'x', [], {}, raw({ name: ' ' })] } });
    await ask().expect(200, { recommendations: [] });
  });
});

describe('what guests must not be offered', () => {
  it('never offers, and never tells the model of, a hidden drink', async () => {
    const [cocktail] = (await app.cocktails()).slice(-1);
    const path = `/api/cocktails/${cocktail?.id}`;
    await ask();
    await app.change('patch', path, { isVisible: false });
    advanceClock(MENU_COPY_MAX_AGE);
    await app.standIn.forget();
    await app.standIn.play({ json: { recommendations: [raw({ id: cocktail?.id })] } });
    expect(listOf(await ask().expect(200))).not.toContainEqual(
      expect.objectContaining({ cocktailId: cocktail?.id }),
    );
    expect(JSON.stringify(await app.standIn.calls())).not.toContain(cocktail?.name);
    await app.change('patch', path, { isVisible: true });
  });

  it('leaves out a drink that is hidden while the model thinks', async () => {
    const [cocktail] = await app.cocktails();
    const path = `/api/cocktails/${cocktail?.id}`;
    await app.standIn.play({
      mode: 'held',
      json: { recommendations: [raw({ id: cocktail?.id, name: cocktail?.name }), raw({ name: 'Other' })] },
    });
    await app.standIn.forget();
    const answer = sent(ask().expect(200));
    await until(async () => (await app.standIn.calls()).length === 1, 'the model thinks');
    await app.change('patch', path, { isVisible: false });
    advanceClock(MENU_COPY_MAX_AGE);
    await app.standIn.sayWord();
    expect(listOf(await answer).map(({ name }) => name)).toEqual(['Other']);
    await app.change('patch', path, { isVisible: true });
  });

  it('offers nothing that breaks a limit of the guest, on the menu or off it', async () => {
    const cocktails = await app.cocktails();
    const gin = cocktails.find(({ spirit }) => spirit === 'gin');
    const rum = cocktails.find(({ spirit }) => spirit === 'rum');
    await app.standIn.play({
      json: {
        recommendations: [
          raw({ id: gin?.id, name: gin?.name }),
          raw({ name: 'Pisco Sour', spirit: 'pisco' }),
          raw({ name: 'Cloud', description: 'Lemon under a foam of egg white.' }),
          raw({ id: rum?.id, name: rum?.name }),
        ],
      },
    });
    const answer = await ask({ description: 'allergic to eggs, and no gin please' }).expect(200);
    expect(listOf(answer).map(({ name }) => name)).toEqual([rum?.name]);
  });

  it('offers nothing that is out of stock', async () => {
    const [whiskey] = await app.whiskeys();
    const path = `/api/whiskeys/${whiskey?.id}`;
    await app.change('patch', path, { isAvailable: false });
    advanceClock(MENU_COPY_MAX_AGE);
    await app.standIn.play({
      json: { recommendations: [raw({ id: whiskey?.id }), raw({ name: whiskey?.name })] },
    });
    await ask().expect(200, { recommendations: [] });
    await app.change('patch', path, { isAvailable: true });
  });
});
