import {
  APPLY_ORDER,
  inOrder,
  movedTo,
  splitMenu,
  useStaging,
  type EntityType,
  type StagedListItem,
  type StagedItem,
} from '@peanut/editing';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ANNOUNCE, announce } from '../announcements';
import type { MoveCard } from '../places';

/**
 * The order of the list while the owner changes it. A move of a visible item shows at once; moves that follow quickly
 * build on it and are staged one after the other, so that none is lost. `move` is the same function at every call, so that
 * no card is drawn anew for it.
 */
export function useReorder<E extends EntityType>(entityType: E, items: StagedItem<E>[]) {
  const { pending } = useStaging();
  const [movedIds, setMovedIds] = useState<string[] | null>(null);
  const shown = movedIds ? withVisibleOrder(items, movedIds) : items;
  const now = { items, pending, visible: splitMenu(shown).visible };
  const latest = useRef(now);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  useLayoutEffect(() => {
    latest.current = now;
  });

  const move = useCallback<MoveCard>(
    (itemId, to) => {
      const { visible } = latest.current;
      const from = visible.findIndex(({ id }) => id === itemId);
      const item = visible[from];
      if (!item || to < 0 || to >= visible.length || to === from) return;
      const visibleIds = movedTo(visible, from, to).map(({ id }) => id);
      setMovedIds(visibleIds);
      waiting.current += 1;
      queue.current = queue.current
        .then(() => APPLY_ORDER[entityType](latest.current, visibleIds))
        .finally(() => {
          waiting.current -= 1;
          if (waiting.current === 0) setMovedIds(null);
        });
      announce(ANNOUNCE.dropped(item.name, to, visible.length));
    },
    [entityType],
  );
  return { items: shown, move };
}

function withVisibleOrder<I extends StagedListItem>(items: I[], ids: string[]): I[] {
  const { visible, hidden, deleted } = splitMenu(items);
  return [...inOrder(visible, ids), ...hidden, ...deleted];
}
