import { fitText } from './fit-text.js';

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const box = { width: 200, height: 120, sizes: [40, 30, 20, 10], lineHeight: 1 };

describe('fitText', () => {
  it.each([
    ['a short name', 'Negroni', { size: 40, lines: ['Negroni'] }],
    ['two lines, about as long', 'Corpse Reviver Two', { size: 40, lines: ['Corpse', 'Reviver', 'Two'] }],
    ['a long word, smaller rather than broken', 'Supercalifragi', { size: 20, lines: ['Supercalifragi'] }],
    ['even lines, no word alone', 'one two three four', { size: 40, lines: ['one two', 'three four'] }],
  ])('sets %s', (_, text, fitted) => {
    expect(fitText(text, box, measure)).toEqual(fitted);
  });

  it('breaks a word that is wider than a line at the smallest size', () => {
    const { size, lines } = fitText('W'.repeat(90), box, measure);
    expect(size).toBe(10);
    expect(lines.join('')).toBe('W'.repeat(90));
    expect(lines.every((line) => measure(line, size) <= box.width)).toBe(true);
  });

  it('cuts off what does not fit at all', () => {
    const { lines } = fitText('W'.repeat(900), box, measure);
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toMatch(/^W+…$/);
  });
});
