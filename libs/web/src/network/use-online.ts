import { APP_EVENTS, fireAppEvent } from '../events/app-events';
import { queryClient } from '../query/query-client';
import { createStore, useStore } from '../store/create-store';

/** False once the browser says that it has no network, and the bar was tried in vain. */
const onlineStore = createStore(true);

let isLooking = false;
let latest = 0;

async function look(): Promise<void> {
  const mine = (latest += 1);
  const isOnline = navigator.onLine || (await isBarReachable());
  if (mine === latest) onlineStore.set(isOnline);
}

/** For the store: looks now, and whenever the browser has something to say. */
function subscribe(listener: () => void): () => void {
  if (!isLooking) {
    isLooking = true;
    for (const event of ['online', 'offline']) window.addEventListener(event, () => void look());
    if (!navigator.onLine) void look();
  }
  return onlineStore.subscribe(listener);
}

const watchedStore = { ...onlineStore, subscribe };

/** Whether the bar can be reached, as far as the page knows without asking all the time. */
export const useOnline = (): boolean => useStore(watchedStore);

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
export const isUnreachable = async (error: unknown): Promise<boolean> =>
  error instanceof TypeError && !(await isBarReachable());

/** A bar that says nothing for so long is not there for a guest, in milliseconds. */
const PATIENCE = 4_000;

/**
 * Whether the bar answers, be it with an error. It is tried, whatever the browser says of its network: a laptop without
 * one may serve itself. A page or text of something in between, such as a network that wants a sign-in first, is no answer
 * of the bar.
 */
export async function isBarReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { headers } = await fetch('/health', { method: 'HEAD', cache: 'no-store', signal });
    return headers.get('content-type')?.startsWith('application/json') ?? false;
  } catch {
    // What is wrong with the way does not matter here: there is none.
    return false;
  }
}
