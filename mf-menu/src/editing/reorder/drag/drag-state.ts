import { createStore, type Store } from '@peanut/web';
import type { GridMetrics, Point } from '../../grid/grid-metrics';

/** A card on its way; indexes count from 0. */
export interface Drag {
  itemId: string;
  from: number;
  to: number;
  name: string;
  count: number;
  metrics: GridMetrics;
  /** From the card's corner to its handle, in pixels. */
  handle: Point;
}

/** The drag of one grid, null while none is on. Outside React: a move redraws the marker, not the cards. */
export type DragStore = Store<Drag | null>;

export const createDragStore = (): DragStore => createStore<Drag | null>(null);
