import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True while the prerendered page is drawn: by the gateway into the HTML, and in the browser when React hydrates it.
 * Both must draw the same, so what only this browser knows, or what the prerendered page leaves out, comes after.
 * Remotes of other versions import it by this name.
 */
export const useTakeover = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
