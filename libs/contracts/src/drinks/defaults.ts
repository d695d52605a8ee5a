import { COCKTAIL_FIELDS } from './cocktail.js';
import { defaultsOf } from './field.js';
import { WHISKEY_FIELDS } from './whiskey.js';

/** The defaults of a drink's fields. Front-end builds inline the values, so guests do not download the field tables. */
export const DRINK_DEFAULTS = {
  cocktail: defaultsOf(COCKTAIL_FIELDS),
  whiskey: defaultsOf(WHISKEY_FIELDS),
};
