import { MENU_VIEW } from '@peanut/contracts';
import { createStore, deviceStorage, useStore } from '@peanut/web';
import { useSyncExternalStore } from 'react';

/** How the menu is shown: a card a drink, or a row a drink. */
export type View = 'cards' | 'compact';

const viewStore = createStore<View | undefined>(undefined);
// Read before the first list is drawn: a choice that came later would move the page.
viewStore.set(savedView());

/** The guest's choice, the same on both lists; without one, rows for a long list on a narrow screen. */
export function useView(count: number): View {
  const chosen = useStore(viewStore);
  const isNarrow = useIsNarrow();
  return chosen ?? defaultView(count, isNarrow);
}

export const defaultView = (count: number, isNarrow: boolean): View =>
  isNarrow && count > MENU_VIEW.compactAbove ? 'compact' : 'cards';

const useIsNarrow = () =>
  useSyncExternalStore(
    (listener) => {
      const screen = window.matchMedia(MENU_VIEW.narrow);
      screen.addEventListener('change', listener);
      return () => screen.removeEventListener('change', listener);
    },
    () => window.matchMedia(MENU_VIEW.narrow).matches,
    () => false,
  );

/** Shows the menu that way from now on, and after a reload where the browser stores anything. */
export function setView(view: View): void {
  viewStore.set(view);
  deviceStorage.write(MENU_VIEW.key, view);
}

function savedView(): View | undefined {
  const saved = deviceStorage.read(MENU_VIEW.key);
  return saved === MENU_VIEW.compact || saved === MENU_VIEW.cards ? saved : undefined;
}
