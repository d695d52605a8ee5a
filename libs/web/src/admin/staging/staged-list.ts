import { insertWhiskey, moveWhiskey } from './flight-order';
import type {
  CreateChange,
  EntityType,
  Item,
  ItemOf,
  PendingChange,
  ReorderChange,
  UpdateChange,
} from './pending-change';

/** Flags that only the page knows: what is staged for the item. */
export interface StagedFlags {
  /** Kind of the pending change of the item itself. */
  stage?: 'create' | 'update' | 'delete';
  /** Its place is part of a pending order. */
  isMoved: boolean;
  /** The newest pending change of the item itself: dropping it takes the stage back. */
  changeId?: string;
  /** Where a staged whiskey goes in. */
  insertPosition?: number;
}
export type StagedItem<E extends EntityType = EntityType> = ItemOf<E> & { staged: StagedFlags };

/** The list as it will be once everything pending is saved, staged deletions still in it. Pending is newest first. */
export function stagedList<E extends EntityType>(
  entityType: E,
  items: readonly ItemOf<E>[],
  pending: readonly PendingChange[],
): StagedItem<E>[] {
  const start = items.map((item): StagedItem => ({ ...item, staged: { isMoved: false } }));
  const list = pending
    .filter((change) => change.entityType === entityType)
    .reduceRight((before, change) => applyChange(before, change), start);
  // A change of one entity type leaves items of that type, which the compiler cannot see.
  return list as unknown as StagedItem<E>[];
}

/** The list after one change, in the order the service would give it. */
export function applyChange(items: StagedItem[], change: PendingChange): StagedItem[] {
  switch (change.type) {
    case 'create':
      return insert(items, newItem(change));
    case 'update':
      return update(items, change);
    case 'delete':
      return alter(items, change.itemId, (item) => ({
        ...item,
        staged: { ...item.staged, stage: 'delete', changeId: change.id },
      }));
    case 'reorder':
      return reorder(items, change);
  }
}

function newItem(change: CreateChange): StagedItem {
  const at = new Date(change.timestamp).toISOString();
  const staged: StagedFlags = { stage: 'create', isMoved: false, changeId: change.id };
  if ('number' in change.data) staged.insertPosition = change.data.number;
  return { ...change.data, id: change.itemId, version: 0, createdAt: at, updatedAt: at, staged };
}

/** Puts an item where the service would list it: whiskeys by number, cocktails after those of the same sort order. */
function insert(items: StagedItem[], item: StagedItem): StagedItem[] {
  if ('number' in item) return insertWhiskey(items as StagedItem<'whiskey'>[], item);
  const index = items.findIndex((other) => other.sortOrder > item.sortOrder);
  return index < 0 ? [...items, item] : items.toSpliced(index, 0, item);
}

function update(items: StagedItem[], change: UpdateChange): StagedItem[] {
  const { number, ...data } = change.data as { number?: number };
  const changed = alter(items, change.itemId, (item) => ({
    ...item,
    ...data,
    staged: { ...item.staged, stage: item.staged.stage ?? 'update', changeId: change.id },
  }));
  return number === undefined
    ? changed
    : moveWhiskey(changed as StagedItem<'whiskey'>[], change.itemId, number);
}

/** The list with one item of it altered; of a long list with many changes the others must cost next to nothing. */
function alter(items: StagedItem[], id: string, change: (item: StagedItem) => StagedItem): StagedItem[] {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? items.with(index, change(item)) : items;
}

/** The named ones come first, in the given order; the others keep theirs after them. */
function reorder(items: StagedItem[], { data, undoData }: ReorderChange): StagedItem[] {
  const places = new Map(data.orderedIds.map((id, index) => [id, index]));
  const oldPlaces = new Map(undoData.orderedIds.map((id, index) => [id, index]));
  const last = places.size;
  return items
    .toSorted((a, b) => (places.get(a.id) ?? last) - (places.get(b.id) ?? last))
    .map((item, index) => {
      const isMoved = item.staged.isMoved || places.get(item.id) !== oldPlaces.get(item.id);
      return { ...inPlace(item, index), staged: { ...item.staged, isMoved } };
    });
}

const inPlace = <T extends Item>(item: T, index: number): T =>
  'number' in item ? { ...item, number: index + 1 } : { ...item, sortOrder: index };
