/** A cell of a spreadsheet that a case builds: as programs keep it, not as they show it. */
export type Cell =
  | string
  | number
  | null
  | { percent: number }
  /** Days since 30 December 1899. */
  | { date: number }
  | { formula: string; value: string | number }
  /** A text that stands in the cell itself, not in the table of shared texts. */
  | { inline: string };

export interface Sheet {
  name: string;
  rows: Cell[][];
}

/** How a file is built. */
export type Part =
  | string
  | { text: string; encoding?: 'utf-8 with mark' | 'utf-16le' | 'utf-16be' | 'windows-1252' }
  | { json: unknown }
  | { bytes: number[] }
  | { join: Part[] }
  | { repeat: Part; times: number }
  /** The first part of it, as of a download that broke off. */
  | { cut: Part; share: number }
  | { gzip: Part }
  /** `streamed`: sizes stand behind each entry, as programs write them that do not know them before. */
  | { zip: Readonly<Record<`${string}`, Part>>; streamed?: boolean }
  | { xlsx: Sheet[] }
  | { ods: Sheet[] };

/**
 * What a drink must be like. In names, lines and words `a|b` means one of them; case, accents, signs and the order of
 * a line's words do not matter, figures are compared by value.
 */
export interface ExpectedDrink {
  name: string;
  kind?: 'cocktail' | 'whiskey';
  /** Every line. */
  lines?: string[];
  /** The lines are these, byte for byte and in order. */
  exact?: boolean;
  /** At least these. */
  allergens?: string[];
  proof?: number;
  glass?: string;
  /** Words that occur in the preparation. */
  prep?: string[];
  /** Words that a line or the preparation has; lines beyond the expected ones may name a garnish. */
  garnish?: string;
  /** The row may not be ticked by itself. */
  doubtful?: boolean;
}

interface Expectation {
  drinks?: ExpectedDrink[];
  /** Refused in a sentence, or nothing found, with a sentence. */
  refused?: boolean;
  /** A refusal is as right as the drinks. */
  orRefused?: boolean;
  /** Each must be told in a problem or a doubt. */
  words?: string[];
}

export const CASE_SETS = ['tuning', 'heldOut'] as const;
export type CaseSet = (typeof CASE_SETS)[number];

/** A file as another program writes it, and what a careful person would take from it. */
export interface MenuFileCase {
  id: string;
  /** The row of the review or the kind of the issue. */
  kind: string;
  format: string;
  set: CaseSet;
  /** What a reader is given: a text, a value that becomes JSON, or bytes. */
  input?: string;
  json?: unknown;
  bytes?: Part;
  /** It is free text: what is left for the bartender is read by the house's own. */
  isText?: boolean;
  expect: Expectation;
}
