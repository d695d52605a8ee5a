/** What an element's files of one kind may import. */
export interface Allowed {
  uses?: string[];
  packages?: string[];
  node?: boolean;
}

/** An entry of the table. */
export interface Element extends Allowed {
  uses: string[];
  packages: string[];
  /** It holds code that visitors download. */
  isForVisitors?: boolean;
  testCode?: boolean;
  usesTestCode?: boolean;
  tests?: Allowed;
  build?: Allowed;
}

export const ELEMENTS: Record<string, Element>;
export const LOADED_LATE: string[];
export const OWNERS_CODE: string[];
export const MIGRATIONS: { folder: string; typesOf: string[] };
export const TEST_CODE: { folders: string[]; names: RegExp };
