import { useCallback, useLayoutEffect, useRef } from 'react';
import type { MoveCard } from '../card/card-place';
import { ANNOUNCE } from './announcements';
import { movedTo } from './order';
import { say } from './spoken';

/** Moves one of the items; the same function at every call, so that no card is drawn anew for it. */
export function useMove(
  items: readonly { id: string; name: string }[],
  arrange: (ids: string[]) => void,
): MoveCard {
  const latest = useRef({ items, arrange });
  useLayoutEffect(() => {
    latest.current = { items, arrange };
  });
  return useCallback((itemId, to) => {
    const { items: now, arrange: keep } = latest.current;
    const from = now.findIndex(({ id }) => id === itemId);
    const item = now[from];
    if (!item || to < 0 || to >= now.length || to === from) return;
    const moved = movedTo(now, from, to);
    keep(moved.map(({ id }) => id));
    say(ANNOUNCE.dropped(item.name, to, now.length));
  }, []);
}
