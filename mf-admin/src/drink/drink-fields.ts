import { DRINK_FIELDS, type DrinkInputs, type EntityType, type FieldDefinition } from '@peanut/contracts';
import { aiMark, bindSwitch, bindText, type NamesOf } from '../form/bind-field';
import type { FormApi } from '../form/use-form';

/** What a form holds of a field: numbers as they are typed, no text instead of null. */
type FormValueOf<Value> = Value extends number ? string : null extends Value ? string : Value;

/** What a drink's form holds; rows of a list may be empty. */
export type DrinkValues<E extends EntityType> = {
  [Name in keyof DrinkInputs[E]]: FormValueOf<DrinkInputs[E][Name]>;
};
export type CocktailValues = DrinkValues<'cocktail'>;
export type WhiskeyValues = DrinkValues<'whiskey'>;

const fieldsOf = (entityType: EntityType) => Object.entries<FieldDefinition>(DRINK_FIELDS[entityType]);
const hasText = (row: string) => row.trim() !== '';

/** A field's value as its control shows it. */
function shown(field: FieldDefinition, value: unknown): unknown {
  if (field.kind === 'number' && typeof value === 'number') return String(value);
  // A list needs a row to type into.
  if (field.kind === 'list' && Array.isArray(value) && value.length === 0) return [''];
  return value ?? '';
}

function initialValueOf(field: FieldDefinition): unknown {
  if ('default' in field) return field.default;
  if ('start' in field) return field.start;
  return field.kind === 'list' ? [] : '';
}

/** The form's values for some fields of a drink. */
export function shownValues<E extends EntityType>(
  entityType: E,
  part: Partial<DrinkInputs[E]>,
): Partial<DrinkValues<E>> {
  const given: Partial<Record<string, unknown>> = part;
  const known = fieldsOf(entityType).filter(([name]) => given[name] !== undefined);
  return Object.fromEntries(known.map(([name, field]) => [name, shown(field, given[name])])) as Partial<
    DrinkValues<E>
  >;
}

/** The start values of a new drink's form. */
export const newValues = <E extends EntityType>(entityType: E): DrinkValues<E> =>
  Object.fromEntries(
    fieldsOf(entityType).map(([name, field]) => [name, shown(field, initialValueOf(field))]),
  ) as DrinkValues<E>;

/** The start values of an existing drink's form. */
export const valuesOf = <E extends EntityType>(entityType: E, item: DrinkInputs[E]): DrinkValues<E> =>
  shownValues(entityType, item) as DrinkValues<E>;

/** The value for the request; an empty number is NaN, which no rule accepts. */
function sent(field: FieldDefinition, value: unknown, isUntouched: boolean): unknown {
  if (field.kind === 'number' && typeof value === 'string') return hasText(value) ? Number(value) : NaN;
  if (field.kind === 'optional text') return value === '' ? null : value;
  if (field.kind !== 'list' || !Array.isArray(value)) return value;
  const rows = (value as string[]).filter(hasText);
  return isUntouched ? rows : rows.map((row) => row.trim());
}

/** Trims the texts; untouched ones stay as they are, byte for byte. */
function trimmed<Values extends object>(values: Values, initial: Values): Values {
  const names = Object.keys(values) as (keyof Values)[];
  const entries = names.map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' && value !== initial[name] ? value.trim() : value];
  });
  return Object.fromEntries(entries) as Values;
}

/** The request for these values: texts that were touched are trimmed, empty rows are left out. */
export function toInput<E extends EntityType>(
  entityType: E,
  values: DrinkValues<E>,
  initial: DrinkValues<E>,
): DrinkInputs[E] {
  const texts: Record<string, unknown> = trimmed(values, initial);
  const before: Record<string, unknown> = initial;
  return Object.fromEntries(
    fieldsOf(entityType).map(([name, field]) => [
      name,
      sent(field, texts[name], texts[name] === before[name]),
    ]),
  ) as DrinkInputs[E];
}

/** Ties controls to a drink's form by the names of its fields; labels and limits come from the field table. */
export function bindDrink<Values extends object>(entityType: EntityType, form: FormApi<Values>) {
  const fields: Readonly<Record<string, FieldDefinition>> = DRINK_FIELDS[entityType];
  const labelOf = (name: string) => fields[name]?.label ?? name;
  const mark = (name: keyof Values & string) => aiMark(form, name, labelOf(name));
  return {
    mark,
    text: (name: NamesOf<Values, string>) => {
      const field = fields[name];
      return {
        ...bindText(form, name, labelOf(name)),
        required: field?.kind !== 'optional text',
        maxCharacters: field?.kind === 'text' && field.isCounted ? field.max : undefined,
        ...(field?.kind === 'number' && { type: 'number', min: field.min, max: field.max }),
      };
    },
    flag: (name: NamesOf<Values, boolean>) => bindSwitch(form, name, labelOf(name)),
    choices: (name: NamesOf<Values, readonly string[]>) => {
      const field = fields[name];
      return {
        label: labelOf(name),
        options: field?.kind === 'choices' ? field.options : [],
        chosen: form.values[name] as readonly string[],
        onChange: (chosen: string[]) => form.setValues({ [name]: chosen } as Partial<Values>),
        error: form.errorOf(name),
        note: mark(name),
      };
    },
  };
}
