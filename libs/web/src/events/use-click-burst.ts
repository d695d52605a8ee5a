import { useCallback, useRef } from 'react';

/** A click handler that calls `onBurst` when `count` clicks fall within `windowMs` milliseconds. */
export function useClickBurst(count: number, windowMs: number, onBurst: () => void): () => void {
  const clicks = useRef<number[]>([]);
  return useCallback(() => {
    const now = performance.now();
    clicks.current = [...clicks.current.filter((at) => now - at <= windowMs), now];
    if (clicks.current.length < count) return;
    clicks.current = [];
    onBurst();
  }, [count, windowMs, onBurst]);
}
