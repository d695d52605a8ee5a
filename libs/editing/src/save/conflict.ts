import { ApiError } from '@peanut/web';
import { v4 as uuid } from 'uuid';
import { readList } from '../calls/drink-calls';
import type { Input, Item, PendingChange, ReorderChange, StagingRecord } from '../record/pending-change';

/**
 * Somebody else changed the item since the owner saw it, or deleted it (`theirs` is null). For an order `theirs` is null
 * and `theirOrder` has the current ids.
 */
export interface Conflict {
  change: PendingChange;
  theirs: Item | null;
  theirOrder?: string[];
}

/** The conflict behind a refused change; undefined when the refusal has another reason. */
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

/**
 * An order has no version, so the current list is checked before it is sent. It conflicts when the items that the owner
 * saw are neither in the order that the owner saw nor in the one that the owner wants.
 */
export async function orderConflictOf(
  change: ReorderChange,
  record: StagingRecord,
): Promise<Conflict | undefined> {
  const current = (await readList(change.entityType)).map(({ id }) => id);
  const own = new Set(
    [...record.undo, ...record.pending].flatMap((other) => (other.type === 'create' ? other.itemId : [])),
  );
  const seen = change.undoData.orderedIds;
  const comparable = new Set(seen.filter((id) => current.includes(id) && !own.has(id)));
  const order = (ids: readonly string[]) => ids.filter((id) => comparable.has(id)).join();
  const isClear = [order(seen), order(change.data.orderedIds)].includes(order(current));
  return isClear ? undefined : { change, theirs: null, theirOrder: current };
}

/** The change to send when the owner overwrites: on top of their version, or as a new item. */
export function asOverwrite({ change, theirs, theirOrder }: Conflict): PendingChange {
  switch (change.type) {
    case 'create':
      return change;
    case 'reorder':
      // A new key: when only the answer was lost, the service would take the old one for a repeat and move nothing.
      return { ...change, id: uuid(), undoData: { orderedIds: theirOrder ?? change.undoData.orderedIds } };
    case 'delete':
      return theirs ? { ...change, version: theirs.version } : change;
    case 'update':
      return theirs ? { ...change, version: theirs.version } : asCreate(change);
  }
}

function asCreate({ version, seen, ...rest }: Extract<PendingChange, { type: 'update' }>): PendingChange {
  return { ...rest, type: 'create', data: { ...seen, ...rest.data } as Input, undoData: null };
}
