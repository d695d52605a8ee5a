import { insertWhiskey, moveWhiskey } from '../order/whiskey-order';
import {
  changesOf,
  type CreateChange,
  type EntityType,
  type InputOf,
  type ItemOf,
  type PendingChange,
  type ReorderChange,
  type StagedFlags,
  type StagedItem,
  type UpdateChange,
} from '../record/pending-change';
import { inOrder } from '@peanut/contracts';
import { useCocktails, useWhiskeys, type ListState } from '@peanut/web';
import { useMemo } from 'react';
import { useStaging } from '../record/staging-store';

/** The list as it will be after Save, with staged deletions still in it. `pending`: newest first. */
export function stagedList<E extends EntityType>(
  entityType: E,
  items: readonly ItemOf<E>[],
  pending: readonly PendingChange[],
): StagedItem<E>[] {
  return changesOf(entityType, pending).reduceRight<StagedItem<E>[]>(applyChange, items.map(unstaged));
}

/** The item with nothing staged for it. */
export const unstaged = <E extends EntityType>(item: ItemOf<E>): StagedItem<E> => ({
  ...item,
  staged: { isMoved: false },
});

/** The list after one change, in the order the service would give it. */
export function applyChange<E extends EntityType>(
  items: StagedItem<E>[],
  change: PendingChange<E>,
): StagedItem<E>[] {
  switch (change.type) {
    case 'create':
      return KINDS[change.entityType].insert(items, newItem(change));
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

function newItem<E extends EntityType>({
  id,
  entityType,
  itemId,
  timestamp,
  data,
}: CreateChange<E>): StagedItem<E> {
  const at = new Date(timestamp).toISOString();
  const staged: StagedFlags = { stage: 'create', isMoved: false, changeId: id };
  const number = KINDS[entityType].numberOf(data);
  if (number !== undefined) staged.insertPosition = number;
  const item = { ...data, id: itemId, version: 0, createdAt: at, updatedAt: at };
  // Each kind's item is its input and what the service adds; the compiler cannot see it for both at once.
  return { ...(item as unknown as ItemOf<E>), staged };
}

function update<E extends EntityType>(items: StagedItem<E>[], change: UpdateChange<E>): StagedItem<E>[] {
  const { entityType, itemId, data } = change;
  const kind = KINDS[entityType];
  const fields = kind.fields(data);
  const changed = alter(items, itemId, (item) => ({
    ...item,
    ...fields,
    staged: { ...item.staged, stage: item.staged.stage ?? 'update', changeId: change.id },
  }));
  return kind.move(changed, itemId, data);
}

/** The list with one item changed. Copies nothing else, since long lists may have many changes. */
function alter<I extends { id: string }>(items: I[], id: string, change: (item: I) => I): I[] {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? items.with(index, change(item)) : items;
}

/** The list in the given order, then the items that it does not name. */
function reorder<E extends EntityType>(
  items: StagedItem<E>[],
  { entityType, data, undoData }: ReorderChange<E>,
): StagedItem<E>[] {
  const places = new Map(data.orderedIds.map((id, index) => [id, index]));
  const oldPlaces = new Map(undoData.orderedIds.map((id, index) => [id, index]));
  return inOrder(items, data.orderedIds).map((item, index) => {
    const isMoved = item.staged.isMoved || places.get(item.id) !== oldPlaces.get(item.id);
    return { ...KINDS[entityType].at(item, index), staged: { ...item.staged, isMoved } };
  });
}

/** The list with all pending changes, staged deletions included; each item says what is staged for it. */
export function useStagedList<E extends EntityType>(entityType: E): ListState<StagedItem<E>> {
  const { useList } = KINDS[entityType];
  const list = useList();
  const { pending } = useStaging();
  const items = list.status === 'ready' ? list.items : undefined;
  const staged = useMemo(() => items && stagedList(entityType, items, pending), [entityType, items, pending]);
  if (list.status !== 'ready') return list;
  return { ...list, items: staged ?? [] };
}

/** How a kind of drink is listed, by the rules of the service. */
interface ListKind<E extends EntityType> {
  useList: () => ListState<ItemOf<E>>;
  /** The number that a new item shall have, where items have one. */
  numberOf: (input: InputOf<E>) => number | undefined;
  insert: (items: StagedItem<E>[], item: StagedItem<E>) => StagedItem<E>[];
  /** The fields of an update, without the place. */
  fields: (data: Partial<InputOf<E>>) => Partial<InputOf<E>>;
  /** The list after a change of the place. */
  move: (items: StagedItem<E>[], id: string, data: Partial<InputOf<E>>) => StagedItem<E>[];
  /** The item at an index of a new order, from 0. */
  at: (item: StagedItem<E>, index: number) => StagedItem<E>;
}

const KINDS: { readonly [E in EntityType]: ListKind<E> } = {
  /** By their sort order; a new one after those that have the same. */
  cocktail: {
    useList: useCocktails,
    numberOf: () => undefined,
    insert(items, item) {
      const index = items.findIndex((other) => other.sortOrder > item.sortOrder);
      return index < 0 ? [...items, item] : items.toSpliced(index, 0, item);
    },
    fields: (data) => data,
    move: (items) => items,
    at: (item, index) => ({ ...item, sortOrder: index }),
  },
  /** By their number, which no two share. */
  whiskey: {
    useList: useWhiskeys,
    numberOf: ({ number }) => number,
    insert: insertWhiskey,
    fields: ({ number, ...data }) => data,
    move: (items, id, { number }) => (number === undefined ? items : moveWhiskey(items, id, number)),
    at: (item, index) => ({ ...item, number: index + 1 }),
  },
};
