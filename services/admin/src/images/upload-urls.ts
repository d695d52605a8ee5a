import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { ForbiddenException, Injectable } from '@nestjs/common';
import { LANDING_IMAGE } from '@peanut/contracts';
import { Database } from '@peanut/service';
import { Credentials } from '../password/credentials.js';
import { SESSION_ENDS_AT, sessionHash } from '../sessions/sessions.js';
import { imageUrlOf } from './image-address.js';

export interface UploadSignature {
  expires: unknown;
  signature: unknown;
}

const REFUSED =
  'This upload address is not valid any more: it was used, it expired, or its session ended. Please ask for a new one.';

/** Addresses that take one picture each. They live for ten minutes, and no longer than the session that asked. */
@Injectable()
export class UploadUrls {
  constructor(
    private readonly database: Database,
    private readonly credentials: Credentials,
  ) {}

  /** A new address, for the session with that token. */
  async issue(token: string): Promise<string> {
    const id = randomUUID();
    const rows = await this.database.query<{ expiresAt: Date }>(
      `INSERT INTO admin.images (id, session_hash, expires_at)
       VALUES ($1, $2, now() + make_interval(mins => $3)) RETURNING expires_at AS "expiresAt"`,
      [id, sessionHash(token), LANDING_IMAGE.uploadUrlMinutes],
    );
    const expires = String(rows[0]?.expiresAt.getTime());
    const signature = (await this.sign(id, expires)).toString('base64url');
    return `${imageUrlOf(id)}?${new URLSearchParams({ expires, signature }).toString()}`;
  }

  /** @throws ForbiddenException when the signature is not ours */
  async check(id: string, { expires, signature }: UploadSignature): Promise<void> {
    if (typeof expires !== 'string' || typeof signature !== 'string') throw new ForbiddenException(REFUSED);
    const expected = await this.sign(id, expires);
    const given = Buffer.from(signature, 'base64url');
    const ours = given.length === expected.length && timingSafeEqual(given, expected);
    // Decoding is lenient, and one address must have one spelling.
    if (!ours || given.toString('base64url') !== signature) throw new ForbiddenException(REFUSED);
  }

  /**
   * Takes the address for one upload: of several at a time one gets it.
   * @throws ForbiddenException when it was used or expired, or its session ended
   */
  async claim(id: string): Promise<void> {
    const claimed = await this.database.query(
      `WITH claimed AS (
         UPDATE admin.images SET state = 'receiving'
         WHERE id = $1 AND state = 'open' AND expires_at > now() AND EXISTS (
           SELECT 1 FROM admin.sessions
           WHERE token_hash = images.session_hash AND ${SESSION_ENDS_AT} > now())
         RETURNING id)
       SELECT id FROM claimed`,
      [id],
    );
    if (claimed.length === 0) throw new ForbiddenException(REFUSED);
  }

  /** The upload failed: until it expires the address may be tried again. */
  async release(id: string): Promise<void> {
    await this.move(id, 'open');
  }

  /** The picture is stored: the address is used up. */
  async finish(id: string): Promise<void> {
    await this.move(id, 'stored');
  }

  private async move(id: string, state: 'open' | 'stored'): Promise<void> {
    await this.database.query(
      `UPDATE admin.images SET state = $2, last_used_at = now() WHERE id = $1 AND state = 'receiving'`,
      [id, state],
    );
  }

  private async sign(id: string, expires: string): Promise<Buffer> {
    const { deviceSecret } = await this.credentials.get();
    const key = Buffer.from(hkdfSync('sha256', deviceSecret, '', 'peanut picture upload', 32));
    return createHmac('sha256', key).update(`${id}.${expires}`).digest();
  }
}
