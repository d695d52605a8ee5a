import { DRINK_FIELDS, type EntityType, type FieldDefinition } from '@peanut/contracts';
import { aiMark, bindSwitch, bindText, type NamesOf } from '../form/bind-field';
import type { FormApi } from '../form/use-form';

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
