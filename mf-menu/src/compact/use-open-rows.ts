import { recallPage } from '@peanut/web';
import { useCallback, useState } from 'react';
import { rememberTurned } from '../card/use-flip';

/**
 * Which rows show their card: at first those that were left open, and that of the drink the page was opened for.
 * `setOpen` is the same function at every call.
 */
export function useOpenRows(highlightId: string | null = null) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set([...(recallPage().turned ?? []), ...(highlightId ? [highlightId] : [])]),
  );
  const [lastHighlightId, setLastHighlightId] = useState(highlightId);
  if (highlightId !== lastHighlightId) {
    setLastHighlightId(highlightId);
    if (highlightId) setOpenIds(withOpen(openIds, highlightId, true));
  }
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    // It opens on the recipe.
    rememberTurned(id, isOpen);
    setOpenIds((before) => withOpen(before, id, isOpen));
  }, []);
  return { openIds, setOpen };
}

const withOpen = (ids: ReadonlySet<string>, id: string, isOpen: boolean): ReadonlySet<string> =>
  new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id));
