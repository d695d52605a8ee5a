import { startTransition, useEffect, useState } from 'react';

/** As many rows as fill a window are drawn at once. */
const FIRST = 40;
/** So many more are drawn in each frame: a slow phone takes some 30 ms for them. */
const STEP = 20;

/** How many of a long list's rows are drawn: a few at once, more in each frame, and all in the end. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
