import type { EntityType } from '@peanut/contracts';

/** What is typed into a drink's form, or pasted into the import, and not staged yet. */
export interface Draft {
  /** The fields that the owner changed, as the form holds them. */
  values: Record<string, unknown>;
  /** What the AI panel is asked; for the import the pasted text. */
  request: string;
}

const PREFIX = 'admin-draft:';
/** Of a draft as this version of the page keeps it; any other is not read. */
const VERSION = 1;

/** Names the draft of a drink, without an id that of a new one; or that of the import. */
export const draftKey = (of: EntityType | 'import', itemId?: string): string =>
  `${PREFIX}${of}:${itemId ?? 'new'}`;

/**
 * Keeps the draft, for phones drop a page without a word; undefined forgets it. Local storage: what is written there stays
 * even when the page goes at once.
 */
export function keepDraft(key: string, draft: Draft | undefined): void {
  withStorage(() => {
    if (draft) localStorage.setItem(key, JSON.stringify({ version: VERSION, ...draft }));
    else localStorage.removeItem(key);
  });
}

export function readDraft(key: string): Draft | undefined {
  return withStorage(() => {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as (Draft & { version: number }) | null;
    return kept?.version === VERSION ? { values: kept.values, request: kept.request } : undefined;
  });
}

/** Forgets every draft: the next person on this device may be a guest. */
export function forgetDrafts(): void {
  withStorage(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  });
}

function withStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    console.warn('What is typed into a form is not kept on this device.', error);
    return undefined;
  }
}
