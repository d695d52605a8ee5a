import type { ChatQuestion, MenuSnapshot } from '@peanut/bartender';
import { SEEDED_MENU, largeMenu } from '@peanut/bartender/evaluation';
import { relevantMenu } from '../shortlist/relevant-menu.js';
import type { Prompt } from '../prompts/prompt.js';
import { ModelBartender } from './model-bartender.js';
import type { ModelClient } from './model-client.js';
import { estimatedTokens } from './wire/tokens.js';

const stays = new AbortController().signal;

/** A bartender in front of a window of so many tokens, and the prompts that it sends. */
function newBartender(window: number, answer: object = {}) {
  const sent: Prompt[] = [];
  const client = {
    tokens: estimatedTokens,
    promptRoom: async (answerTokens: number) => window - answerTokens,
    json: async (prompt: Prompt) => {
      sent.push(prompt);
      return answer;
    },
    stream: async function* (prompt: Prompt) {
      sent.push(prompt);
      yield 'Cheers.';
    },
  };
  return { bartender: new ModelBartender(client as unknown as ModelClient), sent };
}

const tokensOf = ({ instructions, data }: Prompt): number => estimatedTokens(`${instructions}\n${data}`);
const menuIn = ({ data }: Prompt): { cocktails: object[]; whiskeys: object[] } =>
  JSON.parse(/<menu>\n(.*)\n<\/menu>/.exec(data)?.[1] ?? '{}') as { cocktails: object[]; whiskeys: object[] };

async function recommendationPrompt(menu: MenuSnapshot, window: number): Promise<Prompt> {
  const { bartender, sent } = newBartender(window, { recommendations: [] });
  const query = { description: 'something smoky and strong' };
  const room = await bartender.menuRoom({ kind: 'wish', query }, stays);
  await bartender.recommend(query, await relevantMenu(menu, [query.description], { room }), stays);
  return sent[0] as Prompt;
}

async function chatPromptOf(question: ChatQuestion, menu: MenuSnapshot, window: number): Promise<Prompt> {
  const { bartender, sent } = newBartender(window);
  const room = await bartender.menuRoom({ kind: 'chat', question }, stays);
  const part = await relevantMenu(menu, [question.message], { room });
  for await (const _ of bartender.chat(question, part, stays).pieces);
  return sent[0] as Prompt;
}

const TALK: ChatQuestion['history'] = Array.from({ length: 5 }, (_, index) => ({
  type: index % 2 === 0 ? 'user' : 'ai',
  content: `${index} ${'and so on '.repeat(60)}`,
}));

describe('a prompt fits', () => {
  it('the demo menu takes half of what it took, whole', async () => {
    const wish = await recommendationPrompt(SEEDED_MENU, 16_384);
    const chat = await chatPromptOf({ message: 'Something fruity?', history: [] }, SEEDED_MENU, 16_384);
    for (const prompt of [wish, chat]) {
      expect(tokensOf(prompt)).toBeLessThanOrEqual(2_700);
      expect(menuIn(prompt).cocktails.length + menuIn(prompt).whiskeys.length).toBe(35);
    }
  });

  it.each([100, 250, 251])('%i drinks stay below 8,000 tokens', async (count) => {
    const prompt = await recommendationPrompt(largeMenu(count), 131_072);
    expect(tokensOf(prompt)).toBeLessThanOrEqual(7_200);
    expect(menuIn(prompt).cocktails.length).toBeGreaterThan(10);
  });

  it.each([35, 100])('a window of 4,096 holds the question about %i drinks and its answer', async (count) => {
    const menu = count === 35 ? SEEDED_MENU : largeMenu(count);
    const wish = await recommendationPrompt(menu, 4_096);
    const chat = await chatPromptOf({ message: 'Something fruity?', history: TALK }, menu, 4_096);
    for (const prompt of [wish, chat])
      expect(tokensOf(prompt) + prompt.answerTokens).toBeLessThanOrEqual(4_096);
    expect(menuIn(chat).cocktails.length).toBeGreaterThan(5);
  });

  it('forgets the oldest turns first, and never the message', async () => {
    const { data } = await chatPromptOf({ message: 'The last word', history: TALK }, SEEDED_MENU, 4_096);
    expect(data).toContain('The last word');
    expect(data).toContain('"4 and so on');
    expect(data).not.toContain('"0 and so on');
  });
});

describe('what a model reads of the menu', () => {
  const ask = (message: string) => chatPromptOf({ message, history: [] }, SEEDED_MENU, 16_384);

  it('begins with the same words for chat and recommendations, so that a server remembers them', async () => {
    const [chat, wish] = [await ask('Hello'), await recommendationPrompt(SEEDED_MENU, 16_384)];
    expect(chat.instructions).toBe(wish.instructions);
    const shared = chat.data.slice(0, chat.data.indexOf('</menu>'));
    expect(wish.data.slice(0, shared.length)).toBe(shared);
  });

  it('has the whole recipe of the drinks that a guest names', async () => {
    expect((await ask('Hello')).data).not.toContain('Stir the bourbon');
    expect((await ask('How is the old fashioned made?')).data).toMatch(
      /<recipes>.*2 oz \(60 ml\) bourbon.*Stir/s,
    );
  });

  it('ends with what is asked', async () => {
    expect((await ask('Hello')).data).toMatch(/<\/message>\nAnswer the last <message>[^<]*/);
  });
});

it('gives the true ids for the short ones', async () => {
  const answer = {
    recommendations: [
      { id: 'c2', name: 'x', type: 'whiskey' },
      { id: 'w3', name: 'y', type: 'whiskey' },
      { id: 'c99', name: 'z', type: 'cocktail' },
      { id: null, name: 'off the menu', type: 'cocktail' },
    ],
  };
  const { bartender } = newBartender(4_096, answer);
  const list = await bartender.recommend({ description: 'x' }, SEEDED_MENU, stays);
  expect(list).toMatchObject([
    { cocktailId: SEEDED_MENU.cocktails[1]?.id },
    { whiskeyId: SEEDED_MENU.whiskeys.find(({ number }) => number === 3)?.id },
    { cocktailId: 'c99' },
    { cocktailId: null },
  ]);
});
