import { createStore, useStore } from '../../store/create-store';

/** How far a Save is: `done` of `total` changes. */
export type SaveProgress = { isSaving: false } | { isSaving: true; done: number; total: number };

export const saveProgressStore = createStore<SaveProgress>({ isSaving: false });

export const useSaveProgress = (): SaveProgress => useStore(saveProgressStore);
