import { startTransition, useEffect, useState } from 'react';

/** How many blocks of a long list are drawn: one at once, which fills a window, one more in each frame, and all in the end. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
