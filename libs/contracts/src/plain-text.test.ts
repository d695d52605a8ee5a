import { characterCount } from './characters.js';
import { cut, line, paragraph } from './plain-text.js';

describe('cut', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly te', 10, 'exactly te'],
    ['one two three', 10, 'one two…'],
    ['one, two', 6, 'one…'],
    ['x'.repeat(30), 10, `${'x'.repeat(9)}…`],
    ['🥜🥜🥜🥜', 3, '🥜🥜…'],
  ])('%j to %i', (text, max, expected) => {
    expect(cut(text, max)).toBe(expected);
    expect(characterCount(cut(text, max))).toBeLessThanOrEqual(max);
  });
});

describe('line and paragraph', () => {
  it('take no control characters, and compose accents', () => {
    expect(line(' a\u0000\tb\n cafe\u0301 ', 50)).toBe('a b café');
    expect(paragraph('a\r\nb\u0007c\n\n\n\nd ', 50)).toBe('a\nb c\n\nd');
    expect(line('\ud800', 50)).toBe('\ufffd');
  });

  it.each(['', '  ', '\n', null, 5, [], {}])('%j is nothing', (value) => {
    expect(line(value, 10)).toBeUndefined();
    expect(paragraph(value, 10)).toBeUndefined();
  });
});
