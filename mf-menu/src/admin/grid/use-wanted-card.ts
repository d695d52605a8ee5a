import { useSearchParams } from '@peanut/web';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { bringIntoView } from '../arrange/bring-into-view';
import type { GridMetrics } from './grid-metrics';

/** Scrolls once to the card that `?highlight=<id>` names: in a long grid it is not drawn before. */
export function useWantedCard(
  items: readonly { id: string }[],
  metrics: GridMetrics | undefined,
  grid: RefObject<HTMLElement | null>,
): void {
  const [params] = useSearchParams();
  const wantedId = params.get('highlight');
  const isMeasured = metrics !== undefined;
  const show = useEffectEvent((id: string) => {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0 && metrics && grid.current) bringIntoView(grid.current, index, metrics);
  });
  useEffect(() => {
    if (wantedId && isMeasured) show(wantedId);
  }, [wantedId, isMeasured]);
}
