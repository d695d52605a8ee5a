import { characterCount } from '@peanut/contracts';
import type { Elements } from '@peanut/ui';
import { AiMark } from './ai-mark';
import type { FormApi } from './use-form';

/** The names of the values that are of this type. */
export type NamesOf<Values, T> = {
  [Name in keyof Values]: Values[Name] extends T ? Name : never;
}[keyof Values] &
  string;

/** The mark of a field that AI changed; nothing for any other. */
export function aiMark<Values extends object>(
  form: FormApi<Values>,
  name: keyof Values & string,
  label: string,
): Elements {
  if (!(name in form.aiChanged)) return undefined;
  return <AiMark label={label} name={name} onPutBack={() => form.putBack(name)} />;
}

/** Ties a text field to the form: value, message and mark. */
export function bindText<Values extends object>(
  form: FormApi<Values>,
  name: NamesOf<Values, string>,
  label: string,
) {
  const value = form.values[name] as string;
  return {
    name,
    label,
    value,
    characters: characterCount(value),
    onChange: (value: string) => form.setValues({ [name]: value } as Partial<Values>),
    error: form.errorOf(name),
    note: aiMark(form, name, label),
  };
}

/** Ties a switch to the form. */
export function bindSwitch<Values extends object>(
  form: FormApi<Values>,
  name: NamesOf<Values, boolean>,
  label: string,
) {
  return {
    name,
    label,
    checked: form.values[name] as boolean,
    onChange: (checked: boolean) => form.setValues({ [name]: checked } as Partial<Values>),
    note: aiMark(form, name, label),
  };
}
