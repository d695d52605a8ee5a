import { DRINK_FIELDS, type EntityType, type FieldDefinition } from '@peanut/contracts';
import { useStagedList } from '@peanut/editing';
import { dequal } from 'dequal/lite';

/** A field's value for people to read: a text, or a list. A list with `start` is numbered from there. */
export type FieldValue = string | { items: string[]; start?: number };

function readable(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : { items: value.map(String) };
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return 'none';
  return String(value);
}

/** A field's value on both sides; a side without the item is left out. */
export interface Difference {
  label: string;
  before?: FieldValue;
  after?: FieldValue;
}

type Fields = Record<string, unknown>;

/** The fields of a drink that both sides have and that differ, in the form's order. */
export function differingFields(entityType: EntityType, before: object, after: object): Difference[] {
  const [was, is] = [before as Fields, after as Fields];
  return labelled(
    entityType,
    (name) => name in was && name in is && !dequal(was[name], is[name]),
    (name) => ({ before: readable(was[name]), after: readable(is[name]) }),
  );
}

/** Every field of a drink that exists on one side only. */
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

/** The changed part of an order, from the first difference to the last, in names. */
export function orderDifference(
  before: readonly string[],
  after: readonly string[],
  nameOf: (id: string) => string,
): Difference[] {
  const isMoved = (id: string, index: number) => id !== before[index];
  const first = after.findIndex(isMoved);
  if (first === -1) return [];
  const end = after.findLastIndex(isMoved) + 1;
  const stretch = (ids: readonly string[]) => ({
    items: shortened(ids.slice(first, end), nameOf),
    start: first + 1,
  });
  return [{ label: 'Order', before: stretch(before), after: stretch(after) }];
}

/** As many as are read one by one. */
const MOST_NAMES = 100;

function shortened(ids: readonly string[], nameOf: (id: string) => string): string[] {
  const names = ids.slice(0, MOST_NAMES).map(nameOf);
  return ids.length > MOST_NAMES ? [...names, `and ${ids.length - MOST_NAMES} more`] : names;
}

const GONE = 'a drink that is gone';

/** Tells a drink's name by its id, of staged ones too. */
export function useNameOf(): (id: string) => string {
  const cocktails = useStagedList('cocktail');
  const whiskeys = useStagedList('whiskey');
  const names = new Map([...namesOf(cocktails), ...namesOf(whiskeys)]);
  return (id) => names.get(id) ?? GONE;
}

type NamedList = { status: 'loading' | 'error' } | { status: 'ready'; items: { id: string; name: string }[] };

const namesOf = (list: NamedList) =>
  list.status === 'ready' ? list.items.map(({ id, name }) => [id, name] as const) : [];
