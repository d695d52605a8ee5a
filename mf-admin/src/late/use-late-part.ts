import { APP_EVENTS, fireAppEvent } from '@peanut/web';
import { useEffect, useState } from 'react';

/** In milliseconds. */
const TRY_AGAIN_AFTER = 20_000;

export interface LatePart<P> {
  part?: P;
  hasFailed?: boolean;
  retry: () => void;
}

/** A part that comes after what needs it is shown. `load` must be the same function at every call. It is asked for until it comes. */
export function useLatePart<P>(load: () => Promise<P>): LatePart<P> {
  const [loaded, setLoaded] = useState<Omit<LatePart<P>, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => setAttempt((count) => count + 1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    load().then(
      (part) => !isGone && setLoaded({ part }),
      (error: unknown) => {
        console.warn('A part of the tools did not arrive.', error);
        fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
        if (isGone) return;
        setLoaded({ hasFailed: true });
        timer = setTimeout(tryAgain, TRY_AGAIN_AFTER);
      },
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load, attempt]);
  const retry = () => {
    setLoaded({});
    tryAgain();
  };
  return { ...loaded, retry };
}
