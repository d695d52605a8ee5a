import { useStaging, type EntityType, type StagedItem } from '@peanut/web/admin';
import { useLayoutEffect, useRef, useState } from 'react';
import { splitMenu } from '../sections/split-menu';
import { applyCocktailOrder, applyWhiskeyOrder } from './apply-order';
import { inOrder } from './order';

export interface Arrangement {
  /** The items, visible ones as the owner arranged them, also while that is still being kept. */
  items: StagedItem[];
  /** Gives the visible items a new order. */
  arrange: (visibleIds: string[]) => void;
}

/**
 * The order of the list while the owner changes it. A move shows at once; moves that follow quickly build on it and
 * are kept one after the other, so that none is lost.
 */
export function useArrangement(entityType: EntityType, items: StagedItem[]): Arrangement {
  const { pending } = useStaging();
  const [wanted, setWanted] = useState<string[] | null>(null);
  const latest = useRef({ items, pending });
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  useLayoutEffect(() => {
    latest.current = { items, pending };
  });

  const arrange = (visibleIds: string[]) => {
    setWanted(visibleIds);
    waiting.current += 1;
    queue.current = queue.current
      .then(() => {
        const { items: now, pending: stagedNow } = latest.current;
        return entityType === 'cocktail'
          ? applyCocktailOrder(now, visibleIds)
          : applyWhiskeyOrder(now as StagedItem<'whiskey'>[], visibleIds, stagedNow);
      })
      .finally(() => {
        waiting.current -= 1;
        if (waiting.current === 0) setWanted(null);
      });
  };
  return { items: wanted ? withVisibleOrder(items, wanted) : items, arrange };
}

function withVisibleOrder(items: StagedItem[], ids: string[]): StagedItem[] {
  const { visible, hidden, deleted } = splitMenu(items);
  return [...inOrder(visible, ids), ...hidden, ...deleted];
}
