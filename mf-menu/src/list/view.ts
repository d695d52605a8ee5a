import { MENU_VIEW } from '@peanut/contracts';
import { createStore, useStore } from '@peanut/web';

/** How the menu is shown: a card a drink, or a row a drink. */
export type View = 'cards' | 'compact';

const viewStore = createStore<View>('cards');
// Read before the first list is drawn: a choice that came later would move the page.
viewStore.set(savedView());

/** The guest's choice, the same on both lists. */
export const useView = (): View => useStore(viewStore);

/** Shows the menu that way from now on, and after a reload where the browser keeps anything. */
export function setView(view: View): void {
  viewStore.set(view);
  try {
    localStorage.setItem(MENU_VIEW.key, view);
  } catch (error) {
    console.warn('The view of the menu could not be kept on this device.', error);
  }
}

function savedView(): View {
  try {
    return localStorage.getItem(MENU_VIEW.key) === MENU_VIEW.compact ? 'compact' : 'cards';
  } catch (error) {
    console.warn('This browser keeps nothing, so the menu begins with cards.', error);
    return 'cards';
  }
}
