import { measureRows, rowPitch, type RowMetrics } from '../../grid/row-layout';

/** The measures of a grid of equal cards, in pixels. */
export interface GridMetrics extends Omit<RowMetrics, 'rowsACard'> {
  cardWidth: number;
  /** Corner of the first card, from the corner of the element that the grid is placed in. */
  origin: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** How far a card's controls stand out above it, in pixels: they belong to its cell. */
export const TOOLBAR_ABOVE = 22;

/** Reads the measures of a grid that has a card in it. */
export function measureGrid(grid: HTMLElement): GridMetrics | undefined {
  const rows = measureRows(grid);
  const card = grid.firstElementChild;
  if (!rows || !(card instanceof HTMLElement)) return undefined;
  const indent = Number.parseFloat(getComputedStyle(grid).paddingLeft);
  return { ...rows, cardWidth: card.offsetWidth, origin: { x: grid.offsetLeft + indent, y: grid.offsetTop } };
}

/** Corner of the first card in the window. */
export function cornerInWindow(grid: HTMLElement): Point {
  const { left, top } = grid.getBoundingClientRect();
  return { x: left + Number.parseFloat(getComputedStyle(grid).paddingLeft), y: top };
}

/** Upper left corner of the card at `index`, from the corner of the first card. */
export function cornerOf(index: number, metrics: GridMetrics): Point {
  const { columns, cardWidth, columnGap } = metrics;
  return {
    x: (index % columns) * (cardWidth + columnGap),
    y: Math.floor(index / columns) * rowPitch(metrics),
  };
}

/** Middle of the card at `index`, from the corner of the first card. */
export function centreOf(index: number, metrics: GridMetrics): Point {
  const { x, y } = cornerOf(index, metrics);
  return { x: x + metrics.cardWidth / 2, y: y + metrics.rowHeight / 2 };
}

/** Index of the card whose cell the point lies in or is nearest to; the point counts from the first card's corner. */
export function indexAt({ x, y }: Point, count: number, metrics: GridMetrics): number {
  const { columns, cardWidth, columnGap } = metrics;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value)));
  const column = within((x + columnGap / 2) / (cardWidth + columnGap), columns - 1);
  const row = within((y + TOOLBAR_ABOVE) / rowPitch(metrics), Math.ceil(count / columns) - 1);
  return Math.min(count - 1, row * columns + column);
}
