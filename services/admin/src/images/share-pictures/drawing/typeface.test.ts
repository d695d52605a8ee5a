import { Typeface } from './typeface.js';

const display = new Typeface('cormorant', 600);

describe('Typeface', () => {
  it.each([
    ['Negroni', 'Negroni'],
    ['Żółć Đặng & Пушкин №1', 'Żółć Đặng & Пушкин №1'],
    ['Cafe\u0301', 'Café'],
    ['Peach 🍑  Sour 🥃', 'Peach Sour'],
    ['👩‍🍳 Chef’s\nchoice', 'Chef’s choice'],
    ['梅酒サワー', undefined],
    ['Peach 桃', undefined],
    ['كأس', undefined],
    ['🥜🥜', undefined],
    ['\u202e', undefined],
    ['', undefined],
  ])('can draw of %j: %j', (text, drawn) => {
    expect(display.drawable(text)).toBe(drawn);
  });

  it('turns a text into an outline that ends where its width says', () => {
    const numbers =
      display
        .outline('Negroni', 100, 50, 80)
        .match(/-?\d+\.\d/g)
        ?.map(Number) ?? [];
    const right = Math.max(...numbers.filter((_, index) => index % 2 === 0));
    expect(right).toBeGreaterThan(300);
    expect(Math.abs(right - 100 - display.width('Negroni', 80))).toBeLessThan(8);
  });
});
