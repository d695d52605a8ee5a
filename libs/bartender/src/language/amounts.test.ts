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
    ['2 fl oz gin', 60],
    ['50 ML VODKA', 50],
    ['gin 45ml', 45],
    ['two parts rum', 60],
    ['one and a half ounces of rum', 45],
    ['an ounce and a half of rum', 45],
    ['three quarters of an ounce of lime', 22.5],
    ['a couple of dashes of bitters', 2],
    ['1,000 ml water', 1000],
    ['1.000 ml water', 1000],
    ['1 000 ml water', 1000],
    ['1’500 ml water', 1500],
    ['1,500.5 ml water', 1500.5],
  ])('%s', (line, millilitres) => {
    expect(readAmount(line)?.ml).toBeCloseTo(millilitres);
  });

  it('counts one bottle of 750 ml as no thousand', () => {
    expect(readAmount('1 750 ml bottle prosecco')).toMatchObject({ text: '1', ml: undefined });
  });

  it('counts pieces without a measure', () => {
    expect(readAmount('8 mint leaves')).toMatchObject({ text: '8', ml: undefined, rest: 'mint leaves' });
    expect(readAmount('Mint sprig')).toBeUndefined();
  });

  it.each([
    ['1½oz rum', '1 1/2 oz'],
    ['.75 oz lime', '3/4 oz'],
    ['1 1/2 - 2 oz Campari', '1 1/2–2 oz'],
    ['1/2-3/4 oz lime', '1/2–3/4 oz'],
    ['1 fluid oz rum', '1 oz'],
    ['a dash of bitters', '1 dash'],
    ['1,5 cl vodka', '1.5 cl'],
    ['22.5 ml lime', '22.5 ml'],
  ])('writes %s as %s', (line, text) => {
    expect(readAmount(line)?.text).toBe(text);
  });

  it.each(['Corpse Reviver No. 2', 'Cloud Nine', 'Juice of 1 lime', ''])('finds none in "%s"', (line) => {
    expect(readAmount(line)).toBeUndefined();
  });
});
