import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { RefObject } from 'react';
import { ANNOUNCE } from '../../announce/announcements';
import { announce } from '../../announce/live-region';
import {
  centreOf,
  cornerInWindow,
  cornerOf,
  indexAt,
  measureGrid,
  type Point,
} from '../../grid/grid-metrics';
import { scrollCardIntoView } from '../../grid/scroll-into-view';
import type { MoveCard } from '../../model/card-place';
import { bufferKeys } from './buffer-keys';
import { createDragStore, type Drag, type DragStore } from './drag-state';
import { neighbour, stepFrom, stepTowards } from './keyboard-step';

/** What can be dragged, and where. */
export interface DragSource {
  grid: RefObject<HTMLElement | null>;
  items: readonly { id: string; name: string }[];
  move: MoveCard;
}

export interface CardDrag {
  drags: DragStore;
  setSource: (source: DragSource) => void;
  /**
   * Where the pointer is, in the window. The library's own distance lags a frame behind, and knows nothing of the
   * move that began the drag.
   */
  setPointer: (point: Point) => void;
  press: (handle: HTMLElement) => void;
  start: () => void;
  /** The pointer or the page moved. */
  follow: (event: { activatorEvent: Event }) => void;
  stepByKey: KeyboardCoordinateGetter;
  drop: (event: { activatorEvent: Event }) => void;
  cancel: () => void;
}

/** What a drag does from the press to the drop. Which place is meant is told from the grid's measures alone. */
export function createCardDrag(): CardDrag {
  const drags = createDragStore();
  let source: DragSource | undefined;
  let pointer: Point = { x: 0, y: 0 };
  let pressed: HTMLElement | undefined;
  /** Where the keys have taken the middle of the lifted card, from the corner of the first card. */
  let middle: Point = { x: 0, y: 0 };

  const current = () => {
    const drag = drags.get();
    const grid = source?.grid.current;
    return drag && grid ? { drag, grid, corner: cornerInWindow(grid) } : undefined;
  };
  const goTo = (drag: Drag, to: number) => {
    if (drag.to === to) return;
    drags.set({ ...drag, to });
    announce(ANNOUNCE.over(to, drag.count));
  };
  const end = () => {
    const drag = drags.get();
    document.documentElement.style.scrollBehavior = '';
    drags.set(null);
    return drag;
  };
  const follow: CardDrag['follow'] = ({ activatorEvent }) => {
    const now = current();
    if (!now || activatorEvent instanceof KeyboardEvent) return;
    const { drag, corner } = now;
    goTo(drag, indexAt({ x: pointer.x - corner.x, y: pointer.y - corner.y }, drag.count, drag.metrics));
  };

  return {
    drags,
    setSource: (next) => void (source = next),
    setPointer: (point) => void (pointer = point),
    press: (handle) => void (pressed = handle),
    follow,

    start() {
      const drag = source && pressed && liftedCard(source, pressed);
      if (!drag) return;
      // The page scrolls smoothly by itself; a page that follows a drag must not.
      document.documentElement.style.scrollBehavior = 'auto';
      drags.set(drag);
      middle = centreOf(drag.from, drag.metrics);
      bufferKeys(() => {
        if (drags.get() === drag) announce(ANNOUNCE.lifted(drag.name, drag.from, drag.count));
      });
    },

    stepByKey(event, { currentCoordinates }) {
      const now = current();
      if (!now || !event.code.startsWith('Arrow')) return undefined;
      event.preventDefault();
      const { drag, grid } = now;
      const next = afterKey(event, drag, middle);
      if (!next) return undefined;
      middle = next;
      const to = indexAt(next, drag.count, drag.metrics);
      goTo(drag, to);
      scrollCardIntoView(grid, to, drag.metrics);
      const corner = cornerInWindow(grid);
      const lifted = centreOf(0, drag.metrics);
      const goal = {
        x: corner.x + next.x - lifted.x + drag.handle.x,
        y: corner.y + next.y - lifted.y + drag.handle.y,
      };
      return stepTowards(currentCoordinates, goal);
    },

    drop(event) {
      follow(event);
      const drag = end();
      if (!drag) return;
      if (drag.to === drag.from) announce(ANNOUNCE.cancelled(drag.name, drag.from, drag.count));
      else source?.move(drag.itemId, drag.to);
    },

    cancel() {
      const drag = end();
      if (drag) announce(ANNOUNCE.cancelled(drag.name, drag.from, drag.count));
    },
  };
}

/** Where an arrow key takes the middle of the lifted card: a step on, or with Shift to the next place. */
function afterKey({ code, shiftKey }: KeyboardEvent, drag: Drag, middle: Point): Point | undefined {
  const { count, metrics } = drag;
  if (!shiftKey) return stepFrom(middle, code, count, metrics);
  const to = neighbour(code, drag.to, count, metrics.columns);
  return to === undefined ? undefined : centreOf(to, metrics);
}

/** The drag that begins with this handle; undefined when its card is gone. */
function liftedCard({ grid: { current: grid }, items }: DragSource, handle: HTMLElement): Drag | undefined {
  const metrics = grid ? measureGrid(grid) : undefined;
  const from = items.findIndex(({ id }) => id === handle.dataset['reorder']);
  const item = items[from];
  if (!grid || !metrics || !item) return undefined;
  const corner = cornerInWindow(grid);
  const cell = cornerOf(from, metrics);
  const at = handle.getBoundingClientRect();
  return {
    itemId: item.id,
    name: item.name,
    from,
    to: from,
    count: items.length,
    metrics,
    handle: { x: at.left - corner.x - cell.x, y: at.top - corner.y - cell.y },
  };
}
