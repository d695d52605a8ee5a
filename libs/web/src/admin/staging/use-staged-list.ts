import { useMemo } from 'react';
import { useList, type ListState } from '../../lists/use-list';
import { listUrl } from '../save/send-change';
import type { EntityType, ItemOf } from './pending-change';
import { stagedList, type StagedItem } from './staged-list';
import { useStaging } from './staging-store';

/** The list with everything pending in it, staged deletions included; each item says what is staged for it. */
export function useStagedList<E extends EntityType>(entityType: E): ListState<StagedItem<E>> {
  const list = useList(listUrl(entityType), `${entityType}s`) as ListState<ItemOf<E>>;
  const { pending } = useStaging();
  const items = list.status === 'ready' ? list.items : undefined;
  const staged = useMemo(() => items && stagedList(entityType, items, pending), [entityType, items, pending]);
  return list.status === 'ready' && staged ? { ...list, items: staged } : (list as ListState<never>);
}
