import { useCallback, useState } from 'react';

/** Which rows of the compact view show their card. `setOpen` is the same function at every call. */
export function useOpenRows() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set<string>());
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setOpenIds((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  }, []);
  return { openIds, setOpen };
}
