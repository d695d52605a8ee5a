import { useToast } from '@peanut/web';
import { lazy, Suspense, type ComponentType } from 'react';
import { untilLoaded } from '../layout/until-loaded';

/** Loads the code that shows toasts ahead of the first one, which may say that the network is gone. */
export const loadToastArea = async (): Promise<{ default: ComponentType }> => ({
  default: (await untilLoaded(() => import('./toast-area'))).ToastArea,
});

const ToastArea = lazy(loadToastArea);

/** The place of the toasts; empty while there is none. */
export function LazyToastArea() {
  return (
    useToast() && (
      <Suspense>
        <ToastArea />
      </Suspense>
    )
  );
}
