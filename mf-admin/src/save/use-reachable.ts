import { isBarReachable, useOnline } from '@peanut/web';
import { useEffect, useState } from 'react';

/** Whether a call can reach the bar. A browser that says it is offline is not believed: the bar may run on this device. */
export function useReachable(): boolean {
  const isOnline = useOnline();
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (isOnline) return;
    let isLatest = true;
    void isBarReachable().then((isReachable) => isLatest && setAnswered(isReachable));
    return () => {
      isLatest = false;
      setAnswered(false);
    };
  }, [isOnline]);
  return isOnline || hasAnswered;
}
