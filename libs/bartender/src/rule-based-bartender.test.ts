import { TEXT_LENGTHS } from '@peanut/contracts';
import { type CaseSet, type Topic } from '../evaluation/cases.js';
import { evaluate, type Outcome, scores } from '../evaluation/report.js';
import { answerOf } from '../evaluation/judge-chat.js';
import { SEEDED_MENU } from '../evaluation/seeded-menu.js';
import { RuleBasedBartender } from './rule-based-bartender.js';

const house = new RuleBasedBartender();
const never = () => new AbortController().signal;

/** The share that was right when it was last raised; the goals are in bench/house-bartender.ts. */
const LEAST: [Topic, CaseSet, number][] = [
  ['moods', 'regression', 0.98],
  ['moods', 'tuning', 0.97],
  ['moods', 'held-out', 0.92],
  ['chats', 'regression', 0.98],
  ['chats', 'tuning', 0.99],
  ['chats', 'held-out', 0.92],
  ['recipes', 'regression', 0.95],
  ['recipes', 'tuning', 0.99],
  ['recipes', 'held-out', 0.85],
  ['pours', 'tuning', 0.98],
  ['pours', 'held-out', 0.93],
  ['edits', 'regression', 0.95],
  ['edits', 'tuning', 0.98],
  ['edits', 'held-out', 0.9],
];

describe('the evaluation set', () => {
  let outcomes: Outcome[];
  beforeAll(async () => {
    outcomes = await evaluate(house);
  });

  it.each(LEAST)('%s, %s: at least %d right', (topic, set, least) => {
    const score = scores(outcomes).find((one) => one.topic === topic && one.set === set);
    expect((score?.right ?? 0) / (score?.of ?? 1)).toBeGreaterThanOrEqual(least);
  });
});

describe('HouseBartender', () => {
  it('gives the same answer to the same question', async () => {
    const twice = async (ask: string) => {
      const one = await house.recommend({ description: ask }, SEEDED_MENU, never());
      const other = await new RuleBasedBartender().recommend(
        { description: ask },
        structuredClone(SEEDED_MENU),
        never(),
      );
      expect(other).toEqual(one);
    };
    for (const ask of ['Surprise me', 'something smoky', 'qqqq zzzz']) await twice(ask);
  });

  it('speaks word by word', async () => {
    const pieces: string[] = [];
    const question = { message: "What's in a Negroni?", history: [] };
    for await (const piece of house.chat(question, SEEDED_MENU, never()).pieces) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join('')).toContain('**Negroni**');
  });

  it('stops when the guest leaves', async () => {
    const controller = new AbortController();
    const question = { message: 'something smoky', history: [] };
    const words = house.chat(question, SEEDED_MENU, controller.signal).pieces[Symbol.asyncIterator]();
    await words.next();
    controller.abort(new Error('left'));
    await expect(words.next()).rejects.toThrow('left');
    await expect(house.recommend({ description: 'gin' }, SEEDED_MENU, controller.signal)).rejects.toThrow(
      'left',
    );
  });

  it('says nothing of hidden drinks and recommends none that is out of stock', async () => {
    const [first, ...others] = SEEDED_MENU.cocktails;
    if (!first) throw new Error('The seed is empty.');
    const menu = {
      ...SEEDED_MENU,
      cocktails: [
        { ...first, id: 'hidden', name: 'Secret House Punch', isVisible: false },
        ...others.map((drink) => (drink.name === 'Negroni' ? { ...drink, isAvailable: false } : drink)),
      ],
    };
    const found = await house.recommend({ description: 'negroni or secret house punch' }, menu, never());
    expect(found.map(({ name }) => name)).not.toContain('Negroni');
    expect(found.map(({ name }) => name)).not.toContain('Secret House Punch');
    const answer = await answerOf(house, menu, { say: 'what is in the secret house punch?' });
    expect(answer).not.toMatch(/secret house punch/i);
    expect(await answerOf(house, menu, { say: 'tell me about the Negroni' })).toContain('out of stock');
  });

  it('manages with an empty menu', async () => {
    const empty = { cocktails: [], whiskeys: [], spirits: [] };
    expect(await house.recommend({ description: 'something smoky' }, empty, never())).toEqual([]);
    expect(await house.recommend({ preferences: {} }, empty, never())).toEqual([]);
    for (const say of ['something smoky', 'how many cocktails', 'strongest?', 'hello', 'list all drinks'])
      expect((await answerOf(house, empty, { say })).length).toBeGreaterThan(10);
    expect((await house.suggestOrder({ name: 'First', proof: 90 }, empty, never())).suggestedNumber).toBe(1);
  });
});

describe('unfriendly input', () => {
  const LONGEST = 2000;
  const seeds = [
    'a ',
    'and with ',
    '1 1/2 ',
    '"(',
    'no gin, ',
    'called ',
    ' \n-',
    '2 oz gin and ',
    'margerita ',
    'garnish ',
    'description to ',
    '9',
    '🍹',
    'instead of the ',
    'served up in a ',
    '.',
    'ä',
    'smoked with ',
    'Ab',
    ' \t',
    'hide it, ',
    'pour it because ',
    '½',
    '1 2 ',
    '1 oz gin, ',
    'a\t1\toz\n',
    'half gin ',
    '1 oz each of gin and ',
  ];

  it.each(seeds)('%j, repeated to the limit, is answered', async (seed) => {
    const text = seed.repeat(LONGEST).slice(0, LONGEST);
    const [cocktail] = SEEDED_MENU.cocktails;
    const [whiskey] = SEEDED_MENU.whiskeys;
    await house.recommend({ description: text }, SEEDED_MENU, never());
    await answerOf(house, SEEDED_MENU, { say: text });
    const description = seed.repeat(TEXT_LENGTHS.drinkDescription).slice(0, TEXT_LENGTHS.drinkDescription);
    for (const mode of ['fill', 'partial', 'full'] as const) {
      await house.parseCocktail({ description, mode, current: cocktail ?? null }, SEEDED_MENU, never());
      await house.parseWhiskey({ description, mode, current: whiskey ?? null }, SEEDED_MENU, never());
    }
    // Jest notices only now that its limit for what hangs is over.
    await new Promise((resolve) => setTimeout(resolve));
  });
});
