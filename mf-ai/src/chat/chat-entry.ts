import { useLocation, useNavigate } from '@peanut/web';
import { useEffect, useEffectEvent, useRef } from 'react';

/** State of the open chat's entry in the browser's history. */
export interface ChatEntry {
  chat: true;
}

export const isChatEntry = ({ state }: { state: unknown }): boolean =>
  (state as Partial<ChatEntry> | null)?.chat === true;

/** On a phone the open chat is as wide as the page. */
export const coversPage = (): boolean => window.matchMedia('(width < 40rem)').matches;

interface Chat {
  isOpen: boolean;
  open: () => void;
}

/** Where the chat covers the page it has an entry in the browser's history, so that Back closes it and stays on the page. */
export function useBackCloses({ isOpen, open }: Chat): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isEntry = isChatEntry(location);
  const wasEntry = useRef(isEntry);

  const follow = useEffectEvent(() => {
    if (isOpen && !isEntry && coversPage()) {
      const state: ChatEntry = { chat: true };
      void navigate(location.pathname + location.search, { state });
    }
    // Closed by its button, or the page was loaded anew.
    if (!isOpen && isEntry) void navigate(-1);
  });
  useEffect(() => follow(), [isOpen]);

  const reopen = useEffectEvent(open);
  useEffect(() => {
    // Back from a page that a link of the chat opened.
    if (isEntry && !wasEntry.current) reopen();
    wasEntry.current = isEntry;
  }, [isEntry]);
}
