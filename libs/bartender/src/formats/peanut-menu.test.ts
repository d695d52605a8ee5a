import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { inputOf, MENU_FILE, withDefaults } from '@peanut/contracts';
import { readMenu } from './read-menu.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

const { cocktails, whiskeys } = SEEDED_MENU;
const exported = (menu: object = {}) =>
  JSON.stringify({
    format: MENU_FILE.format,
    version: MENU_FILE.version,
    exportedAt: '2026-01-01T00:00:00.000Z',
    ...{ cocktails, whiskeys, spiritOptions: [], ...menu },
  });
const only = (cocktail: object) =>
  readMenu(exported({ cocktails: [{ ...cocktails[0], ...cocktail }], whiskeys: [] })).drinks[0];

describe('our own export', () => {
  it('is read back as it was, with nothing guessed', () => {
    const { format, drinks, problems } = readMenu(`\ufeff${exported()}`);
    expect(format).toBe('peanut-menu');
    expect(problems).toEqual([]);
    expect(drinks.flatMap((drink) => [...drink.guessed, ...drink.problems])).toEqual([]);
    expect(drinks.map(({ input }) => input)).toEqual([
      ...cocktails.map((drink) => withDefaults('cocktail', inputOf('cocktail', drink))),
      ...whiskeys.map((drink) => withDefaults('whiskey', inputOf('whiskey', drink))),
    ]);
  });

  it('keeps the ids that can be ids', () => {
    const id = '0f9a6a3e-6c0e-4d3b-9a55-1f2e3d4c5b6a';
    expect(only({ id })?.id).toBe(id);
    expect(only({ id: 7 })).not.toHaveProperty('id');
    expect(only({ id: "1'; --" })).not.toHaveProperty('id');
  });

  it('keeps texts byte for byte', () => {
    const prep = 'Stir.\n\n\n\n&amp; strain  twice. ';
    expect(only({ name: '&lt;b&gt;', prep })?.input).toMatchObject({ name: '&lt;b&gt;', prep });
  });

  it('of a newer version is refused by name', () => {
    expect(() => readMenu(exported({ version: 2 }))).toThrow(UnreadableMenuError);
    expect(() => readMenu(exported({ version: 2 }))).toThrow(/version 2/);
  });

  it('has only so many drinks', () => {
    expect(() =>
      readMenu(exported({ cocktails: Array(MENU_FILE.maxDrinks + 1).fill(cocktails[0]) })),
    ).toThrow(/split/);
  });

  it.each([
    [{ prep: 5 }, /^$/],
    [
      { description: 'word '.repeat(40) },
      /^Description is longer than 100 characters; its end is cut off\.$/,
    ],
    [
      { ingredients: Array(31).fill('1 oz gin') },
      /^It has more than 30 ingredients; the first 30 are used\.$/,
    ],
    [{ allergens: ['egg', 'dragons'] }, /no “dragons”/],
    [{ isVisible: 'perhaps' }, /neither yes nor no; yes is used/],
    [{ sortOrder: 'many' }, /Sort order “many” is no number; 0 is used\./],
    [{ sortOrder: '12' }, /^$/],
    [{ glass: {} }, /Glass is no text/],
    [{ unknown: 1, __proto__: { name: 'x' }, constructor: 2 }, /^$/],
  ])('%j says what is wrong', (cocktail, problem) => {
    expect(only(cocktail)?.problems.join(' ')).toMatch(problem);
  });

  it('says when a proof cannot be, and takes the usual one', () => {
    const [read] = readMenu(exported({ cocktails: [], whiskeys: [{ ...whiskeys[0], proof: 300 }] })).drinks;
    expect(read?.problems).toEqual(['Proof 300 is above 200; 80 is used.']);
    expect(read?.input).toMatchObject({ proof: 80 });
  });

  it('fills in what it lacks', () => {
    const [negroni] = readMenu(exported({ cocktails: [{ name: 'Negroni' }], whiskeys: [] })).drinks;
    expect(negroni?.input).toMatchObject({
      name: 'Negroni',
      spirit: 'gin',
      glass: 'Rocks',
      ice: 'One large cube',
    });
    expect(negroni?.guessed).toEqual(
      expect.arrayContaining(['glass', 'ice', 'prep', 'description', 'ingredients']),
    );
  });
});
