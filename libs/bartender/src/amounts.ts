/** What tells the amount of an ingredient from the thing, for the owner's shelf. */
export { readAmounts, UNIT } from './language/amounts.js';
