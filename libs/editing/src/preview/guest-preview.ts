import { createStore, useStore } from '@peanut/web';

const previewStore = createStore(false);

/** Shows the menu as guests will see it once everything pending is saved. */
export function setGuestPreview(isOn: boolean): void {
  previewStore.set(isOn);
}

export const useGuestPreview = (): boolean => useStore(previewStore);
