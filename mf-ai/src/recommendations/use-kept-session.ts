import { useTakeover } from '@peanut/web';
import { useEffect, useState } from 'react';
import { FRESH_SESSION, loadSession, saveSession, type KeptSession } from './kept-session';

type Change = KeptSession | ((now: KeptSession) => KeptSession);

/** The session, kept in the browser at every change. A first view in the HTML knows nothing of it: it is read right after. */
export function useKeptSession(): [KeptSession, (change: Change) => void] {
  const isTakeover = useTakeover();
  const [read, setSession] = useState(() => (isTakeover ? undefined : loadSession()));
  if (!isTakeover && !read) setSession(loadSession());
  useEffect(() => {
    if (read) saveSession(read);
  }, [read]);
  const set = (change: Change) =>
    setSession((now = FRESH_SESSION) => (typeof change === 'function' ? change(now) : change));
  return [read ?? FRESH_SESSION, set];
}
