/** From this length on a word may have one letter wrong. */
const FORGIVING_FROM = 5;

/** How a typed word finds a word; the smaller, the better. */
export const FIT = { whole: 0, beginning: 1, near: 2, none: 3 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * How a typed word finds a word: it is it, also in the plural; it begins it; or it comes near to its beginning. That it
 * does if it has five letters or more, and one letter is wrong, missing or added, or two neighbours are swapped.
 */
export function fitOf(typed: string, word: string): Fit {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return at === word.length ? FIT.whole : FIT.beginning;
  if (typed.length < FORGIVING_FROM) return FIT.none;
  if (at === word.length && typed.slice(at) === 's') return FIT.whole;
  /** Whether the word goes on as what is typed does, after so many letters of each from the first that differ. */
  const goesOn = (ofTyped: number, ofWord: number) =>
    at + ofTyped === typed.length ||
    (typed[at + ofTyped] === word[at + ofWord] && word.startsWith(typed.slice(at + ofTyped), at + ofWord));
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwapped && goesOn(2, 2)) ? FIT.near : FIT.none;
}
