import { useLayoutEffect, type RefObject } from 'react';

const TOOLBAR_HEIGHT = '--admin-toolbar-height';

/** Tells what floats below the toolbar how tall it is: by a CSS variable of the whole page, gone with the toolbar. */
export function usePublishedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(TOOLBAR_HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(TOOLBAR_HEIGHT);
    };
  }, [bar]);
}
