import { draftKey, keepDraft, readDraft, type EntityType } from '@peanut/editing';
import { useEffect, useState } from 'react';

/** What was typed into a form before the browser dropped the page, and how to store what is typed now. */
export interface DraftApi<Values extends object> {
  /** The changed fields; empty for a fresh form. */
  typed: Partial<Values>;
  /** What the AI panel is asked. */
  request: string;
  setRequest: (text: string) => void;
  isRestored: boolean;
  /** Deletes the stored draft: it was staged or discarded. */
  forget: () => void;
  key: string;
}

/** `start`: the form's values before anything is typed. */
export function useDraft<Values extends object>(
  entityType: EntityType,
  itemId: string | undefined,
  start: Values,
): DraftApi<Values> {
  const key = draftKey(entityType, itemId);
  const [found] = useState(() => readDraft(key));
  const [request, setRequest] = useState(found?.request ?? '');
  const [isRestored, setRestored] = useState(found !== undefined);
  const forget = () => {
    setRestored(false);
    setRequest('');
    keepDraft(key, undefined);
  };
  return { typed: fitting(start, found?.values ?? {}), request, setRequest, isRestored, forget, key };
}

/** Stores the values of form and panel at each change. */
export function useKeptDraft<Values extends object>(
  { key, request }: DraftApi<Values>,
  typed: Partial<Values>,
): void {
  const isEmpty = Object.keys(typed).length === 0 && request === '';
  const draft = isEmpty ? '' : JSON.stringify({ values: typed, request });
  useEffect(() => {
    keepDraft(
      key,
      draft ? (JSON.parse(draft) as { values: Record<string, unknown>; request: string }) : undefined,
    );
  }, [key, draft]);
}

/** The values that fit the form: another version of the page may have stored the draft. */
function fitting<Values extends object>(start: Values, values: Record<string, unknown>): Partial<Values> {
  const known = Object.entries(start).filter(([name, value]) => isAlike(value, values[name]));
  return Object.fromEntries(known.map(([name]) => [name, values[name]])) as Partial<Values>;
}

const isAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) ? Array.isArray(b) && b.every((one) => typeof one === 'string') : typeof a === typeof b;
