import { APP_EVENTS, fireAppEvent, useAdminMode } from '@peanut/web';
import { useEffect, useState } from 'react';

export interface AdminPart<P> {
  /** There once admin mode is on and the part has arrived. */
  part?: P;
  hasFailed?: boolean;
  retry: () => void;
}

/**
 * What a page shows in admin mode only, fetched when it is first needed: visitors never download it.
 * `load` must be the same function at every call.
 */
export function useLazyAdmin<P>(load: () => Promise<P>): AdminPart<P> {
  const [loaded, setLoaded] = useState<Omit<AdminPart<P>, 'retry'>>({});
  const isAdmin = useAdminMode();
  const shouldLoad = isAdmin && !loaded.part && !loaded.hasFailed;
  useEffect(() => {
    if (!shouldLoad) return;
    load().then(
      (part) => setLoaded({ part }),
      (error: unknown) => {
        console.warn('The editing tools did not arrive.', error);
        fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
        setLoaded({ hasFailed: true });
      },
    );
  }, [shouldLoad, load]);
  return { ...(isAdmin && loaded), retry: () => setLoaded({}) };
}
