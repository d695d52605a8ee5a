import { useRef, type ReactNode, type RefObject } from 'react';
import { useGridMetrics } from './use-grid-metrics';
import { useMountedRange } from './use-mounted-range';
import { useWantedCard } from './use-wanted-card';

/** Where a card stands in its grid. */
export interface Cell {
  index: number;
  count: number;
  /** Not near the window: it stays in the page, but takes no room and is not seen. */
  isFar: boolean;
}

interface CardGridProps<T> {
  items: T[];
  className: string;
  /** Draws the list item, with its key. */
  children: (item: T, cell: Cell) => ReactNode;
  /** Is given the list element. */
  gridRef?: RefObject<HTMLUListElement | null>;
  /** Index of a card that stays in the page wherever the window is. */
  keep?: number;
}

/** A grid of cards that draws only the part near the window when there are many. */
export function CardGrid<T extends { id: string }>({
  items,
  className,
  children,
  gridRef,
  keep = -1,
}: CardGridProps<T>) {
  const ownRef = useRef<HTMLUListElement>(null);
  const ref = gridRef ?? ownRef;
  const metrics = useGridMetrics(ref);
  const { from, to, above, below } = useMountedRange(items.length, metrics, ref);
  const hasItsHeight = above + below > 0 || to >= items.length;
  useWantedCard(items, hasItsHeight ? metrics : undefined, ref);
  const draw = (item: T, index: number, isFar = false) =>
    children(item, { index, count: items.length, isFar });
  const kept = keep < from || keep >= to ? items[keep] : undefined;
  return (
    <ul ref={ref} className={className} style={{ paddingTop: above, paddingBottom: below }}>
      {items.slice(from, to).map((item, offset) => draw(item, from + offset))}
      {kept !== undefined && draw(kept, keep, true)}
    </ul>
  );
}
