import { APP_EVENTS, fireAppEvent, useToast } from '@peanut/web';
import { lazy, Suspense, type ComponentType } from 'react';

/** Loads what shows toasts: ahead of the first one, so that it can tell even that the network is gone. */
export const loadToastArea = (): Promise<{ default: ComponentType }> =>
  import('./toast-area').then(
    ({ ToastArea }) => ({ default: ToastArea }),
    (error: unknown) => {
      console.warn('Messages cannot be shown.', error);
      fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
      return { default: () => null };
    },
  );

const ToastArea = lazy(loadToastArea);

/** The place of the toasts; empty while there is none. */
export function LateToastArea() {
  return (
    useToast() && (
      <Suspense>
        <ToastArea />
      </Suspense>
    )
  );
}
