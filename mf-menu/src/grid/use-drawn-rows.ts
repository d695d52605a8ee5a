import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
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
    // Content above the list moves it, and larger text makes its rows higher.
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

const MAX_IDS = 24;

/**
 * Ids of the items that last had the focus or the pointer, newest first. They stay drawn wherever the window is: the
 * focus and a drag end when their element goes, and a card that was turned should not turn back by itself.
 */
export function useTouchedIds(list: RefObject<HTMLElement | null>, isNeeded: boolean): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = list.current;
    if (!isNeeded || !element) return;
    const touch = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest('[aria-posinset]') : null;
      const id = item?.querySelector<HTMLElement>('[data-id]')?.dataset['id'];
      if (id === undefined) return;
      // What the press or the key does comes first.
      startTransition(() =>
        setIds((before) =>
          before[0] === id ? before : [id, ...before.filter((other) => other !== id)].slice(0, MAX_IDS),
        ),
      );
    };
    element.addEventListener('focusin', touch);
    element.addEventListener('pointerdown', touch);
    return () => {
      element.removeEventListener('focusin', touch);
      element.removeEventListener('pointerdown', touch);
    };
  }, [list, isNeeded]);
  return ids;
}
