/** What tells the amount of an ingredient from the thing, for the owner's shelf and the guest's measures. */
export { amountsIn, countInFigures, inFigures, readAmounts, UNIT, type Amount } from './language/amounts.js';
