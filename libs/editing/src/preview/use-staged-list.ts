import type { ListState } from '@peanut/web';
import { useMemo } from 'react';
import { DRINKS } from '../record/drinks';
import type { EntityType, StagedItem } from '../record/pending-change';
import { useStaging } from '../record/staging-store';
import { stagedList } from './staged-list';

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
