import { randomBytes, scryptSync } from 'node:crypto';
import type { TestDatabase } from './test-database.js';

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A hash as the admin service stores it. The string itself says what it costs to check: a hundredth of the product's. */
export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  return `$scrypt$ln=10,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`;
}

/** Puts the hash in the place of the one that the admin service stored when it started. */
export async function putPasswordHash(database: TestDatabase, hash: string): Promise<void> {
  await database.query('UPDATE admin.credentials SET password_hash = $1', [hash]);
}
