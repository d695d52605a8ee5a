import { createStore, useStore } from '@peanut/web';

const addedStore = createStore<string | null>(null);

/** Notes that the owner just added a drink: the list shows where it stands. */
export const noteAdded = (itemId: string): void => addedStore.set(itemId);

export const forgetAdded = (): void => addedStore.set(null);

/** The id of the drink that was just added and has not been shown yet. */
export const useAdded = (): string | null => useStore(addedStore);
