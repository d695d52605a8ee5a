import { inputOf } from '@peanut/contracts';
import { ApiError } from '@peanut/web';
import { dequal } from 'dequal/lite';
import { v4 as uuid } from 'uuid';
import { readList } from '../calls/drink-calls';
import type {
  CreateChange,
  Input,
  Item,
  PendingChange,
  ReorderChange,
  StagingRecord,
  UpdateChange,
} from '../record/pending-change';
import { partBy } from '../stage/new-change';

/**
 * The item changed since the owner saw it, or somebody deleted it (`theirs` is null). For an order `theirs` is null and
 * `theirOrder` has the current ids.
 */
export interface Conflict {
  change: PendingChange;
  theirs: Item | null;
  theirOrder?: string[];
}

type Fields = Partial<Record<string, unknown>>;

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

/**
 * A drink that comes back under its old id, where somebody else has put it back already. Undefined for another refusal.
 */
export async function createConflictOf(change: CreateChange, error: unknown): Promise<Conflict | undefined> {
  if (!(error instanceof ApiError && error.status === 409)) return undefined;
  const theirs = (await readList(change.entityType)).find(({ id }) => id === change.itemId);
  return theirs && { change, theirs };
}

/**
 * Whether the change goes on top of their version without a question: none of its fields changed meanwhile, except to the
 * value that it has here. A deletion counts every field but what a tap on the card changes at once.
 */
export function isMergeable({ change, theirs }: Conflict): boolean {
  if (change.type === 'create')
    return theirs !== null && dequal(inputOf(change.entityType, theirs), change.data);
  // A service that refuses its own version would be asked forever.
  if (!theirs || !('version' in change) || theirs.version === change.version) return false;
  const now: Fields = { ...theirs };
  const mine: Fields = change.data ?? { isAvailable: now['isAvailable'], pourAnyway: now['pourAnyway'] };
  return Object.entries(change.undoData).every(
    ([name, before]) => dequal(now[name], before) || dequal(now[name], mine[name]),
  );
}

/** The change to send on top of their version, or as a new item. Its undo goes back to what is theirs. */
export function asOverwrite({ change, theirs, theirOrder }: Conflict): PendingChange {
  switch (change.type) {
    case 'create':
      return theirs ? asUpdate(theirs, change) : change;
    case 'reorder':
      // A new key: when only the answer was lost, the service would take the old one for a repeat and move nothing.
      return { ...change, id: uuid(), undoData: { orderedIds: theirOrder ?? change.undoData.orderedIds } };
    case 'delete':
      return theirs
        ? { ...change, version: theirs.version, undoData: inputOf(change.entityType, theirs) }
        : change;
    case 'update':
      return theirs ? onto(theirs, change) : asCreate(change);
  }
}

function onto(theirs: Item, change: UpdateChange): UpdateChange {
  const seen = inputOf(change.entityType, theirs);
  return { ...change, version: theirs.version, seen, undoData: partBy(seen, change.data) };
}

function asUpdate(theirs: Item, { data, undoData, ...rest }: CreateChange): UpdateChange {
  const seen = inputOf(rest.entityType, theirs);
  const { version } = theirs;
  return { ...rest, type: 'update', id: uuid(), data, undoData: partBy(seen, data), seen, version };
}

function asCreate({ version, seen, ...rest }: UpdateChange): PendingChange {
  return { ...rest, type: 'create', data: { ...seen, ...rest.data } as Input, undoData: null };
}
