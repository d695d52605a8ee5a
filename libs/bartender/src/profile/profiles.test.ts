import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { CLASSICS } from '../knowledge/classics.js';
import { BOTTLES } from '../knowledge/bottles.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { FLAVOURS } from '../knowledge/flavours.js';
import { INGREDIENTS } from '../knowledge/ingredients.js';
import { barOf } from './bar.js';
import { isGarnish } from './recipe.js';

const bar = barOf(SEEDED_MENU);

function profileOf(name: string) {
  const found = bar.all.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the seed.`);
  return found;
}

const strongestOf = (names: string[], flavour: (typeof FLAVOURS)[number]) =>
  names.sort(
    (one, other) => (profileOf(other).flavours[flavour] ?? 0) - (profileOf(one).flavours[flavour] ?? 0),
  )[0];

describe('profiles of the seeded menu', () => {
  it('orders strength as the glass does', () => {
    const order = [
      'Paloma',
      'Daiquiri',
      'Negroni',
      'Old Fashioned',
      'Jameson Irish Whiskey',
      'Old Forester 1920 Prohibition Style',
    ];
    const strengths = order.map((name) => profileOf(name).strength);
    expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
  });

  it.each([
    ['bitter', ['Negroni', 'Daiquiri', 'Margarita']],
    ['coffee', ['Espresso Martini', 'Negroni', 'Paloma']],
    ['ginger', ['Moscow Mule', 'Paloma', 'Daiquiri']],
    ['sparkling', ['French 75', 'Manhattan', 'Daiquiri']],
    ['tropical', ['Hurricane', 'Daiquiri', 'Old Fashioned']],
    ['dry', ['Dry Martini', 'Hurricane', 'Espresso Martini']],
    ['smoky', ['Ardbeg 10 Year', 'Highland Park 12 Year', 'The Glenlivet 12 Year']],
  ] as const)('finds the most %s', (flavour, names) => {
    expect(strongestOf([...names], flavour)).toBe(names[0]);
  });

  it('does not take a denied taste for a taste', () => {
    expect(profileOf('The Glenlivet 12 Year').flavours.smoky ?? 0).toBeLessThan(0.1);
  });

  it('tells families by what is poured', () => {
    expect(profileOf('Paper Plane').families.has('whiskey')).toBe(true);
    expect(profileOf('Talisker 10 Year').families.has('scotch')).toBe(true);
    expect(profileOf('Suntory Toki').families.has('scotch')).toBe(false);
  });
});

describe('knowledge', () => {
  it('knows only flavours that there are', () => {
    const known = new Set<string>(FLAVOURS);
    const named = INGREDIENTS.flatMap(({ flavours }) => Object.keys(flavours));
    expect(named.filter((flavour) => !known.has(flavour))).toEqual([]);
  });

  it('knows every ingredient of its classics', () => {
    const unknown = CLASSICS.flatMap(({ name, ingredients }) =>
      ingredients
        .filter((line) => !isGarnish(line) && !mainIngredient(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(unknown).toEqual([]);
  });

  it('keeps the limits of what it fills in', () => {
    expect(CLASSICS.filter(({ description }) => [...description].length > 100)).toEqual([]);
    expect(
      BOTTLES.filter(({ profile, notes }) => [...profile].length > 60 || [...notes].length > 60),
    ).toEqual([]);
    expect(BOTTLES.filter(({ proof }) => proof < 80 || proof > 140)).toEqual([]);
  });
});
