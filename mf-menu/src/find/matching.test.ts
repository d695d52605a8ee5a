import type { Cocktail } from '@peanut/contracts';
import { SEED_COCKTAILS } from '@peanut/contracts/seed-menu';
import { hostileTexts, unknownWords } from '@peanut/contracts/testing';
import { cocktail, whiskey } from '../testing/drinks';
import { NO_WISH, type Wish } from './find-address';
import { DrinkIndex, indexDrinks, type Findable } from './matching';
import { readHeld } from './read-held';

const DRINKS = [
  cocktail('negroni', {
    name: 'Negroni',
    spirit: 'gin',
    description: 'Bitter and bold.',
    ingredients: ['30 ml gin', '30 ml Campari', 'orange peel'],
  }),
  cocktail('cafe', {
    name: 'Café Brûlot',
    spirit: 'Cognac',
    description: 'Warm.',
    ingredients: ['1 egg white', 'coffee'],
  }),
  cocktail('gimlet', {
    name: "Pimm's Gimlet",
    spirit: 'Gin',
    description: 'Sharp.',
    ingredients: ['gin', 'lime cordial'],
    isAvailable: false,
  }),
  cocktail('sour', {
    name: 'Sour',
    spirit: 'whiskey',
    description: 'Egg and milk.',
    ingredients: ['milk'],
    allergens: ['egg', 'milk'],
    missing: ['milk'],
  }),
];

const indexOf = (drinks: Findable[]) => {
  const index = new DrinkIndex();
  for (const drink of drinks) index.add(drink);
  return index;
};
const find = (wish: Partial<Wish>, drinks: Findable[] = DRINKS) =>
  indexOf(drinks)
    .find({ ...NO_WISH, ...wish })
    .map(({ id }) => id);
/** The drinks that show without an allergen. */
async function findWithout(without: string[], drinks: Findable[] = DRINKS) {
  const held = await readHeld(drinks, new AbortController().signal);
  return indexOf(drinks)
    .find({ ...NO_WISH, without }, held)
    .map(({ id }) => id);
}

