import { useToast } from '@peanut/web';
import { lazy, Suspense } from 'react';
import { loadIdleParts } from '../layout/lazy-overlays';

const ToastArea = lazy(async () => ({ default: (await loadIdleParts()).ToastArea }));

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
