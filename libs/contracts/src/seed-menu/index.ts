/** The menu that every new bar starts with; a module of its own, which no browser loads. */
export { SEED_COCKTAILS } from './cocktails.js';
export { SEED_WHISKEYS } from './whiskeys.js';
