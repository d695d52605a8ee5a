import { useCallback, useState } from 'react';

/** Which drinks of a list are chosen, while several can be. */
export interface Selection {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** Begins with nothing chosen, or ends. */
  setOn: (isOn: boolean) => void;
  setIds: (ids: Iterable<string>) => void;
  /** The same function at every call. */
  toggle: (id: string) => void;
}

/** `there`: ids of the drinks that can be chosen; what is none of them any more is not chosen either. */
export function useSelection(there: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const toggle = useCallback((id: string) => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const ids = new Set(there.flatMap(({ id }) => (chosen?.has(id) ? id : [])));
  return {
    isOn: chosen !== null,
    ids,
    setOn: (isOn) => setChosen(isOn ? new Set() : null),
    setIds: (wanted) => setChosen(new Set(wanted)),
    toggle,
  };
}
