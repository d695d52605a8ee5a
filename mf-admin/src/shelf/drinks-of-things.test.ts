import type { ShelfThing } from '@peanut/contracts';
import { cocktail } from '../testing/drinks';
import { effectsOf, effectText, recipesOf, stockText } from './drinks-of-things';

const thing = (name: string, isStocked = true): ShelfThing => ({
  id: `id-${name}`,
  name,
  isStocked,
  createdAt: '',
});
const drink = (name: string, ingredients: string[], part = {}) =>
  cocktail(name, name, { ingredients, ...part });

const LIME = thing('lime');
const MINT = thing('mint');
const DAIQUIRI = drink('Daiquiri', ['2 oz rum', '1 oz lime juice', 'Lime wheel']);
const MOJITO = drink('Mojito', ['2 oz rum', '1 oz lime juice', '6 mint leaves']);
const GIMLET = drink('Gimlet', ['2 oz gin', '1 oz Limes']);
const NEGRONI = drink('Negroni', ['1 oz gin']);

const effects = (cocktails: ReturnType<typeof drink>[], things = [LIME, MINT]) => {
  const found = effectsOf(recipesOf(things, cocktails), things);
  return (one: ShelfThing) => found.get(one.id);
};
const out = (one: ShelfThing): ShelfThing => ({ ...one, isStocked: false });

it('counts the drinks that use a thing, each once, with those that it only garnishes', () => {
  const of = effects([DAIQUIRI, MOJITO, NEGRONI, drink('Smash', ['2 oz rum', 'Mint sprig, to garnish'])]);
  expect([of(LIME)?.uses, of(MINT)?.uses, of(thing('egg'))]).toEqual([2, 2, undefined]);
});

describe('what a switch does', () => {
  it('is to close the drinks that need the thing, and to open those that miss it alone', () => {
    const before = effects([DAIQUIRI, MOJITO, GIMLET, NEGRONI]);
    expect(before(LIME)?.switches).toEqual(['Daiquiri', 'Mojito', 'Gimlet']);
    expect(before(MINT)?.switches).toEqual(['Mojito']);
    const withoutLime = effects([DAIQUIRI, MOJITO, GIMLET], [out(LIME), MINT]);
    expect([withoutLime(LIME)?.switches, withoutLime(MINT)?.switches]).toEqual([
      ['Daiquiri', 'Mojito', 'Gimlet'],
      [],
    ]);
    const withoutBoth = effects([DAIQUIRI, MOJITO], [out(LIME), out(MINT)]);
    expect([withoutBoth(LIME)?.switches, withoutBoth(MINT)?.switches]).toEqual([['Daiquiri'], []]);
  });

  it('is nothing for drinks that are hidden, sold out or poured anyway, and for a garnish', () => {
    const of = effects([
      { ...DAIQUIRI, isVisible: false },
      { ...MOJITO, isAvailable: false },
      { ...GIMLET, pourAnyway: true },
      drink('Smash', ['2 oz rum', 'Lime wheel, to garnish']),
    ]);
    expect(of(LIME)).toEqual({ uses: 4, switches: [] });
  });

  it.each([
    [LIME, undefined, 'in no drinks'],
    [LIME, { uses: 1, switches: [] }, 'in 1 drink'],
    [LIME, { uses: 7, switches: [] }, 'in 7 drinks'],
    [
      LIME,
      { uses: 3, switches: ['Margarita', 'Daiquiri', 'Mojito'] },
      'Closes 3: Margarita, Daiquiri, Mojito',
    ],
    [LIME, { uses: 9, switches: ['A', 'B', 'C', 'D', 'E'] }, 'Closes 5: A, B, C and 2 more'],
    [out(LIME), { uses: 2, switches: ['Daiquiri'] }, 'Opens 1: Daiquiri'],
  ])('is said before it is pressed: %#', (one, effect, text) => {
    expect(effectText(one, effect)).toBe(text);
  });

  it.each([
    [false, ['Daiquiri'], 'Daiquiri is out of stock now'],
    [false, ['Daiquiri', 'Mojito'], 'Daiquiri and Mojito are out of stock now'],
    [false, ['Daiquiri', 'Mojito', 'Gimlet'], 'Daiquiri, Mojito and 1 more are out of stock now'],
    [false, [], '"lime" is out. No drink goes with it.'],
    [true, ['Daiquiri', 'Mojito'], 'Daiquiri and Mojito can be poured again'],
    [true, [], '"lime" is back.'],
  ])('is told afterwards: %#', (isStocked, drinks, text) => {
    expect(stockText(LIME, isStocked, drinks)).toBe(text);
  });
});
