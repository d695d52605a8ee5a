import { MENU_VIEW, PAGES } from '@peanut/contracts';

const LISTS: readonly string[] = [PAGES.cocktails.path, PAGES.whiskey.path];

/** A first view shows cards: who chose rows in this browser shall not take them for the answer. */
export function matchesSavedView(): boolean {
  try {
    return !LISTS.includes(location.pathname) || localStorage.getItem(MENU_VIEW.key) !== MENU_VIEW.compact;
  } catch {
    // A browser that keeps nothing knows of no choice.
    return true;
  }
}
