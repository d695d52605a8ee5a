import { startTransition, useEffect, useState } from 'react';

/** As many blocks as fill a window are drawn at once. */
const FIRST = 2;

/** How many blocks of a long list are drawn: two at once, one more in each frame, and all in the end. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
