import { useEffect, useRef, type RefObject } from 'react';

/** When a row opens to its card or closes again, the button that was pressed is gone: the focus goes to its opposite. */
export function useToggledFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const contents = useRef<HTMLDivElement>(null);
  const shown = useRef(isOpen);
  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    const name = isOpen ? 'Close' : 'Open';
    contents.current?.querySelector<HTMLElement>(`[aria-label^="${name} "]`)?.focus({ preventScroll: true });
    contents.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return contents;
}
