import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True while the first view is drawn: by the gateway, into the HTML, and once more in the browser when React takes over
 * what stands there. Both must draw the same, so what only this browser knows, or what no first view holds, comes after.
 */
export const useTakeover = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
