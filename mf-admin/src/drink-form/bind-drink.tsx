import { DRINK_FIELDS, type EntityType, type Field } from '@peanut/contracts';
import type { ReactNode } from 'react';
import { AiMark } from '../form/ai-mark';
import type { Form } from '../form/use-form';
import type { DrinkValues } from './drink-values';

/** The names of the fields whose values are of this type. */
type NamesOf<E extends EntityType, Value> = {
  [Name in keyof DrinkValues<E> & string]: DrinkValues<E>[Name] extends Value ? Name : never;
}[keyof DrinkValues<E> & string];

/**
 * Ties controls to a drink's form by the names of its fields: value, message, and the mark of what AI changed. Labels
 * and limits come from the field table.
 */
export function bindDrink<E extends EntityType>(entityType: E, form: Form<DrinkValues<E>>) {
  type Name = keyof DrinkValues<E> & string;
  const fields: Readonly<Record<string, Field>> = DRINK_FIELDS[entityType];
  const labelOf = (name: Name) => fields[name]?.label ?? name;
  const set = (name: Name, value: unknown) => form.setValues({ [name]: value } as Partial<DrinkValues<E>>);
  const mark = (name: Name): ReactNode =>
    name in form.aiChanged && (
      <AiMark label={labelOf(name)} name={name} onPutBack={() => form.putBack(name)} />
    );
  const shared = (name: Name) => ({ label: labelOf(name), note: mark(name) || undefined });
  return {
    mark,
    text: (name: NamesOf<E, string>) => {
      const field = fields[name];
      return {
        ...shared(name),
        name,
        value: form.values[name] as string,
        onChange: (value: string) => set(name, value),
        error: form.errorOf(name),
        required: field?.kind !== 'optional text',
        ...(field?.kind === 'text' && field.isCounted && { maxCharacters: field.max }),
        ...(field?.kind === 'number' && { type: 'number', min: field.min, max: field.max }),
      };
    },
    flag: (name: NamesOf<E, boolean>) => ({
      ...shared(name),
      name,
      checked: form.values[name] as boolean,
      onChange: (checked: boolean) => set(name, checked),
    }),
    choices: (name: NamesOf<E, readonly string[]>) => {
      const field = fields[name];
      return {
        ...shared(name),
        options: field?.kind === 'choices' ? field.options : [],
        chosen: form.values[name] as readonly string[],
        onChange: (chosen: string[]) => set(name, chosen),
        error: form.errorOf(name),
      };
    },
  };
}
