import { cornerInWindow, cornerOf, type GridMetrics } from './grid-metrics';

/** Room for what sticks to the window's edges, in pixels. */
const EDGE = { top: 168, bottom: 84 };

/** Scrolls, at once, so that the card at the index is in the window, its upper edge first of all. */
export function scrollCardIntoView(grid: HTMLElement, index: number, metrics: GridMetrics): void {
  const top = cornerInWindow(grid).y + cornerOf(index, metrics).y - EDGE.top;
  const bottom = top + EDGE.top + metrics.rowHeight + EDGE.bottom - window.innerHeight;
  const by = top < 0 ? top : Math.min(top, Math.max(0, bottom));
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}
