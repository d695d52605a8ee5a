import { useSyncExternalStore } from 'react';
import { APP_EVENTS, fireAppEvent } from '../events/app-events';
import { queryClient } from '../query/query-client';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the browser knows that it has no network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** From now on, coming back after a time offline reads what the page shows anew and fires `app-back-online`. */
export function watchNetwork(): void {
  let wasOffline = !navigator.onLine;
  window.addEventListener('offline', () => (wasOffline = true));
  window.addEventListener('online', () => {
    if (!wasOffline) return;
    wasOffline = false;
    void queryClient.invalidateQueries();
    fireAppEvent(APP_EVENTS.backOnline);
  });
}

/** Whether a failed call failed because nothing of the bar can be reached, and not by an answer it got. */
export async function isUnreachable(error: unknown): Promise<boolean> {
  if (!(error instanceof TypeError)) return false;
  if (!navigator.onLine) return true;
  return fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
