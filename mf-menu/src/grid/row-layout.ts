/** The measures of a list in a grid of equal rows, in pixels. */
export interface RowMetrics {
  columns: number;
  rowHeight: number;
  columnGap: number;
  rowGap: number;
  /** So many rows an open row takes: it shows its card. */
  rowsACard: number;
}

/** An item's place in its grid; rows and columns count from 0. */
export interface Place {
  row: number;
  column: number;
  /** How many rows it takes. */
  span: number;
  /** The row of its own cell: an open item of several columns is below that, as wide as the list. */
  cellRow: number;
}

export interface RowRange {
  first: number;
  last: number;
}

/** Reads the measures from the list's style; undefined while it has none. */
export function measureRows(list: HTMLElement): RowMetrics | undefined {
  const style = getComputedStyle(list);
  const rowHeight = Number.parseFloat(style.gridAutoRows);
  if (!(rowHeight > 0)) return undefined;
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    rowHeight,
    columnGap: Number.parseFloat(style.columnGap) || 0,
    rowGap: Number.parseFloat(style.rowGap) || 0,
    rowsACard: Number(style.getPropertyValue('--rows-a-card')) || 1,
  };
}

/** From the upper edge of a row to that of the next. */
export const rowPitch = ({ rowHeight, rowGap }: Pick<RowMetrics, 'rowHeight' | 'rowGap'>): number =>
  rowHeight + rowGap;

/** The places that the grid itself would give: along the rows; what takes several rows follows the row of its cell. */
export function layOut(spans: readonly number[], columns: number): Place[] {
  // In one column an open item has no neighbour, so it needs no cell.
  const cell = columns > 1 ? 1 : 0;
  let [row, column, below] = [0, 0, 0];
  return spans.map((span) => {
    if (column === columns) [row, column, below] = [row + 1 + below, 0, 0];
    const isOpen = span > 1;
    const place = { row: isOpen ? row + cell + below : row, column, span, cellRow: row };
    if (isOpen) below += cell + span - 1;
    column += 1;
    return place;
  });
}

/** How many rows all places take together. */
export const rowCount = (places: readonly Place[]): number =>
  places.reduce((rows, { row, span }) => Math.max(rows, row + span), 0);

/** The rows of a list that lie in the window or up to `margin` pixels above and below it. */
export function rowsNear(listTop: number, windowHeight: number, margin: number, pitch: number): RowRange {
  return {
    first: Math.floor((-listTop - margin) / pitch),
    last: Math.floor((windowHeight - listTop + margin) / pitch),
  };
}

/** Indexes of the items in those rows and of the pinned ones, in the order of the list. */
export function drawnIndexes(
  places: readonly Place[],
  { first, last }: RowRange,
  keep: Iterable<number>,
): number[] {
  const drawn = new Set<number>(keep);
  places.forEach(({ row, span }, index) => {
    if (row <= last && row + span > first) drawn.add(index);
  });
  return [...drawn].filter((index) => index in places).sort((a, b) => a - b);
}
