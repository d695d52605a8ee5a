import { useSearchParams } from '@peanut/web';
import {
  useMemo,
  useRef,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { drawnIndexes, layOut, rowCount, rowPitch, type Place, type RowMetrics } from './row-layout';
import { useNearRows, useTouchedIds } from './use-drawn-rows';

/** The browser's own search finds what is drawn. */
const WHOLE_UP_TO = 60;
/** Items drawn before the list could be measured. */
const FIRST_ITEMS = 6;
const NONE: ReadonlySet<string> = new Set();

/** An item's place in its list; in a long one also in the grid, in pixels. */
export interface Cell {
  index: number;
  count: number;
  /** As in CSS. */
  gridColumn?: string;
  top?: number;
  height?: number;
}

interface VirtualGridProps<T> {
  items: T[];
  /** Makes the list a grid of equal rows. */
  className: string;
  /** Draws the list item, with its key and the attributes of its {@link cellAttributes}. */
  children: (item: T, cell: Cell) => ReactNode;
  /** Items that take as many rows as a card does, below the row in which their cell stays empty. */
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
      {indexes.flatMap((index) => {
        const item = items[index];
        if (!item) return [];
        const place = places[index];
        const drawn = children(item, { index, count, ...(near && place && cellOf(place, near.metrics)) });
        if (!openIds.has(item.id)) return [drawn];
        return [<EmptyCell key={`${item.id} cell`} place={place} metrics={near?.metrics} />, drawn];
      })}
    </ul>
  );
}

/** Puts a list item into its cell, and announces its place although others are not drawn. */
export function cellAttributes(cell: Cell): HTMLAttributes<HTMLLIElement> {
  if (cell.top === undefined) return {};
  return { 'aria-posinset': cell.index + 1, 'aria-setsize': cell.count, style: cellStyle(cell) };
}

const cellStyle = ({ gridColumn, top, height }: Partial<Cell>): CSSProperties => ({
  position: 'absolute',
  insetInline: 0,
  gridColumn,
  top,
  height,
});

function cellOf({ row, column, span }: Omit<Place, 'cellRow'>, metrics: RowMetrics): Partial<Cell> {
  const pitch = rowPitch(metrics);
  return {
    gridColumn: span > 1 ? '1 / -1' : `${column + 1} / ${column + 2}`,
    top: row * pitch,
    height: span * pitch - metrics.rowGap,
  };
}

/** Keeps the place of an open item in its row, so that its neighbours stay where they are. */
function EmptyCell({ place, metrics }: { place?: Place | undefined; metrics?: RowMetrics | undefined }) {
  const style = place && metrics && cellStyle(cellOf({ ...place, row: place.cellRow, span: 1 }, metrics));
  return <li aria-hidden className="empty-cell" style={style} />;
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

/** Items drawn wherever the window is: the one in the address, `keptId`, the touched ones, and the newest one's neighbours for Tab. */
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
