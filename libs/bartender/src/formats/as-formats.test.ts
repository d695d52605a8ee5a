import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { readMenu } from './read-menu.js';
import { AS_FORMATS, type PublicRecipe } from './testing/as-formats.js';

const recipe = (name: string, description: string, lines: string, ...directions: string[]): PublicRecipe => ({
  name,
  description,
  directions,
  ingredients: lines.split(', ').map((line) => {
    const [, quantity = '', measure = '', ingredient = line] =
      /^([\d./]+) (oz|ml|dashes) (.*)$/.exec(line) ?? [];
    return { quantity, measure, ingredient };
  }),
});

const OWN: readonly PublicRecipe[] = [
  recipe(
    'Harbour Sour',
    'Bright & salty.',
    '2 oz gin, 3/4 oz lime juice, 0.5 oz honey syrup',
    'Shake with ice.',
    'Strain into a coupe.',
  ),
  recipe(
    'Café "Nine"',
    'Coffee, rum; cream.',
    '45 ml aged rum, 30 ml cold coffee, 15 ml cream',
    'Stir over ice.',
  ),
  recipe(
    '=Sum of Parts',
    'Equal parts.',
    '22.5 ml mezcal, 22.5 ml Aperol, 22.5 ml lime juice',
    'Shake and serve up.',
  ),
  recipe(
    'Dead Man’s Tide',
    'A long one, '.repeat(12),
    '50 ml rum, 2 dashes bitters, mint, soda water',
    'Build in a highball over ice.',
  ),
  {
    ...recipe(
      'Lamplight Lassi',
      'Cool, with salt.',
      '200 ml yogurt, 100 ml water, 10 ml honey',
      'Blend until smooth.',
    ),
    keywords: ['non-alcoholic'],
  },
  {
    ...recipe('Virgin Mojito', 'Without rum.', '30 ml lime juice, mint, soda water', 'Build over ice.'),
    keywords: ['mocktail'],
  },
];

/** Another list by `PUBLIC_LIST=file.json`: an array of recipes in the same form. */
const { PUBLIC_LIST } = env;
const RECIPES = PUBLIC_LIST ? (JSON.parse(readFileSync(PUBLIC_LIST, 'utf8')) as PublicRecipe[]) : OWN;

describe.each(AS_FORMATS)('%s', (format, write) => {
  const menu = readMenu(write(RECIPES));
  const cocktails = menu.drinks.filter((drink) => drink.entityType === 'cocktail');
  const nameOf = ({ name }: PublicRecipe) => name.trim();

  it('is read drink by drink, or says why not', () => {
    const refused = menu.problems.length;
    const guessed = cocktails.filter((drink) => drink.guessed.length > 0).length;
    const noted = cocktails.filter((drink) => drink.problems.length > 0).length;
    if (PUBLIC_LIST)
      console.info(
        `${format}: ${cocktails.length} read, ${guessed} with a guess, ${noted} with a note, ${menu.texts.length} for the bartender, ${refused} refused ${menu.problems.join(' ')}`,
      );
    expect(cocktails.length + menu.texts.length + refused).toBe(RECIPES.length);
    expect(refused).toBeLessThanOrEqual(RECIPES.length / 100);
  });

  it('keeps each name and each line', () => {
    const read = [
      ...cocktails.map(({ input }) => input.name),
      ...menu.texts.map((text) => text.split('\n')[0]),
    ];
    if (menu.problems.length === 0) expect(read).toEqual(RECIPES.map(nameOf));
    const short = cocktails.filter(({ input }) => {
      const given = RECIPES.find((one) => nameOf(one) === input.name)?.ingredients ?? [];
      return input.ingredients.length < given.filter(({ ingredient }) => ingredient !== '').length;
    });
    expect(short.map(({ input }) => input.name)).toEqual([]);
  });

  it('takes a drink without alcohol for none of a spirit that no line of it names', () => {
    const isDry = ({ keywords = [] }: PublicRecipe) =>
      keywords.some((word) => /^(?:non.?alcoholic|mocktail)$/i.test(word));
    const dry = new Set(RECIPES.filter(isDry).map(nameOf));
    // Our own format says a spirit of each drink.
    const guesses = cocktails.filter(
      ({ input, guessed }) =>
        dry.has(input.name) &&
        guessed.includes('spirit') &&
        input.spirit !== '' &&
        !input.ingredients.some((line) => line.toLowerCase().includes(input.spirit)),
    );
    if (PUBLIC_LIST) console.info(`${format}: ${dry.size} without alcohol, ${guesses.length} with a guess`);
    expect(guesses.map(({ input }) => [input.name, input.spirit])).toEqual([]);
  });

  it('leaves no required field empty but an open spirit, and no text too long', () => {
    for (const { input } of cocktails) {
      expect(Object.values({ ...input, spirit: input.spirit || 'open' })).not.toContain('');
      expect([...input.description].length).toBeLessThanOrEqual(100);
    }
  });
});
