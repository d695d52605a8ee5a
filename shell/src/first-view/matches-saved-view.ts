import { MENU_VIEW, PAGES } from '@peanut/contracts';

const LISTS: readonly string[] = [PAGES.cocktails.path, PAGES.whiskey.path];

/** A first view shows cards: who sees rows in this browser shall not take them for the answer. */
export function matchesSavedView(): boolean {
  if (!LISTS.includes(location.pathname)) return true;
  const view = savedView();
  if (view === MENU_VIEW.cards) return true;
  return view !== MENU_VIEW.compact && !beginsWithRows();
}

function beginsWithRows(): boolean {
  const count = document.querySelector('[data-testid="count-line"]')?.textContent ?? '';
  return Number.parseInt(count, 10) > MENU_VIEW.compactAbove && window.matchMedia(MENU_VIEW.narrow).matches;
}

function savedView(): string | null {
  try {
    return localStorage.getItem(MENU_VIEW.key);
  } catch {
    // A browser that keeps nothing knows of no choice.
    return null;
  }
}
