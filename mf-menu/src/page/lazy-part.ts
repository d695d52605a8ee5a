import { APP_EVENTS, fireAppEvent, useAdminMode } from '@peanut/web';
import { useEffect, useState } from 'react';

export interface LazyPart<P> {
  /** Set once it was wanted and is loaded. */
  part?: P;
  hasFailed?: boolean;
  retry: () => void;
}

/** What only some visits show, fetched when it is first wanted. `load` must be the same function at every call. */
export function useLazyPart<P>(isWanted: boolean, load: () => Promise<P>): LazyPart<P> {
  const [loaded, setLoaded] = useState<Omit<LazyPart<P>, 'retry'>>({});
  const shouldLoad = isWanted && !loaded.part && !loaded.hasFailed;
  useEffect(() => {
    if (!shouldLoad) return;
    load().then(
      (part) => setLoaded({ part }),
      (error: unknown) => {
        console.warn('A part of the menu did not arrive.', error);
        fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
        setLoaded({ hasFailed: true });
      },
    );
  }, [shouldLoad, load]);
  return { ...(isWanted && loaded), retry: () => setLoaded({}) };
}

/** What a page shows in admin mode only: visitors never download it. */
export const useLazyAdmin = <P>(load: () => Promise<P>): LazyPart<P> => useLazyPart(useAdminMode(), load);
