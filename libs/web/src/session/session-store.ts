import { createStore, useStore } from '../store/create-store';

/**
 * What this page knows of the admin session. `unknown` until the service was asked; `expired` when it ended while
 * the owner was editing: admin mode stays, and the next write asks for the password again.
 */
export type SessionStatus = 'unknown' | 'visitor' | 'admin' | 'expired';

export const sessionStore = createStore<SessionStatus>('unknown');

/** Whether the admin access modal is open. */
export const accessModalStore = createStore(false);

/** The page is in admin mode, be it that the password has to be given anew. */
export const isAdminMode = (status: SessionStatus): boolean => status === 'admin' || status === 'expired';

export const useSessionStatus = (): SessionStatus => useStore(sessionStore);
export const useAdminMode = (): boolean => isAdminMode(useSessionStatus());
export const useAccessModalOpen = (): boolean => useStore(accessModalStore);

/** Opens the modal, unless the session is alive. */
export function openAccessModal(): void {
  if (sessionStore.get() !== 'admin') accessModalStore.set(true);
}

export function closeAccessModal(): void {
  accessModalStore.set(false);
}

/** A write was answered with 401: the session is over, what is pending stays. */
export function markSessionExpired(): void {
  if (!isAdminMode(sessionStore.get())) return;
  sessionStore.set('expired');
  openAccessModal();
}
