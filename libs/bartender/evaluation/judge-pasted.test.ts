import { RuleBasedBartender } from '../src/rule-based-bartender.js';
import { type PastedExpectation } from './case-types.js';
import { isExactly, judgePasted } from './judge-pasted.js';
import { SEEDED_MENU } from './seeded-menu.js';

describe('isExactly', () => {
  it.each([
    ['2  Dashes Orange Bitters', '2 dash orange bitters'],
    ['1/2–3/4 oz honey syrup', '1/2 - 3/4 oz honey syrup'],
    ['2 × 25 ml rum', '50 ml rum|2 x 25 ml rum'],
    ['Booker’s “Charlie’s Batch”', `Booker's "Charlie's Batch"`],
  ])('%j is %j', (text, choices) => {
    expect(isExactly(text, choices)).toBe(true);
  });

  it.each([
    ['2 oz gin', '2 oz dry gin'],
    ['1/2 oz gin', '1 1/2 oz gin'],
    ['Cafe', 'Café'],
  ])('%j is not %j', (text, choices) => {
    expect(isExactly(text, choices)).toBe(false);
  });
});

describe('judgePasted', () => {
  const house = new RuleBasedBartender();
  const judge = (expected: PastedExpectation | null) =>
    judgePasted(house, SEEDED_MENU, {
      kind: 'titles',
      cocktail: 'Gold Rush\n2 oz bourbon\n3/4 oz lemon juice\nShake, coupe.\nGarnish: lemon twist',
      expect: expected,
    });
  const LINES = ['2 oz bourbon', '3/4 oz lemon juice'];

  it('asks for every line, in order', async () => {
    const whole = [...LINES, 'lemon twist, to garnish'];
    expect(await judge({ name: 'Gold Rush', ingredients: whole, glass: 'coupe', prep: 'shak' })).toEqual([]);
    for (const ingredients of [LINES, whole.toReversed(), [...whole, '1 egg white']])
      expect(await judge({ name: 'Gold Rush', ingredients })).toHaveLength(1);
  });

  it('leaves the lines of a garnish open where only its words are given', async () => {
    expect(await judge({ name: 'Gold Rush', ingredients: LINES, garnish: 'twist' })).toEqual([]);
    expect(await judge({ name: 'Gold Rush', ingredients: LINES, garnish: 'cherry' })).toHaveLength(1);
  });

  it('tells each field that is wrong', async () => {
    expect(await judge({ name: 'Gold', glass: 'flute', prep: 'stir', proof: 90 })).toHaveLength(4);
    expect(await judge(null)).toHaveLength(1);
  });
});
