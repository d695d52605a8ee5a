import { line, paragraph, wholeWithin } from '@peanut/bartender/answers';
import type { MenuSnapshot } from '@peanut/bartender';
import {
  INGREDIENT_COUNT,
  SORT_ORDER,
  TEXT_LIMITS,
  type Cocktail,
  type CocktailFields,
} from '@peanut/contracts';
import { activeSpirit } from './active-spirit.js';
import { trueOrFalse, withoutGaps, type Given } from './fields.js';

function ingredients(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = value
    .map((one) => line(one, TEXT_LIMITS.ingredient))
    .filter((one) => one !== undefined)
    .slice(0, INGREDIENT_COUNT.max);
  return lines.length > 0 ? lines : undefined;
}

/** The usable fields of what somebody says is a cocktail, within the entity's limits; all others are left out. */
export function checkCocktail(given: Given<Cocktail>, menu: MenuSnapshot): Partial<CocktailFields> {
  return withoutGaps<CocktailFields>({
    ...readCocktail(given),
    spirit: activeSpirit(given.spirit, menu.spirits),
  });
}

/** The same for a form's present state, whose spirit may have been deactivated. */
export function readCocktail(given: Given<Cocktail>): Partial<CocktailFields> {
  return withoutGaps<CocktailFields>({
    name: line(given.name, TEXT_LIMITS.name),
    spirit: line(given.spirit, TEXT_LIMITS.spirit),
    description: line(given.description, TEXT_LIMITS.description),
    ingredients: ingredients(given.ingredients),
    glass: line(given.glass, TEXT_LIMITS.glass),
    ice: line(given.ice, TEXT_LIMITS.ice),
    smoke: given.smoke === null ? null : line(given.smoke, TEXT_LIMITS.smoke),
    prep: paragraph(given.prep, TEXT_LIMITS.prep),
    isVisible: trueOrFalse(given.isVisible),
    isAvailable: trueOrFalse(given.isAvailable),
    sortOrder: wholeWithin(given.sortOrder, SORT_ORDER),
  });
}
