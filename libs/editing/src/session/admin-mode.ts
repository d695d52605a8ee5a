import { ENDPOINTS } from '@peanut/contracts';
import { call, dismissToast, queryClient } from '@peanut/web';
import { broadcastSession, endSession, pendingLogout, sessionStore, setSession } from '@peanut/web/internal';
import { forgetDrafts } from '../drafts/drafts';
import { staging } from '../stage/staging';
import { closeAdminDialog, setGuestPreview } from '../view/owner-view';

/** The password was right, but the browser does not send back the cookie that the session hangs on. */
class CookieRefusedError extends Error {
  override readonly name = 'CookieRefusedError';
}

/** Gives the password. Throws ApiError: 401 when it is wrong, 429 when too many were; CookieRefusedError. */
export async function enterAdminMode(password: string): Promise<void> {
  await call(ENDPOINTS.verifyPassword, { body: { password } });
  if (!(await call(ENDPOINTS.readSession)).active) throw new CookieRefusedError();
  // A new session replaces an earlier logout that was not sent yet.
  pendingLogout.clear();
  setSession('admin');
  broadcastSession('entered');
}

/** Leaves admin mode: pending changes, undo history and drafts are gone, and the session ends. */
export async function exitAdminMode(): Promise<void> {
  await staging.clear();
  forgetDrafts();
  closeAdminDialog();
  dismissToast();
  setGuestPreview(false);
  sessionStore.set('visitor');
  await endSession();
  broadcastSession('left');
  await queryClient.invalidateQueries();
}
