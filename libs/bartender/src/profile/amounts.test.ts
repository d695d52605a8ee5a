import { readAmount } from './amounts.js';

describe('readAmount', () => {
  it.each([
    ['2 oz (60 ml) bourbon', 60],
    ['1 1/2 oz gin', 45],
    ['3/4 oz lemon', 22.5],
    ['½ oz lime', 15],
    ['45ml mezcal', 45],
    ['2.5 cl juice', 25],
    ['2,5 cl juice', 25],
    ['2 dashes bitters', 2],
    ['a splash of soda', 10],
    ['half an ounce of syrup', 15],
    ['2 tsp sugar', 10],
  ])('%s', (line, millilitres) => {
    expect(readAmount(line)?.ml).toBeCloseTo(millilitres);
  });

  it('counts pieces without a measure', () => {
    expect(readAmount('8 mint leaves')).toEqual({ text: '8', ml: undefined, rest: 'mint leaves' });
    expect(readAmount('Mint sprig')).toBeUndefined();
  });
});
