import { queryClient } from '@peanut/web';
import { useEffect, useState } from 'react';
import { isTakenOver } from '../first-view/takeover';

/** How often it is looked whether the page stands, and how long at most, in milliseconds. */
const LOOK_EVERY = 250;
const LATEST = 6_000;
/** Looks in a row that must find it standing: what was drawn last has reached the screen by then. */
const LOOKS = 4;

/** The page has its heading and all its data, and answers. */
const isStanding = () =>
  isTakenOver() && document.querySelector('#main h1') !== null && queryClient.isFetching() === 0;

/** True once the page stands and the browser is idle, or after a while if the page does not come. */
export function useStandingPage(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (stands) return;
    const start = Date.now();
    let looks = 0;
    const timer = setInterval(() => {
      looks = isStanding() ? looks + 1 : 0;
      if (looks >= LOOKS || Date.now() - start > LATEST) whenIdle(() => setStands(true));
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [stands]);
  return stands;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LOOK_EVERY });
  else work();
}
