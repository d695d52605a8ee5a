import { useLayoutEffect, type RefObject } from 'react';

/**
 * How tall what others keep clear of is, said by whose it is, as CSS variables of the whole page: nobody looks for it
 * in another part's elements. The shell says the first two, mf-admin and mf-ai the others while theirs is there.
 */
export const HEIGHTS = {
  header: '--header-height',
  tabBar: '--tab-bar-height',
  adminToolbar: '--admin-toolbar-height',
  chatTooltip: '--chat-tooltip-height',
} as const;

type Height = (typeof HEIGHTS)[keyof typeof HEIGHTS];

/** Says how tall an element is, for as long as it is there. */
export function usePublishedHeight(owner: RefObject<HTMLElement | null>, height: Height): void {
  useLayoutEffect(() => {
    const element = owner.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(height, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(height);
    };
  }, [owner, height]);
}

/** A height that was published, in pixels. */
export function publishedHeight(height: Height): number {
  const { documentElement } = document;
  return Number.parseFloat(getComputedStyle(documentElement).getPropertyValue(height)) || 0;
}
