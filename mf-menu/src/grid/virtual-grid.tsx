import { useSearchParams } from '@peanut/web';
import { useMemo, useRef, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { drawnIndexes, layOut, rowCount, rowPitch, type Place, type RowMetrics } from './row-layout';
import { useNearRows } from './use-near-rows';
import { useTouchedIds } from './use-touched-ids';

/** The browser's own search finds what is drawn. */
const WHOLE_UP_TO = 60;
/** Items drawn before the list could be measured. */
const FIRST_ITEMS = 6;
const NONE: ReadonlySet<string> = new Set();

/** Where an item stands in its list; in a long one also in the grid, in pixels. */
export interface Cell {
  index: number;
  count: number;
  column?: number;
  top?: number;
  height?: number;
}

interface VirtualGridProps<T> {
  items: T[];
  /** Makes the list a grid of equal rows. */
  className: string;
  /** Draws the list item, with its key and the attributes of its {@link cellAttributes}. */
  children: (item: T, cell: Cell) => ReactNode;
  /** Items that take as many rows as a card does. */
  openIds?: ReadonlySet<string>;
  /** Up to this many items all are drawn, and the grid itself places them. */
  wholeUpTo?: number;
  /** An item that is drawn wherever the window is. */
  keptId?: string | null;
}

/** A list of drinks; of a long one only the part near the window is in the page. */
export function VirtualGrid<T extends { id: string }>(props: VirtualGridProps<T>) {
  const { items, className, children, openIds = NONE, wholeUpTo = WHOLE_UP_TO, keptId } = props;
  const ref = useRef<HTMLUListElement>(null);
  const count = items.length;
  const isLong = count > wholeUpTo;
  const near = useNearRows(ref, isLong);
  const pinned = usePinnedIndexes(ref, items, isLong, keptId);
  const places = usePlaces(items, near?.metrics, openIds);
  const height = near && rowCount(places) * rowPitch(near.metrics) - near.metrics.rowGap;
  const indexes = near
    ? drawnIndexes(places, near.range, pinned)
    : Array.from({ length: isLong ? FIRST_ITEMS : count }, (_, index) => index);
  return (
    <ul ref={ref} className={className} style={near && { position: 'relative', height }}>
      {indexes.map((index) => {
        const item = items[index];
        return item && children(item, { index, count, ...(near && cellOf(places[index], near.metrics)) });
      })}
    </ul>
  );
}

/** What a list item needs to stand in its cell, and to be announced with its place though others are not drawn. */
export function cellAttributes({ index, count, column, top, height }: Cell): HTMLAttributes<HTMLLIElement> {
  if (column === undefined) return {};
  return {
    'aria-posinset': index + 1,
    'aria-setsize': count,
    style: {
      position: 'absolute',
      insetInline: 0,
      gridColumn: `${column + 1} / ${column + 2}`,
      top,
      height,
    },
  };
}

function cellOf(place: Place | undefined, metrics: RowMetrics): Partial<Cell> | undefined {
  const pitch = rowPitch(metrics);
  return (
    place && { column: place.column, top: place.row * pitch, height: place.span * pitch - metrics.rowGap }
  );
}

function usePlaces(
  items: readonly { id: string }[],
  metrics: RowMetrics | undefined,
  openIds: ReadonlySet<string>,
): Place[] {
  const { columns = 0, rowsACard = 1 } = metrics ?? {};
  return useMemo(
    () =>
      columns === 0
        ? []
        : layOut(
            items.map(({ id }) => (openIds.has(id) ? rowsACard : 1)),
            columns,
          ),
    [items, columns, rowsACard, openIds],
  );
}

/** Items drawn wherever the window is: the one that the address names, the one to keep, what was touched, and its neighbours for Tab. */
function usePinnedIndexes(
  list: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
  isLong: boolean,
  keptId: string | null | undefined,
): number[] {
  const [params] = useSearchParams();
  const touchedIds = useTouchedIds(list, isLong);
  const indexes = useMemo(
    () => new Map(isLong ? items.map(({ id }, index) => [id, index]) : []),
    [items, isLong],
  );
  const named = [params.get('highlight'), keptId].flatMap((id) => indexes.get(id ?? '') ?? []);
  const touched = touchedIds.flatMap((id) => indexes.get(id) ?? []);
  const [newest] = touched;
  const neighbours = newest === undefined ? [] : [newest - 1, newest + 1];
  return [...touched, ...neighbours, ...named];
}
