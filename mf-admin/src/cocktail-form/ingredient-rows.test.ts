import { canAdd, canRemove, linesOf, pasteLines } from './ingredient-rows';

describe('linesOf', () => {
  it('takes a pasted recipe apart, without bullets, numbering and empty lines', () => {
    expect(linesOf('- 1 oz gin\r\n• 1 oz Campari\n\n 3. 1 oz vermouth \r')).toEqual([
      '1 oz gin',
      '1 oz Campari',
      '1 oz vermouth',
    ]);
  });

  it('leaves amounts alone', () => {
    expect(linesOf('1.5 oz rye\n2 dashes bitters')).toEqual(['1.5 oz rye', '2 dashes bitters']);
  });
});

describe('pasteLines', () => {
  it('puts the first line where the cursor is and the rest below, before the rows that follow', () => {
    const rows = pasteLines(['fresh ', 'ice'], 0, { start: 6, end: 6 }, ['gin', 'Campari']);
    expect(rows).toEqual(['fresh gin', 'Campari', 'ice']);
  });

  it('replaces what is selected and keeps what stood behind it', () => {
    const rows = pasteLines(['old, stirred'], 0, { start: 0, end: 3 }, ['gin', 'Campari']);
    expect(rows).toEqual(['gin', 'Campari', ', stirred']);
  });
});

describe('the number of rows', () => {
  it('is one at least and thirty at most', () => {
    expect(canRemove(['a'])).toBe(false);
    expect(canRemove(['a', 'b'])).toBe(true);
    expect(canAdd(Array.from({ length: 29 }, () => ''))).toBe(true);
    expect(canAdd(Array.from({ length: 30 }, () => ''))).toBe(false);
  });
});
