import { useAdminMode } from '@peanut/web';
import { useLayoutEffect, type RefObject } from 'react';

const HEADER = 'header';
const TOOLBAR = '[role="toolbar"][aria-label="Admin toolbar"]';

/**
 * Tells the chat's style sheet where it may stand, in two CSS variables: `--chat-top`, the lower edge of the header
 * (of the admin toolbar in admin mode), and `--chat-keyboard`, what the on-screen keyboard covers at the bottom.
 */
export function usePlacement(panel: RefObject<HTMLElement | null>): void {
  const isAdmin = useAdminMode();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = () => {
      const { top, bottom } = visibleArea();
      element.style.setProperty('--chat-top', `${Math.max(top, lowerEdge(isAdmin))}px`);
      element.style.setProperty('--chat-keyboard', `${bottom}px`);
    };
    place();
    return onChange(place);
  }, [panel, isAdmin]);
}

function lowerEdge(isAdmin: boolean): number {
  const toolbar = isAdmin ? document.querySelector(TOOLBAR) : null;
  // Its root has what else stands under the toolbar, such as the note of an ended session.
  const lowest = toolbar?.closest('[data-mf]') ?? toolbar ?? document.querySelector(HEADER);
  return lowest?.getBoundingClientRect().bottom ?? 0;
}

/** How far the visible area lies inside the layout's; zoomed in by the fingers it is no measure. */
function visibleArea(): { top: number; bottom: number } {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1.01) return { top: 0, bottom: 0 };
  const { offsetTop, height } = visualViewport;
  return { top: offsetTop, bottom: Math.max(0, document.documentElement.clientHeight - offsetTop - height) };
}

function onChange(place: () => void): () => void {
  const { visualViewport } = window;
  // The toolbar arrives late and wraps: whatever it does changes the page's height.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  observer?.observe(document.body);
  window.addEventListener('resize', place);
  visualViewport?.addEventListener('resize', place);
  visualViewport?.addEventListener('scroll', place);
  return () => {
    observer?.disconnect();
    window.removeEventListener('resize', place);
    visualViewport?.removeEventListener('resize', place);
    visualViewport?.removeEventListener('scroll', place);
  };
}
