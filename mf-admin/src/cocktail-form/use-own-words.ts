import { useStagedList } from '@peanut/editing';
import { useMemo } from 'react';
import { mostUsed } from '../drink/suggestions';
import { useLatePart } from '../late/use-late-part';

const loadReader = () => import('../shelf/recipe-things');

/** Reading the lines of a longer menu would hold up a phone. */
const MOST_LINES = 2_000;
const NONE: readonly never[] = [];

/** What the owner's own cocktails are served in and made of: what a form may suggest. */
export function useOwnWords() {
  const list = useStagedList('cocktail');
  const items = list.status === 'ready' ? list.items : NONE;
  const { part: reader } = useLatePart(loadReader);
  const lines = useMemo(
    () => [...new Set(items.flatMap(({ ingredients }) => ingredients))].slice(0, MOST_LINES),
    [items],
  );
  const things = useMemo(() => (reader ? mostUsed(reader.recipeThings(lines)) : NONE), [reader, lines]);
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
