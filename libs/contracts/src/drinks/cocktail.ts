import { FORM_DEFAULTS, INGREDIENT_COUNT, TEXT_LENGTHS } from '../input-limits.js';
import type { CreationOf, FieldTable, ValuesOf } from './field.js';
import { NAME, SHARED_FIELDS, type ServerOwned } from './shared-fields.js';

/**
 * Every field of a cocktail: types, request classes, columns, documents, the model's schema, forms and differences
 * are derived from it. A new one also takes a migration, its place in the form and on the card.
 */
export const COCKTAIL_FIELDS = {
  name: NAME,
  /** Name of a spirit option. */
  spirit: {
    kind: 'text',
    label: 'Spirit',
    max: TEXT_LENGTHS.spirit,
    start: FORM_DEFAULTS.spirit,
    hint: 'One of the active spirits',
  },
  description: {
    kind: 'text',
    label: 'Description',
    max: TEXT_LENGTHS.description,
    isCounted: true,
    hint: `At most ${TEXT_LENGTHS.description} characters for the menu card`,
  },
  ingredients: {
    kind: 'list',
    label: 'Ingredients',
    item: 'Ingredient',
    ...INGREDIENT_COUNT,
    maxCharacters: TEXT_LENGTHS.ingredient,
    tooFew: 'Please add at least one ingredient',
    tooMany: `A cocktail has ${INGREDIENT_COUNT.max} ingredients at most`,
    hint: 'One ingredient with its measure each',
  },
  glass: { kind: 'text', label: 'Glass', max: TEXT_LENGTHS.glass, hint: 'The glass it is served in' },
  ice: { kind: 'text', label: 'Ice', max: TEXT_LENGTHS.ice, hint: 'The ice in the glass' },
  smoke: {
    kind: 'optional text',
    label: 'Smoke',
    max: TEXT_LENGTHS.smoke,
    hint: 'The wood or herb of the smoke; an empty text takes smoke away',
  },
  prep: {
    kind: 'text',
    label: 'Preparation',
    max: TEXT_LENGTHS.prep,
    isLong: true,
    hint: 'The preparation in a few sentences',
  },
  /** The owner's word against the shelf; a tap on the card says it. */
  pourAnyway: { kind: 'flag', label: 'Pour it anyway', default: false },
  ...SHARED_FIELDS,
} as const satisfies FieldTable;

/** A cocktail as a form or a seed writes it. */
export interface CocktailInput extends ValuesOf<typeof COCKTAIL_FIELDS> {}
/** A cocktail as the menu service answers it. */
export interface Cocktail extends CocktailInput, ServerOwned {
  /** In the owner's list: the things of the shelf that it uses and that are not stocked, in the order of its lines. */
  missing?: string[];
  /** In the owner's list, where there are any: such things of which it uses a garnish or the like; it is poured without. */
  without?: string[];
}
export type CocktailCreation = CreationOf<typeof COCKTAIL_FIELDS>;
