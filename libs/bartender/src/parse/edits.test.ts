import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { parseCocktail } from './parse-cocktail.js';
import { parseWhiskey } from './parse-whiskey.js';

function edit(name: string, description: string, changes: Partial<Cocktail> = {}) {
  const current = { ...SEEDED_MENU.cocktails.find((drink) => drink.name === name), ...changes };
  return parseCocktail({ description, mode: 'partial', current }, SEEDED_MENU);
}

function editPour(description: string, changes: Partial<Whiskey> = {}) {
  const current = { ...SEEDED_MENU.whiskeys.find(({ name }) => name === 'Buffalo Trace'), ...changes };
  return parseWhiskey({ description, mode: 'partial', current }, SEEDED_MENU);
}

describe('an edit of a cocktail', () => {
  it.each<[string, Partial<Cocktail>]>([
    ['name: Smoke Signal', { name: 'Smoke Signal' }],
    [
      'Glass: highball, Ice: crushed, Name: Long Shadow',
      { glass: 'Highball', ice: 'Crushed ice', name: 'Long Shadow' },
    ],
    ['glass -> coupe', { glass: 'Coupe' }],
    ['chnage the glass to a cuope', { glass: 'Coupe' }],
    ['please change the name into Lighthouse', { name: 'Lighthouse' }],
    ["it's called Sunday Service from now on", { name: 'Sunday Service' }],
    ['half salt rim', { glass: 'Rocks, half salted rim' }],
    ['visible: no', { isVisible: false }],
    ['- rename to Cold Open\n- hide for now', { name: 'Cold Open', isVisible: false }],
  ])('reads "%s"', (text, expected) => {
    const { prep: _, ...fields } = edit('Negroni', text);
    expect(fields).toEqual(expected);
  });

  it.each([
    ['gin down to 3/4 oz', '3/4 oz (22.5 ml) London dry gin'],
    ['only 1/2 oz gin', '1/2 oz (15 ml) London dry gin'],
    ['increase the gin by half an ounce', '1 1/2 oz (45 ml) London dry gin'],
    ['gin 1.5 oz, campari 0.75 oz', '3/4 oz (22.5 ml) Campari'],
    ['gin → mezcal', '1 oz (30 ml) mezcal'],
    ['add 20 ml mezcal instead of gin', '20 ml mezcal'],
    ['sub in mezcal for the gin', '1 oz (30 ml) mezcal'],
    ['garnish: lemon twist', 'Lemon twist, to garnish'],
    ['put a splash of soda on top', '1 splash soda'],
  ])('measures and swaps: %s', (text, line) => {
    expect(edit('Negroni', text).ingredients).toContain(line);
  });

  it('takes the reason for no part of the change', () => {
    expect(edit('Moscow Mule', 'skip the mint, it goes brown').ingredients?.at(-1)).toBe(
      'Lime wedge, to garnish',
    );
  });

  it('takes the alcohol out', () => {
    const { ingredients } = edit('Moscow Mule', 'make it spirit-free');
    expect(ingredients?.join()).not.toMatch(/vodka/i);
    expect(ingredients?.join()).toMatch(/ginger beer/i);
  });

  it('brings back what is off', () => {
    expect(edit('Negroni', 'bring it back', { isAvailable: false })).toEqual({ isAvailable: true });
    expect(edit('Negroni', 'bring it back', { isVisible: false })).toEqual({ isVisible: true });
  });
});

describe('an edit of a whiskey', () => {
  it.each<[string, Partial<Whiskey>]>([
    ['Proof: 101, Water: none', { proof: 101, water: 'None' }],
    ['proof -> 101', { proof: 101 }],
    ['replace mint with basil in the notes', { notes: 'Brown sugar, basil, gentle oak' }],
    ['change notes to toffee and smoke', { notes: 'Toffee and smoke' }],
    ['why: a friend for every evening', { rationale: 'A friend for every evening' }],
    ['47.5% abv, notes: fig', { proof: 95, notes: 'Fig' }],
  ])('reads "%s"', (text, expected) => {
    expect(editPour(text)).toEqual(expected);
  });

  it('is told that there is a new bottle', () => {
    expect(editPour('bring it back, we got two new bottles', { isAvailable: false })).toEqual({
      isAvailable: true,
    });
  });
});
