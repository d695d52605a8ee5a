import { DRINK_FIELDS, readFields, type DrinkInputs, type EntityType } from '@peanut/contracts';
import type { ParseMode } from '../ai-panel/parse-drink';
import { shownValues, type DrinkValues } from './drink-values';

/** The usable fields of the bartender's answer as the form shows them. Only a whole rewrite may empty a field. */
export function readAnswer<E extends EntityType>(
  entityType: E,
  answer: unknown,
  mode: ParseMode,
): Partial<DrinkValues<E>> {
  if (typeof answer !== 'object' || answer === null) return {};
  const fields = Object.entries(readFields(DRINK_FIELDS[entityType], answer));
  const usable = mode === 'full' ? fields : fields.filter(([, value]) => value !== null);
  return shownValues(entityType, Object.fromEntries(usable) as Partial<DrinkInputs[E]>);
}

/** The same of a cocktail, whose spirit only counts when the dropdown offers it. */
export function readCocktailAnswer(
  answer: unknown,
  mode: ParseMode,
  spirits: readonly string[],
): Partial<DrinkValues<'cocktail'>> {
  const { spirit, ...values } = readAnswer('cocktail', answer, mode);
  const offered = spirits.find((name) => name.toLowerCase() === spirit?.toLowerCase());
  return offered === undefined ? values : { ...values, spirit: offered };
}

/** Whether the answer names fields, and wants each of them empty. */
export function onlyEmpties(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const values = Object.values(answer);
  return values.length > 0 && values.every((value) => value === null || value === '');
}
