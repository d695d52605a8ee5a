import { useLocation } from '@peanut/web';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Where the chat covers the whole width, the page that a link leads to has to be uncovered. */
export function useCloseOnLeave(onClose: () => void): void {
  const location = useLocation();
  const last = useRef(location);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    if (window.matchMedia('(width < 40rem)').matches) close();
  }, [location]);
}
