import {
  DRINK_FIELDS,
  editMode,
  ENDPOINTS,
  NOT_UNDERSTOOD,
  readFields,
  type DrinkInputs,
  type EditMode,
  type EntityType,
  type FieldDefinition,
} from '@peanut/contracts';
import { shownValues, type DrinkValues } from '../drink/drink-fields';
import { askModel } from './ask-model';

/** The bartender's task: fill an empty form, or change one in part or as a whole. */
export type ParseMode = 'fill' | EditMode;

const PARSE = { cocktail: ENDPOINTS.parseCocktail, whiskey: ENDPOINTS.parseWhiskey };

interface ParseDrink {
  entityType: EntityType;
  isEdit: boolean;
  description: string;
  /** The form's current input. */
  current: Record<string, unknown>;
  signal: AbortSignal;
  /** Called with why the bartender has not begun. */
  onWait: (text: string) => void;
}

export const parseMode = (isEdit: boolean, description: string): ParseMode =>
  isEdit ? editMode(description) : 'fill';

/** Sends the text to be read into a drink's fields. Throws ApiError for a non-OK answer. */
export async function parseDrink(asked: ParseDrink): Promise<unknown> {
  const { description, signal, onWait } = asked;
  const mode = parseMode(asked.isEdit, description);
  const currentData = mode === 'full' ? null : asked.current;
  const body = mode === 'fill' ? { description } : { description, isEdit: true, currentData, mode };
  return askModel(PARSE[asked.entityType], { body, signal, onWait });
}

/** At most `max` code points of the text, without white space around them. */
const cut = (value: unknown, max: number): unknown =>
  typeof value === 'string' ? [...value.trim()].slice(0, max).join('').trim() : value;

/** Fits a value into the form's limits: long texts are cut, numbers out of bounds are left out. */
function withinLimits(field: FieldDefinition, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'optional text':
      return cut(value, field.max);
    case 'list':
      return Array.isArray(value) ? value.map((one) => cut(one, field.maxCharacters)) : value;
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max ? value : undefined;
    default:
      return value;
  }
}

/** The usable fields of the bartender's answer as the form shows them. Only a whole rewrite may empty a field. */
export function readAnswer<E extends EntityType>(
  entityType: E,
  answer: unknown,
  mode: ParseMode,
): Partial<DrinkValues<E>> {
  if (typeof answer !== 'object' || answer === null) return {};
  const table: Readonly<Record<string, FieldDefinition>> = DRINK_FIELDS[entityType];
  const given = Object.entries(answer).flatMap(([name, value]) => {
    const field = table[name];
    return field ? [[name, withinLimits(field, value)] as const] : [];
  });
  const fields = Object.entries(readFields(table, Object.fromEntries(given)));
  const usable = mode === 'full' ? fields : fields.filter(([, value]) => value !== null);
  return shownValues(entityType, Object.fromEntries(usable) as Partial<DrinkInputs[E]>);
}

/** The same for a cocktail; a spirit that the dropdown does not offer is left out. */
export function readCocktailAnswer(
  answer: unknown,
  mode: ParseMode,
  spirits: readonly string[],
): Partial<DrinkValues<'cocktail'>> {
  const { spirit, ...values } = readAnswer('cocktail', answer, mode);
  const offered = spirits.find((name) => name.toLowerCase() === spirit?.toLowerCase());
  return offered === undefined ? values : { ...values, spirit: offered };
}

/** The parts of the owner's text that the bartender did not understand. */
export function notUnderstoodIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { notUnderstood }: { notUnderstood?: unknown } = answer;
  if (!Array.isArray(notUnderstood)) return [];
  const { maxItems, maxLength } = NOT_UNDERSTOOD;
  return notUnderstood
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .slice(0, maxItems)
    .map((part) => String(cut(part, maxLength)));
}

/** Whether the answer names fields, and wants each of them empty. */
export function onlyEmpties(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const { notUnderstood, ...fields }: { notUnderstood?: unknown } = answer;
  const values = Object.values(fields);
  return values.length > 0 && values.every((value) => value === null || value === '');
}