describe('finding drinks', () => {
  it.each([
    ['by name', 'negroni', ['negroni']],
    ['by spirit', 'cognac', ['cafe']],
    ['by description', 'bitter', ['negroni']],
    ['by ingredient', 'campari', ['negroni']],
    ['by all words, in any order', 'peel bit ora', ['negroni']],
    ['whatever the case', 'NEGRONI', ['negroni']],
    ['whatever the accents', 'brulot', ['cafe']],
    ['with accents that it does not have', 'négröni', ['negroni']],
    ['with an apostrophe or without', 'pimms', ['gimlet']],
    ['with a curly apostrophe', 'pimm’s', ['gimlet']],
    ['with an error', 'campary', ['negroni']],
    ['not, when one of the words is missing', 'negroni lime', []],
    ['all, without a word', '   ', ['negroni', 'cafe', 'gimlet', 'sour']],
    ['all, by signs alone', '.*+?^${}()|[]\\', ['negroni', 'cafe', 'gimlet', 'sour']],
  ])('%s', (_, query, found) => {
    expect(find({ query })).toEqual(found);
  });

  const NAMES = [
    'Gin & Tonic',
    "Dark 'n' Stormy",
    'Smørrebrød',
    'Æble',
    'Kölsch',
    '7 Up',
    'Licor43',
    'No. 3 Gin',
  ];
  it.each([
    ['Gin & Tonic', ['gin and tonic', 'gin & t', 'gin&tonic', 'gin + tonic', "gin 'n' tonic", 'gin n tonic']],
    ["Dark 'n' Stormy", ['dark n', 'dark n stormy', 'dark and stormy', 'Dark & Stormy', 'dark’n’stormy']],
    ['Smørrebrød', ['smor', 'smorrebrod', 'SMØRREBRØD', 'smoerre']],
    ['Æble', ['aeble', 'able', 'æbl']],
    ['Kölsch', ['kol', 'koel', 'kölsch']],
    ['7 Up', ['7up', '7u', '7-up', '7 up', 'up 7']],
    ['Licor43', ['licor43', 'licor 43', '43 licor', 'licor4']],
    ['No. 3 Gin', ['no3', 'no3gin', 'no.3 gin', '3gin']],
  ])('%s by each of %j', (name, queries) => {
    const drinks = NAMES.map((one) =>
      cocktail(one, { name: one, spirit: '', description: '', ingredients: [] }),
    );
    for (const query of queries) expect([query, find({ query }, drinks)]).toEqual([query, [name]]);
  });

  it('tells figures that touch a word from such a figure and such a word apart', () => {
    const drink = cocktail('sour', {
      name: 'Sour',
      ingredients: ['70 ml gin', '7 dashes bitters, straight up'],
    });
    expect(find({ query: '7up' }, [drink])).toEqual([]);
  });

  it('reads every hostile text as words: a drink is found by its own', () => {
    const index = indexOf(DRINKS);
    for (const text of [...hostileTexts(), ...unknownWords()]) {
      index.find({ query: text, spirits: [text], isAvailable: true, without: [text] });
      const [drink] = DRINKS;
      expect(find({ query: text }, [{ ...drink, name: text } as Findable])).toEqual([drink?.id]);
    }
  });

  it('finds whiskeys by name, spirit, profile and notes', () => {
    const flight = [
      whiskey('1', { name: 'Lagavulin', spirit: 'single malt', profile: 'Peat', notes: 'Smoke and salt' }),
      whiskey('2', { name: 'Rittenhouse', profile: 'Spice', notes: 'Clove', rationale: 'Smoke' }),
    ];
    for (const query of ['laga', 'malt', 'peat', 'salt', 'smoke']) {
      expect(find({ query }, flight)).toEqual(['1']);
    }
  });

  it.each([
    ['the name before other fields', 'mojito', ['mojito', 'royal', 'cooler']],
    ['a whole word before a begun one', 'gin', ['sloe', 'ginger', 'cooler']],
    ['a begun word of the name before a whole one elsewhere', 'moj', ['mojito', 'royal', 'cooler']],
    ['the name also in the plural', 'mojitos', ['mojito', 'royal', 'cooler']],
    ['what comes near only where nothing else is found', 'mango', ['cooler']],
    ['what comes near, in the name first', 'mojyto', ['mojito', 'royal', 'cooler']],
    ['what comes near beside a word that is found', 'cooler mojyto', ['cooler']],
    ['what comes near to one of two words that no drink has together', 'mojito sloes', ['royal']],
  ])('ranks %s', (_, query, ids) => {
    const plain = { spirit: 'rum', description: '', ingredients: [] };
    const drinks = [
      cocktail('cooler', {
        ...plain,
        name: 'Cooler',
        ingredients: ['gin', 'mango'],
        description: 'A mojito.',
      }),
      cocktail('ginger', { ...plain, name: 'Ginger', ingredients: ['Angostura'] }),
      cocktail('sloe', { ...plain, name: 'Sloe Gin', ingredients: ['sloes'] }),
      cocktail('mojito', { ...plain, name: 'Mojito' }),
      cocktail('royal', { ...plain, name: 'Royal Mojito', ingredients: ['sloe'] }),
    ];
    expect(find({ query }, drinks)).toEqual(ids);
  });

  it.each([
    ['scotch', ['malt', 'islay']],
    ['islay', ['islay']],
    ['whisky', ['malt', 'islay', 'bourbon', 'sour']],
    ['brandy', ['cafe']],
    ['mocktail', ['free']],
    ['alcohol free', ['free']],
  ])('finds by kind: %s', (query, ids) => {
    const drinks = [
      whiskey('malt', { name: 'Glenkinchie 12', spirit: 'single malt' }),
      whiskey('islay', { name: 'Lagavulin 16', spirit: 'single malt' }),
      whiskey('bourbon', { name: 'Four Roses', spirit: 'bourbon' }),
      cocktail('free', { name: 'Garden', spirit: 'alcohol-free' }),
      ...DRINKS,
    ];
    expect(find({ query }, drinks).sort()).toEqual([...ids].sort());
  });

  it('finds any of the spirits, whatever their case', () => {
    expect(find({ spirits: ['gin', 'COGNAC'] })).toEqual(['negroni', 'cafe', 'gimlet']);
  });

  it('finds what can be poured: neither sold out nor missing something', () => {
    expect(find({ isAvailable: true })).toEqual(['negroni', 'cafe']);
  });

  it('finds what meets all of it', () => {
    expect(find({ query: 'g', spirits: ['gin'], isAvailable: true })).toEqual(['negroni']);
  });
});

