import { useEffect, useState } from 'react';

/** Work that takes this long, in milliseconds, is said to go on: somebody may take it for stuck. */
const SLOW_AFTER_MS = 10_000;

const STILL_THINKING = 'Still thinking…';

/** What to say of a question to the bartender while it takes long: why it has not begun, if the service says so. */
export function useProgress(isBusy: boolean) {
  const [isSlow, setSlow] = useState(false);
  const [waiting, setWaiting] = useState('');
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
      setWaiting('');
    };
  }, [isBusy]);
  const progress = waiting || (isSlow ? STILL_THINKING : '');
  return { progress, onWait: setWaiting };
}
