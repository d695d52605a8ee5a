import { createStore, useStore } from '@peanut/web';
import type { EntityType } from '../record/pending-change';

/** A dialog of `mf-admin` that any micro-frontend may ask for. */
export type AdminDialogRequest =
  | { kind: 'add'; entityType: EntityType }
  | { kind: 'edit'; entityType: EntityType; itemId: string }
  | { kind: 'delete'; entityType: EntityType; itemId: string }
  | { kind: 'change-image' };

const dialogStore = createStore<AdminDialogRequest | null>(null);

export function openAdminDialog(dialog: AdminDialogRequest): void {
  dialogStore.set(dialog);
}

export function closeAdminDialog(): void {
  dialogStore.set(null);
}

export const useAdminDialog = (): AdminDialogRequest | null => useStore(dialogStore);

const previewStore = createStore(false);

/** Shows the menu as guests will see it once everything pending is saved. */
export function setGuestPreview(isOn: boolean): void {
  previewStore.set(isOn);
}

export const useGuestPreview = (): boolean => useStore(previewStore);

const leftOutStore = createStore(0);

/** Notes how many drinks of the page's list are out of stock: print leaves them out. */
export const noteLeftOut = (count: number): void => leftOutStore.set(count);

export const useLeftOut = (): number => useStore(leftOutStore);

const wholePaperStore = createStore(false);

/** Prints the list of the page, with what is out of stock too. */
export function printWholeMenu(): void {
  wholePaperStore.set(true);
  window.addEventListener('afterprint', () => wholePaperStore.set(false), { once: true });
  window.print();
}

/** The menu is printed with what is out of stock. */
export const useWholePaper = (): boolean => useStore(wholePaperStore);

const addedStore = createStore<string | null>(null);

/** Notes that the owner just added a drink: the list scrolls to it. */
export const noteAdded = (itemId: string): void => addedStore.set(itemId);

export const forgetAdded = (): void => addedStore.set(null);

/** The id of the drink that was just added and has not been shown yet. */
export const useAdded = (): string | null => useStore(addedStore);
