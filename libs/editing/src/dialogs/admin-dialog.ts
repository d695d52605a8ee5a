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
