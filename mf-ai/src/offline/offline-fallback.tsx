import { classNames } from '@peanut/ui';
import { ApiError, createStore, isBarReachable, useOnline, useStore } from '@peanut/web';
import type * as houseBartender from './house-bartender';

type HouseBartender = typeof houseBartender;

/** The last answer came from the house bartender in this browser. */
const answeredOffline = createStore(false);

/** Whether there is no network, or none that reaches the bar. */
function useOfflineBartender(): boolean {
  const isOnline = useOnline();
  const wasOffline = useStore(answeredOffline);
  return !isOnline || wasOffline;
}

interface Answer<T> {
  answer: T;
  /** The network was lost while the service's answer was on its way: this one stands in for it. */
  isStandIn: boolean;
}

/**
 * The service's answer; when nothing of the bar can be reached, that of the house bartender in this browser, which is
 * loaded only then. Any other failure is thrown.
 */
export async function withOfflineFallback<T>(
  ask: () => Promise<T>,
  fallback: (house: HouseBartender) => Promise<T>,
): Promise<Answer<T>> {
  const wasOnline = navigator.onLine && !answeredOffline.get();
  const watch = new AbortController();
  try {
    const answer = await Promise.race([ask(), untilLost(watch.signal)]);
    answeredOffline.set(false);
    return { answer, isStandIn: false };
  } catch (error) {
    if (isOfBar(error) || (await isBarReachable())) throw error;
    const answer = await fallback(await import('./house-bartender'));
    answeredOffline.set(true);
    return { answer, isStandIn: wasOnline };
  } finally {
    watch.abort();
  }
}

/** Whether the bar itself failed. An error without the contract's body is of something in between. */
const isOfBar = (error: unknown): boolean =>
  error instanceof ApiError ? error.status < 500 || error.body !== undefined : !(error instanceof TypeError);

/** Milliseconds without an answer after which the bar is looked for. */
const LOOK_AFTER = 4_000;

/** Rejects when the bar cannot be reached any more: an open connection would stay silent for long. */
const untilLost = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const check = async () => {
      if (!(await isBarReachable())) reject(new TypeError('The network was lost.'));
    };
    const timer = setTimeout(() => void check(), LOOK_AFTER);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('offline', () => void check(), { signal });
  });

/** Says who answers while there is no network, and from what. */
export function OfflineNote({ className }: { className: string }) {
  const isOffline = useOfflineBartender();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p className={classNames('border-accent/40 bg-walnut-800 text-pretty text-cream-100', className)}>
          Offline: the house bartender answers from your saved menu
        </p>
      )}
    </div>
  );
}
