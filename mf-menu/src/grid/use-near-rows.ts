import { useLayoutEffect, useState, type RefObject } from 'react';
import { measureRows, rowPitch, rowsNear, type RowMetrics, type RowRange } from './row-layout';

/** Drawn beyond the window's edges, in pixels: what a quick scroll brings in before the next rows are drawn. */
const MARGIN = 1200;

export interface NearRows {
  metrics: RowMetrics;
  range: RowRange;
}

/** The list's measures and its rows near the window; undefined before they are known, and for a list that needs none. */
export function useNearRows(list: RefObject<HTMLElement | null>, isNeeded: boolean): NearRows | undefined {
  const [near, setNear] = useState<NearRows>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!isNeeded || !element) return;
    let metrics: RowMetrics | undefined;
    const look = () => {
      const { top } = element.getBoundingClientRect();
      const now = metrics && {
        metrics,
        range: rowsNear(top, window.innerHeight, MARGIN, rowPitch(metrics)),
      };
      setNear((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const measure = () => {
      metrics = measureRows(element);
      look();
    };
    measure();
    const sizes = new ResizeObserver(measure);
    // What stands above the list moves it, and larger text makes its rows higher.
    for (const sized of [element, document.body]) sizes.observe(sized);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, isNeeded]);
  return isNeeded ? near : undefined;
}
