import { useLocation } from '@peanut/web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { coversPage, isChatEntry } from '../chat-entry';

/** Where the chat covers the page, that has to be uncovered when a link or Back leads elsewhere. */
export function useCloseOnLeave(onClose: () => void): void {
  const location = useLocation();
  const last = useRef(location);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    if (!isChatEntry(location) && coversPage()) close();
  }, [location]);
}
