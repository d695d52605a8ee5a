import { FORM_DEFAULTS } from '@peanut/contracts';
import type { InputOf, StagedItem } from '@peanut/editing';
import { trimmed } from '../form/trimmed';

/** What the cocktail form holds: as the request, but `smoke` is a text, and rows of ingredients may be empty. */
export type CocktailValues = Omit<InputOf<'cocktail'>, 'smoke'> & { smoke: string };

export const NEW_COCKTAIL: CocktailValues = {
  name: '',
  spirit: FORM_DEFAULTS.spirit,
  description: '',
  ingredients: [''],
  glass: '',
  ice: '',
  smoke: '',
  prep: '',
  isVisible: true,
  isAvailable: true,
  sortOrder: FORM_DEFAULTS.sortOrder,
};

export function valuesOf(item: StagedItem<'cocktail'>): CocktailValues {
  return {
    name: item.name,
    spirit: item.spirit,
    description: item.description,
    ingredients: item.ingredients.length > 0 ? item.ingredients : [''],
    glass: item.glass,
    ice: item.ice,
    smoke: item.smoke ?? '',
    prep: item.prep,
    isVisible: item.isVisible,
    isAvailable: item.isAvailable,
    sortOrder: item.sortOrder,
  };
}

/** The request the values make: trimmed, without empty rows; no smoke is null. */
export function toInput(values: CocktailValues, initial: CocktailValues): InputOf<'cocktail'> {
  const texts = trimmed(values, initial);
  const isUntouched = values.ingredients === initial.ingredients;
  return {
    ...texts,
    ingredients: isUntouched ? values.ingredients.filter(hasText) : filledRows(values.ingredients),
    smoke: texts.smoke === '' ? null : texts.smoke,
  };
}

const hasText = (row: string) => row.trim() !== '';

/** The rows that hold something, trimmed. */
export const filledRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter(hasText);