describe('without an allergen', () => {
  const made = (id: string, ingredients: string[], part: Partial<Cocktail> = {}) =>
    cocktail(id, { ingredients, prep: 'Shake.', ...part });

  it('finds what surely does without it, by ticks and by its lines', async () => {
    expect(await findWithout(['milk'])).toEqual(['negroni', 'cafe', 'gimlet']);
    expect(await findWithout(['milk', 'egg'])).toEqual(['negroni', 'gimlet']);
    expect(await findWithout(['Milk '])).toEqual(['negroni', 'cafe', 'gimlet']);
  });

  it.each<[string, Findable]>([
    ['a line holds it, whatever is ticked', made('x', ['2 oz gin', '1 oz cream'])],
    ['a line holds it in another language', made('x', ['4 cl Gin', '2 cl Sahne'])],
    ['a line may hold it', made('x', ['2 oz rum', '1 oz chocolate liqueur'])],
    ['nobody knows a line', made('x', ['2 oz rum', '1 oz Zorvex'])],
    ['it is ticked alone', made('x', ['2 oz rum'], { allergens: ['milk'] })],
    ['its steps add it', made('x', ['2 oz rum'], { prep: 'Shake. Float cream on top.' })],
    ['it is a liqueur in the flight', whiskey('x', { name: 'Brogan’s Irish cream', spirit: 'liqueur' })],
  ])('leaves out a drink where %s', async (_, drink) => {
    expect(await findWithout(['milk'], [drink, ...DRINKS])).not.toContain('x');
  });

  it('shows a plain drink and a plain whiskey', async () => {
    const plain = [made('x', ['2 oz gin', '1 oz lemon juice', '3/4 oz simple syrup']), whiskey('w')];
    expect(await findWithout(['milk', 'egg', 'nuts', 'gluten'], plain)).toEqual(['x', 'w']);
  });

  it('leaves out all until it is known what they hold, and for a word that is no allergen', async () => {
    expect(find({ without: ['milk'] })).toEqual([]);
    expect(await findWithout(['dragons'])).toEqual([]);
  });

  it('agrees with the seeded menu', async () => {
    const seeded = SEED_COCKTAILS.map((drink, at) => cocktail(String(at), drink));
    expect(await findWithout(['milk', 'egg', 'nuts'], seeded)).toHaveLength(12);
    expect(await findWithout(['sulphites'], seeded)).toHaveLength(8);
  });
});

describe('indexing a list', () => {
  const many = Array.from({ length: 5_000 }, (_, number) =>
    cocktail(`${number}`, { name: `Drink ${number}` }),
  );

  it('has every drink, in the order of the list, also when it takes several slices', async () => {
    // Each look at the clock takes longer than a slice.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    const some = many.slice(0, 50);
    const index = await indexDrinks(some, new AbortController().signal);
    expect(index?.drinks).toEqual(some);
    jest.restoreAllMocks();
  });

  it('ends early when it is told to', async () => {
    const controller = new AbortController();
    const indexing = indexDrinks(many, controller.signal);
    controller.abort();
    expect(await indexing).toBeUndefined();
  });
});
