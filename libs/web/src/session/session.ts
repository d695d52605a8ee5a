import { ENDPOINTS } from '@peanut/contracts';
import { call } from '../api/request';
import { APP_EVENTS, onAppEvent } from '../events/app-events';
import { queryClient } from '../query/query-client';
import { deviceStorage } from '../storage';
import { tabChannel } from '../tab-channel';
import { dismissToast } from '../toasts/toast-store';
import {
  accessModalStore,
  isAdminMode,
  openAccessModal,
  sessionStore,
  type SessionStatus,
} from './session-store';

const CHANNEL = 'peanut-admin-session';

/** Hears what {@link broadcastSession} says in other tabs, and in this one elsewhere. */
export const sessionChannel = () => tabChannel(CHANNEL);

const channel = sessionChannel();

const EXIT_OWED = 'admin-exit-owed';

/**
 * An Exit that has not reached the service yet: until then a reload must not bring its session back. In a browser that
 * stores nothing a reload forgets it.
 */
export const pendingLogout = {
  set: () => deviceStorage.write(EXIT_OWED, 'true'),
  clear: () => deviceStorage.write(EXIT_OWED, undefined),
  isPending: (): boolean => deviceStorage.read(EXIT_OWED) !== undefined,
};

/** Tells the other tabs that somebody entered or left admin mode here. */
export function broadcastSession(change: 'entered' | 'left'): void {
  channel?.postMessage(change);
}

/** Ends the session at the service; what cannot be sent now is sent when the page starts or is online again. */
export async function endSession(): Promise<void> {
  pendingLogout.set();
  try {
    await call(ENDPOINTS.endSession);
    pendingLogout.clear();
  } catch (error) {
    console.warn('The bar could not be told that admin mode ended; it will be told later.', error);
  }
}

/** Asks the service who this is. When it cannot be asked, what the page knew before stays. */
async function checkSession(): Promise<void> {
  if (pendingLogout.isPending()) await endSession();
  if (pendingLogout.isPending()) return setSession('visitor');
  try {
    const session = await call(ENDPOINTS.readSession);
    if (session.active) setSession('admin');
    else setSession(isAdminMode(sessionStore.get()) ? 'expired' : 'visitor');
  } catch (error) {
    console.warn('The bar could not be asked whether admin mode is on.', error);
    if (sessionStore.get() === 'unknown') sessionStore.set('visitor');
  }
}

/** Visitors and admins get other lists, so a change of hands reads them anew. */
export function setSession(next: Exclude<SessionStatus, 'unknown'>): void {
  const was = sessionStore.get();
  sessionStore.set(next);
  if (next === 'admin') accessModalStore.set(false);
  const isOtherRole = was !== 'unknown' && was !== next && (next === 'admin' || isAdminMode(was));
  // What was told to the owner is not for whoever comes next.
  if (next === 'visitor' && isAdminMode(was)) dismissToast();
  if (isOtherRole) void queryClient.invalidateQueries();
}

/** Restores admin mode, and listens from now on: for the event that opens the modal, and for the other tabs. */
export function startSession(): void {
  onAppEvent(APP_EVENTS.openAdminModal, openAccessModal);
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'left') setSession('visitor');
    else void checkSession();
  });
  window.addEventListener('online', () => void checkSession());
  void checkSession();
}
