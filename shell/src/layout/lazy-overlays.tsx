import { keepDrinkLists } from '@peanut/web';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isComplete } from '../hydration/hydration';
import { CHAT_OVERLAY } from '../remotes/registry';
import { Remote } from '../remotes/remote';
import { untilLoaded } from './until-loaded';

/** Loaded ahead of the first toast, which may say that the network is gone. */
export const loadIdleParts = () => untilLoaded(() => import('./idle-parts'));

const IdleParts = lazy(async () => ({ default: (await loadIdleParts()).IdleParts }));

/** The chat and the idle parts, loaded when the page is idle. */
export function LazyOverlays() {
  const isIdle = useIdlePage();
  useEffect(() => {
    if (isIdle) keepDrinkLists();
  }, [isIdle]);
  if (!isIdle) return null;
  return (
    <>
      <Remote {...CHAT_OVERLAY} fallback={null} failedLook="corner" />
      <Suspense>
        <IdleParts />
      </Suspense>
    </>
  );
}

/** How often the page is checked, and after how long it counts as complete in any case, in milliseconds. */
const CHECK_EVERY = 250;
const LATEST = 6_000;
/** Checks in a row that must find it complete: by then the last drawing has reached the screen. */
const CHECKS = 4;

/** True once the page is complete and the browser idle, or after a while if the page does not come. */
function useIdlePage(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    const start = Date.now();
    let checks = 0;
    const timer = setInterval(() => {
      checks = isComplete() ? checks + 1 : 0;
      if (checks >= CHECKS || Date.now() - start > LATEST) whenIdle(() => setIdle(true));
    }, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [isIdle]);
  return isIdle;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: CHECK_EVERY });
  else work();
}
