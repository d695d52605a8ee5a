import { required } from './env.js';

/** An admin service, and the cookies of a session there. */
export interface OwnersAdmin {
  url: string;
  cookie: string;
}

/** The first password of the admin services that tests start. */
export const FIRST_PASSWORD = 'a password for tests';

/** Logs in with the first password; the cookies, as a request sends them back. */
export async function logIn(adminUrl: string): Promise<string> {
  const answer = await fetch(`${adminUrl}/api/admin/verify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: FIRST_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The login was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** The one for tests that only need a session; no test ends that or sets the password. */
export const sharedAdmin = (): OwnersAdmin => ({
  url: required('TEST_ADMIN_URL'),
  cookie: required('TEST_OWNER_COOKIE'),
});
