import type { ChatAnswer, Recommendation } from '@peanut/contracts';
import { advanceClock } from '@peanut/service/testing';
import { streamChat } from './support/events.js';
import { expectError, MENU_COPY_MAX_AGE, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OPENAI_BASE_URL: undefined });
});
afterAll(() => app.close());

describe('without any key, over HTTP', () => {
  it('says who answers, and asks nobody else', async () => {
    await app.visitor('/api/ai/bartender').expect(200, { name: 'House bartender' });
    await app.visitor('/api/chat', { message: 'hello' }).expect(200);
    expect(await app.standIn.calls()).toEqual([]);
  });

  it('recommends drinks of the menu', async () => {
    const answer = await app.visitor('/api/recommendations', { description: 'something smoky, no gin' });
    const { recommendations } = answer.body as { recommendations: Recommendation[] };
    expect(recommendations.length).toBeGreaterThan(0);
    for (const one of recommendations) {
      expect(one.cocktailId ?? one.whiskeyId).toBeDefined();
      expect(one.spirit).not.toBe('gin');
      expect(one.reasoning).not.toBe('');
    }
  });

  it('chats, also as a stream', async () => {
    const { events } = await streamChat(app.ai.url, { message: 'What is in a Manhattan?' });
    const text = events.map(({ data }) => data.delta ?? '').join('');
    expect(text).toContain('Manhattan');
    expect(events.at(-1)).toMatchObject({ name: 'done' });
    expect(events.at(-1)?.data.response).toMatch(/^<p>/);
  });

  it('takes a drink for out of stock while the shelf lacks what it uses', async () => {
    const answers = async () => {
      advanceClock(MENU_COPY_MAX_AGE);
      const chat = await app.visitor('/api/chat', { message: 'what are you out of tonight?' }).expect(200);
      const list = await app.visitor('/api/recommendations', { description: 'a Negroni' }).expect(200);
      const { recommendations } = list.body as { recommendations: Recommendation[] };
      return { out: (chat.body as ChatAnswer).response, names: recommendations.map(({ name }) => name) };
    };
    const before = await answers();
    expect(before.names).toContain('Negroni');
    expect(before.out).not.toContain('Negroni');

    const { body } = await app.change('post', '/api/shelf', { name: 'Campari', isStocked: false });
    const without = await answers();
    expect(without.names).not.toContain('Negroni');
    expect(without.out).toContain('Negroni');

    await app.change('delete', `/api/shelf/${(body as { id: string }).id}`);
    expect(await answers()).toEqual(before);
  });

  it('reads a recipe', async () => {
    const description =
      'Paper Plane: equal parts bourbon, Aperol, Amaro Nonino and lemon, shaken, up in a coupe';
    const answer = await app.owner('/api/ai/parse-cocktail', { description }).expect(200);
    expect(answer.body).toMatchObject({ name: 'Paper Plane', spirit: 'bourbon' });
    expect((answer.body as { ingredients: string[] }).ingredients).toHaveLength(4);
  });

  it('edits in part', async () => {
    const [whiskey] = await app.whiskeys();
    const edit = { description: 'proof 101', isEdit: true, currentData: whiskey, mode: 'partial' };
    expect((await app.owner('/api/ai/parse-whiskey', edit).expect(200)).body).toEqual({ proof: 101 });
  });

  it('makes what it understood, and names the rest', async () => {
    const [cocktail] = await app.cocktails();
    const edit = (description: string) =>
      app.owner('/api/ai/parse-cocktail', {
        description,
        isEdit: true,
        currentData: cocktail,
        mode: 'partial',
      });
    expect((await edit('hide it, and whistle a tune').expect(200)).body).toEqual({
      isVisible: false,
      notUnderstood: ['whistle a tune'],
    });
    expectError(await edit('whistle a tune'), 422);
    expectError(await app.owner('/api/ai/parse-cocktail', { description: 'asdf' }), 422);
    expectError(await app.owner('/api/ai/parse-cocktail', { description: '{"drinks":null}' }), 422);
  });

  it('says when it could read nothing', async () => {
    const [cocktail] = await app.cocktails();
    const edit = { description: 'qwx zzzz', isEdit: true, currentData: cocktail, mode: 'partial' };
    expectError(await app.owner('/api/ai/parse-cocktail', edit), 422);
  });

  it('places a whiskey', async () => {
    const newWhiskey = { name: 'Booker’s', spirit: 'bourbon', proof: 127 };
    const answer = await app.owner('/api/whiskeys/suggest-order', { newWhiskey }).expect(200);
    expect((answer.body as { suggestedNumber: number }).suggestedNumber).toBeGreaterThan(10);
  });
});
