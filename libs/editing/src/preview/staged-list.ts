import { PLACES } from '../order/places';
import { DRINKS } from '../record/drinks';
import {
  changesOf,
  type CreateChange,
  type EntityType,
  type ItemOf,
  type PendingChange,
  type ReorderChange,
  type StagedFlags,
  type StagedItem,
  type UpdateChange,
} from '../record/pending-change';
import type { ListState } from '@peanut/web';
import { useMemo } from 'react';
import { useStaging } from '../record/staging-store';

/** The list as it will be once everything pending is saved, staged deletions still in it. Pending is newest first. */
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
      return PLACES[change.entityType].insert(items, newItem(change));
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
  const number = PLACES[entityType].numberOf(data);
  if (number !== undefined) staged.insertPosition = number;
  const server = { id: itemId, version: 0, createdAt: at, updatedAt: at };
  return { ...DRINKS[entityType].toItem(data, server), staged };
}

function update<E extends EntityType>(items: StagedItem<E>[], change: UpdateChange<E>): StagedItem<E>[] {
  const { entityType, itemId, data } = change;
  const places = PLACES[entityType];
  const fields = places.fields(data);
  const changed = alter(items, itemId, (item) => ({
    ...item,
    ...fields,
    staged: { ...item.staged, stage: item.staged.stage ?? 'update', changeId: change.id },
  }));
  return places.move(changed, itemId, data);
}

/** The list with one item of it altered; of a long list with many changes the others must cost next to nothing. */
function alter<I extends { id: string }>(items: I[], id: string, change: (item: I) => I): I[] {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? items.with(index, change(item)) : items;
}

/** The named ones come first, in the given order; the others keep theirs after them. */
function reorder<E extends EntityType>(
  items: StagedItem<E>[],
  { entityType, data, undoData }: ReorderChange<E>,
): StagedItem<E>[] {
  const places = new Map(data.orderedIds.map((id, index) => [id, index]));
  const oldPlaces = new Map(undoData.orderedIds.map((id, index) => [id, index]));
  const last = places.size;
  return items
    .toSorted((a, b) => (places.get(a.id) ?? last) - (places.get(b.id) ?? last))
    .map((item, index) => {
      const isMoved = item.staged.isMoved || places.get(item.id) !== oldPlaces.get(item.id);
      return { ...PLACES[entityType].at(item, index), staged: { ...item.staged, isMoved } };
    });
}

/** The list with everything pending in it, staged deletions included; each item says what is staged for it. */
export function useStagedList<E extends EntityType>(entityType: E): ListState<StagedItem<E>> {
  const { useList } = DRINKS[entityType];
  const list = useList();
  const { pending } = useStaging();
  const items = list.status === 'ready' ? list.items : undefined;
  const staged = useMemo(() => items && stagedList(entityType, items, pending), [entityType, items, pending]);
  if (list.status !== 'ready') return list;
  return { ...list, items: staged ?? [] };
}
