import { DRINK_FIELDS, type EntityType, type FieldDefinition } from '@peanut/contracts';
import { readable, type FieldValue } from './field-value';

/** A field as it stands on either side; a side that has no such item is left out. */
export interface Difference {
  label: string;
  before?: FieldValue;
  after?: FieldValue;
}

type Fields = Record<string, unknown>;

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** The fields of a drink that both sides have and that differ, in the form's order. */
export function differingFields(entityType: EntityType, before: object, after: object): Difference[] {
  const [was, is] = [before as Fields, after as Fields];
  return labelled(
    entityType,
    (name) => name in was && name in is && differs(was[name], is[name]),
    (name) => ({ before: readable(was[name]), after: readable(is[name]) }),
  );
}

/** Every field of a drink that stands on one side only. */
export function allFields(entityType: EntityType, item: object, side: 'before' | 'after'): Difference[] {
  const fields = item as Fields;
  return labelled(
    entityType,
    (name) => name in fields,
    (name) => ({ [side]: readable(fields[name]) }),
  );
}

function labelled(
  entityType: EntityType,
  isIncluded: (name: string) => boolean,
  values: (name: string) => Omit<Difference, 'label'>,
): Difference[] {
  return Object.entries<FieldDefinition>(DRINK_FIELDS[entityType])
    .filter(([name]) => isIncluded(name))
    .map(([name, { label }]) => ({ label, ...values(name) }));
}
