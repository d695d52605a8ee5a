import { API } from '@peanut/contracts';
import { request } from '../../api/request';
import { owedExit } from '../../session/owed-exit';
import { announceSession, settle } from '../../session/restore-session';

/** Gives the password. Throws ApiError: 401 when it is wrong, 429 when too many were. */
export async function enterAdminMode(password: string): Promise<void> {
  await request('POST', API.adminVerify, { password });
  // Entering anew settles what an earlier Exit owed.
  owedExit.forget();
  settle('admin');
  announceSession('entered');
}
