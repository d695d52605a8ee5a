import { COCKTAIL_FIELDS } from './cocktail.js';
import { defaultsOf } from './field.js';
import { WHISKEY_FIELDS } from './whiskey.js';

/** What the fields of a drink are that nobody has named. Builds of the front end write it out: guests need no tables. */
export const DRINK_DEFAULTS = {
  cocktail: defaultsOf(COCKTAIL_FIELDS),
  whiskey: defaultsOf(WHISKEY_FIELDS),
};
