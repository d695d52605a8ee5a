import { startTransition, useEffect, useState, type RefObject } from 'react';

const MAX_IDS = 24;

/**
 * Ids of the items that last had the focus or the pointer, newest first. They stay drawn wherever the window is: the
 * focus and a drag end when their element goes, and a card that was turned should not turn back by itself.
 */
export function useTouchedIds(list: RefObject<HTMLElement | null>, isNeeded: boolean): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = list.current;
    if (!isNeeded || !element) return;
    const touch = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest('[aria-posinset]') : null;
      const id = item?.querySelector<HTMLElement>('[data-id]')?.dataset['id'];
      if (id === undefined) return;
      // What the press or the key does comes first.
      startTransition(() =>
        setIds((before) =>
          before[0] === id ? before : [id, ...before.filter((other) => other !== id)].slice(0, MAX_IDS),
        ),
      );
    };
    element.addEventListener('focusin', touch);
    element.addEventListener('pointerdown', touch);
    return () => {
      element.removeEventListener('focusin', touch);
      element.removeEventListener('pointerdown', touch);
    };
  }, [list, isNeeded]);
  return ids;
}
