import type { BartenderProvider, ChatReply, MenuSnapshot } from '@peanut/bartender';
import { TakesTooLongException, TimedBartender, withinTime } from './timed-bartender.js';

const never = new AbortController().signal;
const menu: MenuSnapshot = { cocktails: [], whiskeys: [], spirits: [] };
const ENDLESS = /(a+)+$/;

function readsWithoutEnd(): never {
  ENDLESS.test(`${'a'.repeat(60)}!`);
  throw new Error('It came to an end.');
}

/** Every call is a text without end to it. */
const slow: BartenderProvider = {
  name: 'slow',
  recommend: async () => readsWithoutEnd(),
  chat: (): ChatReply => readsWithoutEnd(),
  parseCocktail: async () => readsWithoutEnd(),
  parseWhiskey: async () => readsWithoutEnd(),
  suggestOrder: async () => readsWithoutEnd(),
};

describe('withinTime', () => {
  it('gives back what the work gives, and throws what it throws', () => {
    const error = new TypeError('wrong');
    expect(withinTime(() => 5)).toBe(5);
    expect(() =>
      withinTime(() => {
        throw error;
      }),
    ).toThrow(error);
  });

  it('ends a loop, and does the next work', () => {
    const endless = () => {
      for (;;);
    };
    expect(() => withinTime(endless, 20)).toThrow(TakesTooLongException);
    expect(withinTime(() => 'next')).toBe('next');
  });
});

describe('a text that takes without end', () => {
  const timed = new TimedBartender(slow, 20);
  const request = { description: 'a', mode: 'fill', current: null } as const;

  it.each<[string, () => Promise<unknown>]>([
    ['recommendations', () => timed.recommend({ description: 'a' }, menu, never)],
    ['the chat', async () => timed.chat({ message: 'a', history: [] }, menu, never)],
    ['the form of a cocktail', () => timed.parseCocktail(request, menu, never)],
    ['the form of a whiskey', () => timed.parseWhiskey(request, menu, never)],
    ['the place of a whiskey', () => timed.suggestOrder({ name: 'a' }, menu, never)],
  ])('is given up in %s: 422', async (_, ask) => {
    const error = await ask().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TakesTooLongException);
    expect((error as TakesTooLongException).getStatus()).toBe(422);
  });
});
