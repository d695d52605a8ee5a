import { useStagedList } from '@peanut/editing';
import { useEffect, useMemo, useState } from 'react';
import { mostUsed } from '../drink/suggestions';

/** Reading the lines of a longer menu would hold up a phone. */
const MOST_LINES = 2_000;
const NONE: readonly never[] = [];

/** What the owner's own cocktails are served in and made of: what a form may suggest. */
export function useOwnWords() {
  const list = useStagedList('cocktail');
  const items = list.status === 'ready' ? list.items : NONE;
  const [things, setThings] = useState<readonly string[]>(NONE);
  const lines = useMemo(
    () => [...new Set(items.flatMap(({ ingredients }) => ingredients))].slice(0, MOST_LINES),
    [items],
  );
  useEffect(() => {
    let isGone = false;
    void thingsOf(lines).then((found) => !isGone && setThings(found));
    return () => {
      isGone = true;
    };
  }, [lines]);
  return useMemo(
    () => ({
      things,
      glass: mostUsed(items.map(({ glass }) => glass)),
      ice: mostUsed(items.map(({ ice }) => ice)),
      smoke: mostUsed(items.map(({ smoke }) => smoke)),
    }),
    [items, things],
  );
}

/** None where the reader cannot be loaded. */
async function thingsOf(lines: readonly string[]): Promise<string[]> {
  try {
    const { recipeThings } = await import('../shelf/recipe-things');
    return mostUsed(recipeThings(lines));
  } catch (error) {
    console.warn('The ingredients of the menu could not be read.', error);
    return [];
  }
}
