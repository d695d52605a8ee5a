import { createStore, useStore } from '../store/create-store';

const openModals = createStore<readonly HTMLElement[]>([]);

/** Tells that a modal dialog stands on top of the page, until the returned function is called. */
export function announceModal(dialog: HTMLElement): () => void {
  openModals.set([...openModals.get(), dialog]);
  return () => openModals.set(openModals.get().filter((open) => open !== dialog));
}

/** The topmost modal dialog. All outside it is out of reach, so messages must stand inside it. */
export function useTopModal(): HTMLElement | undefined {
  return useStore(openModals).at(-1);
}
