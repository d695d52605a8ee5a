import { useToast } from '@peanut/web';
import { lazy, Suspense, type ComponentType } from 'react';
import { untilLoaded } from '../layout/until-loaded';

/** Loads what shows toasts: ahead of the first one, so that it can tell even that the network is gone. */
export const loadToastArea = async (): Promise<{ default: ComponentType }> => ({
  default: (await untilLoaded(() => import('./toast-area'))).ToastArea,
});

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
