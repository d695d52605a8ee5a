import { useEffect, useRef, type RefObject } from 'react';

/**
 * A dropped change takes its button with it: the focus goes to the button that took its place, or to the list.
 * Call the returned function with the place of the dropped one.
 */
export function useFocusAfterDrop(
  list: RefObject<HTMLElement | null>,
  count: number,
): (index: number) => void {
  const dropped = useRef<number>(undefined);
  useEffect(() => {
    if (dropped.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-drop]');
    const next = buttons?.[Math.min(dropped.current, buttons.length - 1)];
    dropped.current = undefined;
    (next ?? list.current)?.focus();
  }, [list, count]);
  return (index) => (dropped.current = index);
}
