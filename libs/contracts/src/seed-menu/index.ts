/** The menu of a new bar. It is a separate entry, so that no browser loads it. */
export { SEED_COCKTAILS } from './cocktails.js';
export { SEED_WHISKEYS } from './whiskeys.js';
