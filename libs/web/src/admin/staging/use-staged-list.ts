import { useMemo } from 'react';
import { useCocktails, useWhiskeys } from '../../lists/list-hooks';
import type { ListState } from '../../lists/use-list';
import type { EntityType, ItemOf } from './pending-change';
import { stagedList, type StagedItem } from './staged-list';
import { useStaging } from './staging-store';

/** The list with everything pending in it, staged deletions included; each item says what is staged for it. */
export function useStagedList<E extends EntityType>(entityType: E): ListState<StagedItem<E>> {
  const cocktails = useCocktails();
  const whiskeys = useWhiskeys();
  const list = (entityType === 'cocktail' ? cocktails : whiskeys) as ListState<ItemOf<E>>;
  const { pending } = useStaging();
  const items = list.status === 'ready' ? list.items : undefined;
  const staged = useMemo(() => items && stagedList(entityType, items, pending), [entityType, items, pending]);
  return list.status === 'ready' && staged ? { ...list, items: staged } : (list as ListState<never>);
}
