import { randomBytes, scryptSync } from 'node:crypto';
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

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A hash as the admin service stores it. The string itself says what it costs to check: a hundredth of the product's. */
export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  return `$scrypt$ln=10,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`;
}

/** Puts the hash in the place of the one that the admin service stored when it started. */
export async function putPasswordHash(
  database: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  hash: string,
): Promise<void> {
  await database.query('UPDATE admin.credentials SET password_hash = $1', [hash]);
}
