import { characterCount, TEXT_LENGTHS, type Preferences } from '@peanut/contracts';

/** Only the choices that say something. */
export function withoutAnyOption(preferences: Preferences): Preferences {
  return Object.fromEntries(Object.entries(preferences).filter(([, option]) => option !== 'any'));
}

/** Choices as words, so that they can be refined like a description. */
export const preferencesQuery = (preferences: Preferences): string =>
  Object.values(withoutAnyOption(preferences)).join(', ') || 'Surprise me';

/** The query with a further phrase. When it grows too long the oldest phrases after the first give way. */
export function refinedQuery(query: string, phrase: string): string {
  const [first = '', ...rest] = [...query.split('. '), phrase];
  while (rest.length > 1 && !isWithinLimit([first, ...rest].join('. '))) rest.shift();
  const text = [first, ...rest].join('. ');
  return isWithinLimit(text) ? text : phrase;
}

/** Asks for other drinks than those shown, in the same vein. */
export function moreQuery(query: string, shownNames: readonly string[]): string {
  return withoutDrinks(`${query}. Give me 3 different options with varied styles`, shownNames);
}

/** The query for other drinks than these; those that make it too long are left in. */
export function withoutDrinks(query: string, names: readonly string[]): string {
  const others = names.map((name) => `Not ${name}`);
  while (others.length > 0 && !isWithinLimit([query, ...others].join('. '))) others.pop();
  return [query, ...others].join('. ');
}

export const isWithinLimit = (text: string): boolean => characterCount(text) <= TEXT_LENGTHS.moodDescription;
