import { editDistance, Vocabulary } from './spelling.js';

describe('editDistance', () => {
  it.each([
    ['negroni', 'negroni', 0],
    ['negrony', 'negroni', 1],
    ['sorwy', 'sowry', 1],
    ['daquiri', 'daiquiri', 1],
    ['margerita', 'margarita', 1],
    ['gin', 'rum', 3],
  ])('%s to %s takes %d', (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
  });

  it('gives up above the bound', () => {
    expect(editDistance('vodka', 'whiskey', 2)).toBe(3);
  });
});

describe('Vocabulary', () => {
  const base = new Vocabulary(['lime', 'smoky', 'margarita', 'sour']);
  const vocabulary = new Vocabulary(['laphroaig'], base);

  it.each([
    ['smokky', 'smoky'],
    ['margerita', 'margarita'],
    ['laphroig', 'laphroaig'],
  ])('reads %s as %s', (typed, meant) => {
    expect(vocabulary.closest(typed)).toBe(meant);
  });

  it.each(['like', 'sort', 'gin', 'xyz', '12345', 'hour'])('leaves %s alone', (typed) => {
    expect(vocabulary.closest(typed)).toBeUndefined();
  });

  it('knows its own words and those of its base', () => {
    expect([vocabulary.has('lime'), vocabulary.has('laphroaig'), vocabulary.has('gin')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
