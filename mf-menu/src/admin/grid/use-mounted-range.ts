import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { rowPitch, type GridMetrics } from './grid-metrics';

/** Up to this many cards all are drawn: they can be searched, and styled in one pass. */
const DRAWN_AT_MOST = 100;
/** Cards drawn before the grid could be measured. */
const FIRST_CARDS = 12;
const OVERSCAN_ROWS = 1;

/** Which cards of a long grid are drawn, and how much room the others take above and below, in pixels. */
export interface MountedRange {
  from: number;
  /** First index that is not drawn. */
  to: number;
  above: number;
  below: number;
}

/** Of a long grid only the rows near the window are drawn. */
export function useMountedRange(
  count: number,
  metrics: GridMetrics | undefined,
  grid: RefObject<HTMLElement | null>,
): MountedRange {
  const isLong = count > DRAWN_AT_MOST;
  const columns = metrics?.columns ?? 1;
  const pitch = metrics ? rowPitch(metrics) : 0;
  const top = usePageTop(grid, isLong);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => pitch,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    enabled: isLong && pitch > 0,
    getItemKey: (row) => `${row}-${pitch}`,
  });
  if (!isLong) return { from: 0, to: count, above: 0, below: 0 };
  const drawn = rows.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  if (!first || !last) return { from: 0, to: FIRST_CARDS, above: 0, below: 0 };
  return {
    from: first.index * columns,
    to: Math.min(count, (last.index + 1) * columns),
    above: first.index * pitch,
    below: (Math.ceil(count / columns) - 1 - last.index) * pitch,
  };
}

/** Distance of the grid from the top of the document; what stands above it may grow and shrink. */
function usePageTop(grid: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!isWanted || !element) return;
    const read = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid, isWanted]);
  return top;
}
