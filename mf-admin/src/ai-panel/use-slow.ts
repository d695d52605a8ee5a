import { useEffect, useState } from 'react';

/** Work that takes this long, in milliseconds, is said to go on. */
const SLOW_AFTER_MS = 10_000;

export const STILL_THINKING = 'Still thinking…';

/** Whether the work has been going on for so long that somebody may take it for stuck. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
