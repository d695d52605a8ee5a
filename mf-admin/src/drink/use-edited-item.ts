import type { ListState } from '@peanut/web';
import { useStagedList, useStaging, type EntityType, type StagedItem } from '@peanut/editing';
import { useState } from 'react';

/** The item a form edits. `isGone` says that it left the list, or is to be deleted, while the form was open. */
export type EditedItem<E extends EntityType> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'gone' }
  | { status: 'ready'; item: StagedItem<E>; isGone: boolean };

/**
 * The item with what is pending for it, as it was when it was first there: the form and the version the owner saw
 * belong together, whatever is fetched later.
 */
export function useEditedItem<E extends EntityType>(entityType: E, itemId: string): EditedItem<E> {
  const list = useStagedList(entityType);
  const { isLoaded } = useStaging();
  const [shown, setShown] = useState<StagedItem<E>>();
  const current = isLoaded ? find(list, itemId) : undefined;
  if (current && !shown) setShown(current);
  const item = shown ?? current;
  if (item) return { status: 'ready', item, isGone: isGone(list) && isLoaded && !current };
  if (list.status === 'error') return { status: 'error', retry: list.retry };
  return isGone(list) && isLoaded ? { status: 'gone' } : { status: 'loading' };
}

function find<E extends EntityType>(
  list: ListState<StagedItem<E>>,
  itemId: string,
): StagedItem<E> | undefined {
  if (list.status !== 'ready') return undefined;
  return list.items.find(({ id, staged }) => id === itemId && staged.stage !== 'delete');
}

/** Whether an item that is not on the list is gone: a saved copy has no hidden items, so it cannot tell. */
const isGone = (list: ListState<unknown>): boolean => list.status === 'ready' && !list.isSavedCopy;
