import { useEffect, useState } from 'react';
import { CHAT_OVERLAY } from '../remotes/registry';
import { Remote } from '../remotes/remote';

/** The longest a busy page puts the chat off, in milliseconds. */
const LATEST = 5_000;

/** Where the chat stands. Its code comes when the page is there and has nothing better to do. */
export function ChatArea() {
  const isWanted = useQuietPage();
  return isWanted && <Remote {...CHAT_OVERLAY} fallback={null} failedLook="corner" />;
}

/** True once everything the page asked for has arrived and the browser is idle. */
function useQuietPage(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const whenIdle = () => {
      const setNow = () => setQuiet(true);
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(setNow, { timeout: LATEST });
      else setTimeout(setNow, LATEST / 2);
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, []);
  return isQuiet;
}
