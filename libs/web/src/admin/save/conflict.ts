import { ApiError } from '../../api/api-error';
import type { Input, Item, PendingChange } from '../staging/pending-change';
import type { Conflict } from './save';

/** What a refused change clashes with; undefined when the refusal is no conflict. */
export function conflictOf(change: PendingChange, error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 412) return { change, theirs: currentOf(error) };
  const isDeleted = error.status === 404 && change.type === 'update';
  return isDeleted ? { change, theirs: null } : undefined;
}

function currentOf(error: ApiError): Item | null {
  const body = error.body as { current?: Item } | undefined;
  return body?.current ?? null;
}

/** The change as it goes out when the owner overwrites: over their version, or as the item made anew. */
export function overwriting({ change, theirs }: Conflict): PendingChange {
  if (change.type !== 'update' && change.type !== 'delete') return change;
  if (theirs) return { ...change, version: theirs.version };
  if (change.type === 'delete') return change;
  const { version, seen, ...rest } = change;
  return { ...rest, type: 'create', data: { ...seen, ...change.data } as Input, undoData: null };
}
