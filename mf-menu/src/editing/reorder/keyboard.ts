import {
  closestCenter,
  getFirstCollision,
  type KeyboardCoordinateGetter,
  type SensorContext,
} from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';
import { DRAG } from '@peanut/contracts';
import { measureRows } from '../../grid/row-layout';

/** Columns to the right and rows down. */
type Way = readonly [number, number];

const WAYS: Record<string, Way> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where an arrow key takes the corner of the lifted card: a step on within the grid, or with Shift to the next place. */
export const stepByKey: KeyboardCoordinateGetter = (event, { context, currentCoordinates: { x, y } }) => {
  const way = WAYS[event.code];
  const grid = context.activeNode?.parentElement;
  if (!way || !grid || !context.collisionRect) return undefined;
  event.preventDefault();
  if (event.shiftKey) return nextPlace(way, grid, context);
  const { left, right, top, bottom } = grid.getBoundingClientRect();
  const { width, height } = context.collisionRect;
  return {
    x: Math.max(left, Math.min(right - width, x + way[0] * DRAG.keyboardStep)),
    y: Math.max(top, Math.min(bottom - height, y + way[1] * DRAG.keyboardStep)),
  };
};

function nextPlace(way: Way, grid: HTMLElement, { active, collisionRect, ...context }: SensorContext) {
  const { droppableContainers: cards, droppableRects } = context;
  if (!active || !collisionRect) return undefined;
  // The library's own collisions are those of the last frame: a key may have scrolled the page since.
  const drag = { active, collisionRect, droppableRects, pointerCoordinates: null };
  const nearest = closestCenter({ ...drag, droppableContainers: cards.getEnabled() });
  const over = cards.get(getFirstCollision(nearest, 'id'));
  if (!hasSortableData(over)) return undefined;
  const { index, items } = over.data.current.sortable;
  const next = cards.get(items[neighbour(way, index, items.length, measureRows(grid)?.columns ?? 1)]);
  next?.node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const rect = next?.rect.current;
  return rect ? { x: rect.left, y: rect.top } : undefined;
}

/** Index that a way leads to in a grid, along the rows and on to the next one; outside the list at the end of the way. */
export function neighbour([x, y]: Way, index: number, count: number, columns: number): number {
  const to = index + x + y * columns;
  const isAboveLastRow = Math.floor(index / columns) < Math.floor((count - 1) / columns);
  return y > 0 && isAboveLastRow ? Math.min(to, count - 1) : to;
}

/**
 * The library listens to the keys one task after a lift, and sets that task up after it has told us. Keys that come
 * before would be lost: they are held, and pressed again once they are heard.
 */
export function holdKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const release = () => {
    document.removeEventListener('keydown', hold, { capture: true });
    // Each in a task of its own: the next one counts from where this one leads to.
    for (const { type, key, code, shiftKey } of held)
      setTimeout(() => document.dispatchEvent(new KeyboardEvent(type, { key, code, shiftKey })));
  };
  document.addEventListener('keydown', hold, { capture: true });
  setTimeout(() => setTimeout(release));
}
