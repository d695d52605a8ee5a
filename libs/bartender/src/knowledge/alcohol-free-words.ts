import { phrases } from '../language/words.js';

/** What people call a drink without alcohol. */
export const ALCOHOL_FREE_NAMES: readonly string[] = phrases(`
  alcohol free, alcoholfree, non alcoholic, nonalcoholic, mocktail, virgin, zero proof, zero alcohol, 0 alcohol, booze free,
  soft drink, softdrink`);
