/** A point of the view, in CSS pixels from its corner. */
export interface Point {
  x: number;
  y: number;
}

/** One action of a pointer, as both of WebDriver's protocols have it. */
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** In milliseconds; a finger that is faster flicks. */
const STEP = 60;
const STEPS = 10;
const DOWN = { type: 'pointerDown', button: 0 } as const;
const UP = { type: 'pointerUp', button: 0 } as const;

const moveTo = ({ x, y }: Point, duration = 0): PointerAction => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

export const tapping = (at: Point, times: number): PointerAction[] => [
  moveTo(at),
  ...Array.from({ length: times }, () => [DOWN, UP]).flat(),
];

/** Presses, goes there step by step, and lets go. */
export const dragging = (from: Point, to: Point): PointerAction[] => [
  moveTo(from),
  DOWN,
  ...stepsBetween(from, to).map((point) => moveTo(point, STEP)),
  UP,
];

export const stepsBetween = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const share = (index + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
