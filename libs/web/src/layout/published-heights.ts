import { useLayoutEffect, type RefObject } from 'react';

/**
 * Heights of fixed bars, published as CSS variables so that other parts can leave room for them. The shell publishes the
 * first two; mf-admin and mf-ai publish the others while they show them.
 */
export const HEIGHTS = {
  header: '--header-height',
  tabBar: '--tab-bar-height',
  adminToolbar: '--admin-toolbar-height',
  chatTooltip: '--chat-tooltip-height',
} as const;

type Height = (typeof HEIGHTS)[keyof typeof HEIGHTS];

/** Publishes the height of an element while it is mounted. */
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

/** A published height, in pixels. */
export function publishedHeight(height: Height): number {
  const { documentElement } = document;
  return Number.parseFloat(getComputedStyle(documentElement).getPropertyValue(height)) || 0;
}
