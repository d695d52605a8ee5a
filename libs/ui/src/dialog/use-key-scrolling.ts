import { useLayoutEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Lets the keys reach a scrolling area that holds nothing to focus: they scroll it only from inside. */
export function useKeyScrolling(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const update = () => {
      const isOutOfReach = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE);
      if (isOutOfReach) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [area]);
}
