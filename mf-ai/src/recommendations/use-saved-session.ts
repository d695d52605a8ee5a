import { useTakeover } from '@peanut/web';
import { useEffect, useState } from 'react';
import { EMPTY_SESSION, loadSession, saveSession, type SavedSession } from './saved-session';

type Change = SavedSession | ((now: SavedSession) => SavedSession);

/** The session, kept in the browser at every change. A first view in the HTML knows nothing of it: it is read right after. */
export function useSavedSession(): [SavedSession, (change: Change) => void] {
  const isTakeover = useTakeover();
  const [loaded, setSession] = useState(() => (isTakeover ? undefined : loadSession()));
  if (!isTakeover && !loaded) setSession(loadSession());
  useEffect(() => {
    if (loaded) saveSession(loaded);
  }, [loaded]);
  const set = (change: Change) =>
    setSession((now = EMPTY_SESSION) => (typeof change === 'function' ? change(now) : change));
  return [loaded ?? EMPTY_SESSION, set];
}
