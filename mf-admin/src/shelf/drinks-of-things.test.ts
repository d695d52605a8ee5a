import type { ShelfThing } from '@peanut/contracts';
import { cocktail } from '../testing/drinks';
import { drinkCounts, inDrinks, stockText } from './drinks-of-things';

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

it('counts the drinks that use a thing, each once', () => {
  const counts = drinkCounts([LIME, MINT, thing('egg')], [DAIQUIRI, MOJITO, NEGRONI]);
  expect([...counts]).toEqual([
    ['id-lime', 2],
    ['id-mint', 1],
  ]);
});

it.each([
  [undefined, 'in no drinks'],
  [1, 'in 1 drink'],
  [7, 'in 7 drinks'],
])('says how many: %s', (count, text) => {
  expect(inDrinks(count)).toBe(text);
});

describe('what guests lose', () => {
  const out = (cocktails: Parameters<typeof stockText>[3], things = [LIME, MINT]) =>
    stockText(LIME, false, things, cocktails);

  it.each([
    [[DAIQUIRI], 'Daiquiri is out of stock now'],
    [[DAIQUIRI, NEGRONI, MOJITO], 'Daiquiri and Mojito are out of stock now'],
    [[DAIQUIRI, MOJITO, GIMLET], 'Daiquiri, Mojito and 1 more are out of stock now'],
    [[NEGRONI], '"lime" is out. No drink goes with it.'],
  ])('%#', (cocktails, text) => {
    expect(out(cocktails)).toBe(text);
  });

  it('is not what they could not have anyway', () => {
    const sold = { ...GIMLET, isAvailable: false };
    const hidden = { ...DAIQUIRI, isVisible: false };
    expect(out([sold, hidden, MOJITO], [LIME, { ...MINT, isStocked: false }])).toBe(
      '"lime" is out. No drink goes with it.',
    );
  });

  it('comes back with the thing, unless something else is missing', () => {
    const back = (things: ShelfThing[]) =>
      stockText(LIME, true, [{ ...LIME, isStocked: false }, ...things], [DAIQUIRI, MOJITO]);
    expect(back([MINT])).toBe('Daiquiri and Mojito can be poured again');
    expect(back([{ ...MINT, isStocked: false }])).toBe('Daiquiri can be poured again');
    expect(stockText(MINT, true, [LIME], [])).toBe('"mint" is back.');
  });
});
