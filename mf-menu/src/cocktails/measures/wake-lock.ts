import { useEffect } from 'react';

/** Keeps the screen awake while the recipe is open and the tab is seen, where the browser can. */
export function useWakeLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !('wakeLock' in navigator)) return;
    const asked: Promise<WakeLockSentinel | undefined>[] = [];
    const release = () => {
      for (const answer of asked.splice(0)) void answer.then((lock) => lock?.release());
    };
    const update = () => {
      release();
      if (document.visibilityState === 'visible') asked.push(askForLock());
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      release();
    };
  }, [isOpen]);
}

/** Undefined where the browser refuses, as with a battery that is low: the recipe is as readable. */
const askForLock = (): Promise<WakeLockSentinel | undefined> =>
  navigator.wakeLock.request('screen').catch(() => undefined);
