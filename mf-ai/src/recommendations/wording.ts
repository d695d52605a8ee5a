import { characterCount, TEXT_LIMITS, type Preferences } from '@peanut/contracts';

/** The wishes that are none are left out. */
export function withoutAny(preferences: Preferences): Preferences {
  return Object.fromEntries(Object.entries(preferences).filter(([, option]) => option !== 'any'));
}

/** Choices as words, so that they can be refined like a description. */
export const inWords = (preferences: Preferences): string =>
  Object.values(withoutAny(preferences)).join(', ') || 'Surprise me';

/** The query with a further wish. When it grows too long the oldest wishes after the first give way. */
export function refined(query: string, phrase: string): string {
  const [first = '', ...rest] = [...query.split('. '), phrase];
  while (rest.length > 1 && !fits([first, ...rest].join('. '))) rest.shift();
  const text = [first, ...rest].join('. ');
  return fits(text) ? text : phrase;
}

/** Asks for other drinks than those shown, in the same vein. */
export function forMore(query: string, shownNames: readonly string[]): string {
  const ask = `${query}. Give me 3 different options with varied styles`;
  const others = shownNames.map((name) => `Not ${name}`);
  while (others.length > 0 && !fits([ask, ...others].join('. '))) others.pop();
  return [ask, ...others].join('. ');
}

export const fits = (text: string): boolean => characterCount(text) <= TEXT_LIMITS.moodDescription;
