import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Escape closes the chat, unless it is meant for something else on the page, such as a modal dialog. */
export function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      const target = event.target as Node;
      const isOurs = target === document.body || panel.current?.contains(target) === true;
      if (event.key === 'Escape' && isOurs && !event.defaultPrevented && !event.isComposing) close();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [panel]);
}
