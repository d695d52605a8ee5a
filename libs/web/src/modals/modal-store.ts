import { createStore, useStore } from '../store/create-store';
import { dismissToast } from '../toasts/toast-store';

const openModals = createStore<readonly HTMLElement[]>([]);

/**
 * Tells that a modal dialog is on top of the page, until the returned function is called. `messages` is the place
 * inside it where messages are shown. A toast ends with either: it spoke of what was on top. So what closes a dialog and
 * tells how it went, closes it first.
 */
export function announceModal(messages: HTMLElement): () => void {
  dismissToast();
  openModals.set([...openModals.get(), messages]);
  return () => {
    dismissToast();
    openModals.set(openModals.get().filter((open) => open !== messages));
  };
}

/** The topmost modal dialog's place for messages. All outside that dialog is out of reach and silent. */
export function useTopModal(): HTMLElement | undefined {
  return useStore(openModals).at(-1);
}
