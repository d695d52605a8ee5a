import { hasAllWords, isNamed, saysAny } from './compare-words.js';

describe('hasAllWords', () => {
  it.each([
    ['1 1/2 oz (45 ml) London dry gin', '1.5 oz gin'],
    ['1½oz gin', '1 1/2 oz gin'],
    ['half an ounce of fresh lemon juice', '1/2 oz lemon juice'],
    ['Crème de cassis, 4,5cl', '45 ml creme de cassis'],
    ['two dashes of Peychaud’s bitters', "2 dashes Peychaud's"],
    ['2 oz rye whiskey', '2 oz bourbon|rye'],
  ])('%j has %j', (line, wanted) => {
    expect(hasAllWords(line, wanted)).toBe(true);
  });

  it.each([
    ['1 1/2 oz gin', '1 oz gin'],
    ['4 oz ginger beer', 'gin'],
    ['2 oz rye whiskey', '1 oz bourbon|rye'],
  ])('%j has not %j', (line, wanted) => {
    expect(hasAllWords(line, wanted)).toBe(false);
  });
});

describe('saysAny', () => {
  it('finds beginnings of words, and short words only whole', () => {
    expect(saysAny('It is **shaken** hard.', 'stir|shak')).toBe(true);
    expect(saysAny('I know nothing of it', 'no')).toBe(false);
    expect(saysAny('eggs', 'egg')).toBe(true);
    expect(saysAny('distressed', 'stress')).toBe(false);
  });
});

describe('isNamed', () => {
  it('compares whole names, whatever their case and punctuation', () => {
    expect(isNamed('BEE’S KNEES', "The Bee's Knees")).toBe(true);
    expect(isNamed('a drink called Bramble', 'Bramble')).toBe(false);
  });
});
