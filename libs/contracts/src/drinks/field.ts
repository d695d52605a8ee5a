/** What every field of a drink says of itself. */
interface Described {
  /** Its name in forms, messages and lists of differences. */
  label: string;
  /** Tells a model how to fill the field in. A model is not asked for a field without a hint. */
  hint?: string;
}

/** A text that has to be there. `max` is in code points. */
export interface TextDefinition extends Described {
  kind: 'text';
  max: number;
  /** Of several lines. */
  isLong?: boolean;
  /** The form counts its characters aloud. */
  isCounted?: boolean;
  /** What the form of a new drink starts from. */
  start?: string;
}

/** A text that may be missing: then it is null. */
export interface OptionalTextDefinition extends Described {
  kind: 'optional text';
  max: number;
}

/** Texts in an order. */
export interface ListDefinition extends Described {
  kind: 'list';
  /** What one of them is called. */
  item: string;
  min: number;
  max: number;
  /** Most code points of one. */
  maxCharacters: number;
  tooFew: string;
  tooMany: string;
}

/** Some of a fixed set of words, none twice; none at all when it is left out. */
export interface ChoicesDefinition<Word extends string = string> extends Described {
  kind: 'choices';
  options: readonly Word[];
  default: readonly Word[];
}

/** Yes or no; the default counts when it is left out. */
export interface FlagDefinition extends Described {
  kind: 'flag';
  default: boolean;
}

/** A number within bounds. */
export interface NumberDefinition extends Described {
  kind: 'number';
  /** Otherwise a bartender's answer is rounded to a tenth. */
  isWhole: boolean;
  min: number;
  max: number;
  /** Counts when it is left out; without one it has to be there. */
  default?: number;
  /** What the form of a new drink starts from. */
  start?: number;
  /** Messages that replace the usual ones: for a value that is too low or no number, and for one that is too high. */
  tooLow?: string;
  tooHigh?: string;
}

export type FieldDefinition =
  | TextDefinition
  | OptionalTextDefinition
  | ListDefinition
  | ChoicesDefinition
  | FlagDefinition
  | NumberDefinition;

/** The fields of an entity by name, in the order of forms and documents. */
export type FieldTable = Readonly<Record<string, FieldDefinition>>;

export type ValueOf<F> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'optional text' }
    ? string | null
    : F extends { kind: 'list' }
      ? string[]
      : F extends { kind: 'choices'; options: readonly (infer Word)[] }
        ? Word[]
        : F extends { kind: 'flag' }
          ? boolean
          : F extends { kind: 'number' }
            ? number
            : never;

/** An entity's fields with their values. */
export type ValuesOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** The names of the fields that a creation may leave out. */
type OptionalNames<Table> = {
  [Name in keyof Table]: Table[Name] extends { default: unknown } | { kind: 'optional text' } ? Name : never;
}[keyof Table];

/** What a creation sends: fields with a default may be left out. */
export type CreationOf<Table> = ValuesOf<Omit<Table, OptionalNames<Table>>> &
  Partial<ValuesOf<Pick<Table, OptionalNames<Table>>>>;

/** What a field counts as when a creation leaves it out; undefined for one that has to be named. */
export function defaultOf(field: FieldDefinition): unknown {
  if (field.kind === 'optional text') return null;
  return 'default' in field ? field.default : undefined;
}

/** What a creation may leave out, and what it then counts as. */
export function defaultsOf<Table extends FieldTable>(
  table: Table,
): ValuesOf<Pick<Table, OptionalNames<Table>>> {
  const all = Object.entries(table).map(([name, field]) => [name, defaultOf(field)] as const);
  const named = all.filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as ValuesOf<Pick<Table, OptionalNames<Table>>>;
}
