import { API } from '@peanut/contracts';
import { request } from '../../api/request';
import { announceSession, forgetOwedExit, settle } from '../../session/restore-session';

/** Gives the password. Throws ApiError: 401 when it is wrong, 429 when too many were. */
export async function enterAdminMode(password: string): Promise<void> {
  await request('POST', API.adminVerify, { password });
  forgetOwedExit();
  settle('admin');
  announceSession('entered');
}
