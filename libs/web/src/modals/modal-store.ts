import { createStore, useStore } from '../store/create-store';

const openModals = createStore<readonly HTMLElement[]>([]);

/**
 * Tells that a modal dialog stands on top of the page, until the returned function is called. `messages` is the place
 * inside it where messages are shown.
 */
export function announceModal(messages: HTMLElement): () => void {
  openModals.set([...openModals.get(), messages]);
  return () => openModals.set(openModals.get().filter((open) => open !== messages));
}

/** The topmost modal dialog's place for messages. All outside that dialog is out of reach and silent. */
export function useTopModal(): HTMLElement | undefined {
  return useStore(openModals).at(-1);
}
