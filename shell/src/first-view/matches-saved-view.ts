import { MENU_VIEW, PAGES } from '@peanut/contracts';
import { deviceStorage } from '@peanut/web';

const LISTS: readonly string[] = [PAGES.cocktails.path, PAGES.whiskey.path];

/** A first view shows cards: who sees rows in this browser shall not take them for the answer. */
export function matchesSavedView(): boolean {
  if (!LISTS.includes(location.pathname)) return true;
  const view = deviceStorage.read(MENU_VIEW.key);
  if (view === MENU_VIEW.cards) return true;
  return view !== MENU_VIEW.compact && !beginsWithRows();
}

function beginsWithRows(): boolean {
  const count = document.querySelector('[data-testid="count-line"]')?.textContent ?? '';
  return Number.parseInt(count, 10) > MENU_VIEW.compactAbove && window.matchMedia(MENU_VIEW.narrow).matches;
}
