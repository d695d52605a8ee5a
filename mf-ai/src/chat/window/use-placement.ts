import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the chat's style sheet what of the screen can be seen, in two CSS variables: `--chat-visible-top`, where that
 * begins, and `--chat-keyboard`, what the on-screen keyboard covers at the bottom.
 */
export function usePlacement(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const { visualViewport } = window;
    if (!element || !visualViewport) return;
    const place = () => {
      const { top, bottom } = visibleArea(visualViewport);
      element.style.setProperty('--chat-visible-top', `${top}px`);
      element.style.setProperty('--chat-keyboard', `${bottom}px`);
    };
    place();
    window.addEventListener('resize', place);
    visualViewport.addEventListener('resize', place);
    visualViewport.addEventListener('scroll', place);
    return () => {
      window.removeEventListener('resize', place);
      visualViewport.removeEventListener('resize', place);
      visualViewport.removeEventListener('scroll', place);
    };
  }, [panel]);
}

/** How far the visible area lies inside the layout's; zoomed in by the fingers it is no measure. */
function visibleArea({ scale, offsetTop, height }: VisualViewport): { top: number; bottom: number } {
  if (scale > 1.01) return { top: 0, bottom: 0 };
  return { top: offsetTop, bottom: Math.max(0, document.documentElement.clientHeight - offsetTop - height) };
}
