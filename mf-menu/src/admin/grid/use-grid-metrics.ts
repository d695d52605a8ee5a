import { useLayoutEffect, useState, type RefObject } from 'react';
import { measureGrid, type GridMetrics } from './grid-metrics';

/** The grid's measures, taken anew whenever its size changes; undefined until it stands with a card in it. */
export function useGridMetrics(grid: RefObject<HTMLElement | null>): GridMetrics | undefined {
  const [metrics, setMetrics] = useState<GridMetrics>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const now = measureGrid(element);
      setMetrics((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return metrics;
}
