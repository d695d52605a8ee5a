import { type Cocktail } from '@peanut/contracts';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { parseCocktail } from './parse-cocktail.js';

const fill = (description: string) =>
  parseCocktail({ description, mode: 'fill', current: null }, SEEDED_MENU);

function edit(name: string, description: string, changes: Partial<Cocktail> = {}) {
  const current = { ...SEEDED_MENU.cocktails.find((drink) => drink.name === name), ...changes };
  return parseCocktail({ description, mode: 'partial', current }, SEEDED_MENU);
}

describe('auto-fill of a cocktail', () => {
  it('reads the example of the contract', () => {
    const text = 'Paper Plane: equal parts bourbon, Aperol, Amaro Nonino and lemon, shaken, up in a coupe';
    expect(fill(text)).toMatchObject({
      name: 'Paper Plane',
      spirit: 'bourbon',
      ingredients: ['3/4 oz bourbon', '3/4 oz Aperol', '3/4 oz Amaro Nonino', '3/4 oz lemon juice'],
      glass: 'Coupe',
      ice: 'None, served up',
      smoke: null,
    });
  });

  it('reads a recipe as it is told, in its own unit', () => {
    const fields = fill(
      'Mojito: so you take 10 mint leaves, 60 ml white rum, 30 ml lime juice, 20 ml sugar syrup (1:1), soda. Muddle.',
    );
    expect(fields.ingredients).toEqual([
      '10 mint leaves',
      '60 ml white rum',
      '30 ml lime juice',
      '20 ml sugar syrup 1:1',
      '60 ml soda',
    ]);
  });

  it('pours wine as wine is poured', () => {
    expect(fill('Kir: 10 ml creme de cassis and 90 ml white wine')).toMatchObject({
      glass: 'Wine glass, chilled',
      ice: 'None, served up',
      prep: 'Build everything in the wine glass.',
    });
  });

  it('reads a recipe as it is pasted', () => {
    const fields = fill(
      'Cosmopolitan\n\n1.5 oz citron vodka\n.75 oz Cointreau\n.75 oz lime juice\n.5 oz cranberry juice\n\nShake with ice and double strain into a chilled martini glass.\nGarnish: orange twist',
    );
    expect(fields.ingredients).toEqual([
      '1 1/2 oz citron vodka',
      '3/4 oz Cointreau',
      '3/4 oz lime juice',
      '1/2 oz cranberry juice',
      'Orange twist, to garnish',
    ]);
    expect(fields).toMatchObject({ name: 'Cosmopolitan', spirit: 'vodka', glass: 'Martini glass, chilled' });
    expect(fields.prep).toContain('Shake with ice and double strain');
  });

  it('knows a classic by its name, and by what is in it', () => {
    expect(fill('Boulevardier').ingredients).toContain('1 oz Campari');
    expect(fill('gin, Campari and sweet vermouth').name).toBe('Negroni');
  });

  it('varies a classic', () => {
    const fields = fill('Make a spicy margarita with jalapeño');
    expect(fields).toMatchObject({ name: 'Spicy Margarita', spirit: 'tequila' });
    expect(fields.ingredients?.join()).toMatch(/tequila.*jalapeño/i);
  });

  it('keeps every limit', () => {
    const fields = fill(
      `${'Very '.repeat(60)}Long: ${Array.from({ length: 40 }, (_, index) => `${index + 1} oz gin number ${index}`).join(', ')}`,
    );
    expect([...(fields.name ?? '')].length).toBeLessThanOrEqual(120);
    expect([...(fields.description ?? '')].length).toBeLessThanOrEqual(100);
  });
});

describe('smart edit of a cocktail', () => {
  it.each<[string, string, Partial<Cocktail>]>([
    ['Negroni', 'hide it', { isVisible: false }],
    ['Negroni', 'out of stock', { isAvailable: false }],
    ['Negroni', 'use a rocks glass, salted rim', { glass: 'Rocks, salted rim' }],
    ['Negroni', 'rename it to Roman Holiday and hide it', { name: 'Roman Holiday', isVisible: false }],
    ['Old Fashioned', 'no smoke please', { smoke: null }],
    ['Negroni', 'smoke it with hickory', { smoke: 'Hickory wood smoke, under the cloche' }],
    ['Negroni', 'description: Red and proud', { description: 'Red and proud' }],
  ])('%s: %s', (name, text, expected) => {
    expect(edit(name, text)).toEqual(expected);
  });

  it('swaps an ingredient wherever it is named', () => {
    const changed = edit('Old Fashioned', 'swap bourbon for rye');
    expect(changed.ingredients?.[0]).toBe('2 oz (60 ml) rye');
    expect(changed).toMatchObject({
      spirit: 'whiskey',
      description: expect.stringMatching(/^Rye, barely/) as string,
    });
    expect(changed.prep).toContain('Stir the rye');
  });

  it('changes measures', () => {
    expect(edit('Daiquiri', 'less sweet').ingredients).toContain('1/2 oz (15 ml) simple syrup, 1:1');
    expect(edit('Negroni', 'make it stronger').ingredients).toContain('1 1/2 oz (45 ml) London dry gin');
    expect(edit('Old Fashioned', 'double the Angostura').ingredients).toContain('4 dashes Angostura bitters');
  });

  it('adds before the garnish and removes a part of one', () => {
    expect(edit('Daiquiri', 'add two dashes of Angostura').ingredients?.at(-2)).toBe(
      '2 dashes Angostura bitters'.replace(' bitters', ''),
    );
    expect(edit('Moscow Mule', 'remove the mint').ingredients?.at(-1)).toBe('Lime wedge, to garnish');
  });
});
