import { phrases } from './words.js';

const ONES: readonly string[] = phrases(
  `zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen,
   seventeen, eighteen, nineteen`,
);
const TENS: readonly string[] = phrases(`twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety`);

/** The words for the numbers from the one to the other, of 0 to 19, as a pattern for any of them. */
export const numberWords = (from: number, to: number): string => ONES.slice(from, to + 1).join('|');

/** The words for 20, 30 up to 90, as a pattern for any of them. */
export const TENS_WORDS = TENS.join('|');

/** The number that a word says, of 0 to 20, 30 up to 90; undefined for any other word. */
export function numberOfWord(word: string): number | undefined {
  const said = word.toLowerCase();
  if (ONES.includes(said)) return ONES.indexOf(said);
  return TENS.includes(said) ? 20 + 10 * TENS.indexOf(said) : undefined;
}
