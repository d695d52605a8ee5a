import { DRAG } from '@peanut/contracts';
import { centreOf, type GridMetrics, type Point } from '../../grid/grid-metrics';

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The point one step along the arrow, no further than the middle of the grid's outermost cards; undefined for other keys. */
export function stepFrom(at: Point, code: string, count: number, metrics: GridMetrics): Point | undefined {
  const direction = DIRECTIONS[code];
  if (!direction) return undefined;
  const { columns } = metrics;
  const first = centreOf(0, metrics);
  const last = { x: centreOf(Math.min(columns, count) - 1, metrics).x, y: centreOf(count - 1, metrics).y };
  const along = (axis: 'x' | 'y') =>
    Math.min(last[axis], Math.max(first[axis], at[axis] + direction[axis] * DRAG.keyboardStep));
  return { x: along('x'), y: along('y') };
}

/** Index that an arrow key leads to in a grid; undefined for other keys, and at the end of the way. */
export function neighbour(code: string, index: number, count: number, columns: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[code];
  if (step === undefined) return undefined;
  const isPastLastRow = code === 'ArrowDown' && rowOf(index, columns) < rowOf(count - 1, columns);
  const next = isPastLastRow ? Math.min(index + step, count - 1) : index + step;
  return next >= 0 && next < count && next !== index ? next : undefined;
}

const rowOf = (index: number, columns: number) => Math.floor(index / columns);

/** The point that whole keyboard steps from `start` lead to, nearest to `goal`. */
export function stepTowards(start: Point, goal: Point): Point {
  const along = (from: number, to: number) =>
    from + Math.round((to - from) / DRAG.keyboardStep) * DRAG.keyboardStep;
  return { x: along(start.x, goal.x), y: along(start.y, goal.y) };
}
