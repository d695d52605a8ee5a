import { queryClient } from '../../query/query-client';
import { announceSession, endSession } from '../../session/restore-session';
import { sessionStore } from '../../session/session-store';
import { closeAdminDialog } from '../dialogs/admin-dialog-store';
import { setGuestPreview } from '../preview/guest-preview';
import { staging } from '../staging/staging-store';

/** Leaves admin mode: pending changes and undo history are gone, and the session ends. */
export async function exitAdminMode(): Promise<void> {
  await staging.clear();
  closeAdminDialog();
  setGuestPreview(false);
  sessionStore.set('visitor');
  await endSession();
  announceSession('left');
  await queryClient.invalidateQueries();
}
