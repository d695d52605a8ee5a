import { queryClient } from '@peanut/web';
import { useEffect, useState } from 'react';
import { CHAT_OVERLAY } from '../remotes/registry';
import { Remote } from '../remotes/remote';

/** How often it is looked whether the page stands, and how long at most, in milliseconds. */
const LOOK_EVERY = 300;
const LATEST = 6_000;

/** Where the chat stands. Its code comes when the page is there and has nothing better to do. */
export function ChatArea() {
  const isWanted = useStandingPage();
  return isWanted && <Remote {...CHAT_OVERLAY} fallback={null} failedLook="corner" />;
}

/** The page has its heading and all its data. */
const isStanding = () => document.querySelector('#main h1') !== null && queryClient.isFetching() === 0;

/** True once the page stands and the browser is idle, or after a while if the page does not come. */
function useStandingPage(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (stands) return;
    const start = Date.now();
    const timer = setInterval(() => {
      if (isStanding() || Date.now() - start > LATEST) whenIdle(() => setStands(true));
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
