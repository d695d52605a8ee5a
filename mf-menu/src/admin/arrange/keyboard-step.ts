import { DRAG } from '@peanut/contracts';
import type { Point } from '../grid/grid-metrics';

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
