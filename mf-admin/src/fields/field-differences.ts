import { readable, type FieldValue } from './field-value';

/** The fields of a drink by their names in the form, in the form's order. */
const LABELS: Record<string, string> = {
  number: 'Number',
  name: 'Name',
  spirit: 'Spirit',
  description: 'Description',
  ingredients: 'Ingredients',
  glass: 'Glass',
  ice: 'Ice',
  smoke: 'Smoke',
  prep: 'Preparation',
  proof: 'Proof',
  profile: 'Profile',
  notes: 'Notes',
  water: 'Water',
  rest: 'Rest Time',
  rationale: 'Why This Whiskey',
  isVisible: 'Visible on menu',
  isAvailable: 'In stock',
  sortOrder: 'Sort order',
};

/** A field as it stands on either side; a side that has no such item is left out. */
export interface Difference {
  label: string;
  before?: FieldValue;
  after?: FieldValue;
}

type Fields = Record<string, unknown>;

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** The fields that both sides have and that differ. */
export function differingFields(before: object, after: object): Difference[] {
  const [was, is] = [before as Fields, after as Fields];
  return labelled(
    (name) => name in was && name in is && differs(was[name], is[name]),
    (name) => ({ before: readable(was[name]), after: readable(is[name]) }),
  );
}

/** Every field of an item that stands on one side only. */
export function allFields(item: object, side: 'before' | 'after'): Difference[] {
  const fields = item as Fields;
  return labelled(
    (name) => name in fields,
    (name) => ({ [side]: readable(fields[name]) }),
  );
}

function labelled(
  isWanted: (name: string) => boolean,
  values: (name: string) => Omit<Difference, 'label'>,
): Difference[] {
  const names = Object.keys(LABELS).filter(isWanted);
  return names.map((name) => ({ label: LABELS[name] ?? name, ...values(name) }));
}
