import { URLSearchParams as PlatformParams } from 'node:url';
import { FIND } from '@peanut/contracts';
import { hostileTexts, unknownWords } from '@peanut/contracts/testing';
import { NO_WISH, searchFor, wishIn, type Wish } from './find-address';

// That of jsdom takes minutes for every hostile text.
globalThis.URLSearchParams = PlatformParams as typeof URLSearchParams;

const NONE = new URLSearchParams();
const readBack = (wish: Partial<Wish>) =>
  wishIn(new URLSearchParams(searchFor(NONE, { ...NO_WISH, ...wish })));

describe('the address of a search', () => {
  it('has what is looked for, and nothing else', () => {
    expect(searchFor(NONE, NO_WISH)).toBe('');
    expect(
      searchFor(NONE, { query: 'lime', spirits: ['gin', 'rum'], isAvailable: true, without: ['egg'] }),
    ).toBe('?q=lime&spirit=gin,rum&available=1&without=egg');
  });

  it('keeps what it does not know, and lets the drink go that the page was opened for', () => {
    const before = new URLSearchParams('from=qr&highlight=7&q=old');
    expect(searchFor(before, { ...NO_WISH, query: 'new' })).toBe('?from=qr&q=new');
    expect(searchFor(before, NO_WISH)).toBe('?from=qr&highlight=7');
  });

  it.each(['Rum, aged', '100 % agave', 'a%2Cb', 'agricole & rhum', 'jamón'])(
    'reads the spirit %s back as it was',
    (spirit) => {
      expect(readBack({ spirits: [spirit, 'gin'] }).spirits).toEqual([spirit, 'gin']);
    },
  );

  it('reads what somebody typed into the address', () => {
    expect(wishIn(new URLSearchParams('spirit=,gin,,%&available=yes&without='))).toEqual({
      ...NO_WISH,
      spirits: ['gin', '%'],
    });
  });

  it.each(['x', 'é', '🍸', '\u0000', '& = %'])('is cut off at the end when it is full of %j', (sign) => {
    const search = searchFor(NONE, { ...NO_WISH, query: sign.repeat(3_000), spirits: ['gin'] });
    expect(search?.length).toBeLessThanOrEqual(FIND.maxSearch);
    const { query, spirits } = wishIn(new URLSearchParams(search));
    expect(sign.repeat(3_000).startsWith(query)).toBe(true);
    expect(query.length).toBeGreaterThan(100);
    expect(spirits).toEqual(['gin']);
  });

  it('holds every hostile text, or its beginning', () => {
    for (const text of [...hostileTexts(), ...unknownWords()]) {
      const names = [text.slice(0, 60), 'gin'];
      const search = searchFor(NONE, { query: text, spirits: names, isAvailable: true, without: names });
      expect(search?.length).toBeLessThanOrEqual(FIND.maxSearch);
      const { query, spirits, without } = wishIn(new URLSearchParams(search));
      expect(text.toWellFormed().startsWith(query)).toBe(true);
      expect(spirits).toEqual(without);
      expect(spirits).toEqual(names.map((name) => name.toWellFormed()));
    }
  });

  it('does not change when even the filters are too long', () => {
    expect(searchFor(NONE, { ...NO_WISH, spirits: ['x'.repeat(FIND.maxSearch)] })).toBeUndefined();
  });
});
