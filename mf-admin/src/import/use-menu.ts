import { type Menu as SavedMenu, useStagedList, useStaging } from '@peanut/editing';
import { useCocktails, useSpiritOptions, useWhiskeys } from '@peanut/web';
import { useMemo } from 'react';
import { activeSpirits } from '../drink/spirits';
import type { Menu } from './import-rows';

type MenuState =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready';
      menu: Menu;
      spirits: readonly string[];
      /** The menu without anything staged. */
      saved: SavedMenu;
      /** Made of the browser's copies, which have no hidden drinks. */
      isSavedCopy: boolean;
    };

/** The menu with everything staged, and the active spirits. */
export function useMenu(): MenuState {
  const cocktails = useStagedList('cocktail');
  const whiskeys = useStagedList('whiskey');
  const options = useSpiritOptions();
  const saved = { cocktails: itemsOf(useCocktails()) ?? [], whiskeys: itemsOf(useWhiskeys()) ?? [] };
  const { isLoaded } = useStaging();
  const cocktail = itemsOf(cocktails);
  const whiskey = itemsOf(whiskeys);
  const menu = useMemo(
    () =>
      cocktail &&
      whiskey && {
        cocktail: withoutDeleted(cocktail),
        whiskey: withoutDeleted(whiskey),
        takenIds: new Set([...cocktail, ...whiskey].map(({ id }) => id)),
      },
    [cocktail, whiskey],
  );
  const items = itemsOf(options);
  const spirits = useMemo(
    () => items && activeSpirits({ status: 'ready', items, isSavedCopy: false }),
    [items],
  );
  const lists = [cocktails, whiskeys, options];
  const failed = lists.filter((list) => list.status === 'error');
  if (failed.length > 0) return { status: 'error', retry: () => failed.forEach(({ retry }) => retry()) };
  if (!menu || !spirits || !isLoaded) return { status: 'loading' };
  const isSavedCopy = lists.some((list) => list.status === 'ready' && list.isSavedCopy);
  return { status: 'ready', menu, spirits, saved, isSavedCopy };
}

const itemsOf = <T>(list: { status: string; items?: T[] }): T[] | undefined => list.items;

const withoutDeleted = <I extends { staged: { stage?: string } }>(items: readonly I[]): I[] =>
  items.filter(({ staged }) => staged.stage !== 'delete');
