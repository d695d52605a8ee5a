import type { EntityType } from './pending-change';
import type { StagedItem } from './staged-list';
import { useStagedList } from './use-staged-list';

/** One item with what is pending for it; undefined while the list is on its way or when it is gone. */
export function useStagedItem<E extends EntityType>(
  entityType: E,
  itemId: string,
): StagedItem<E> | undefined {
  const list = useStagedList(entityType);
  return list.status === 'ready' ? list.items.find((item) => item.id === itemId) : undefined;
}
