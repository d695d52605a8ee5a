import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdminSession } from '@peanut/contracts';
import { Database, SessionSource } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import { Credentials } from '../password/credentials.js';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** When a session ends: eight hours after it was last seen, seven days after it began. By the database's clock. */
export const SESSION_ENDS_AT = "least(last_seen_at + interval '8 hours', created_at + interval '7 days')";

/** What is stored of a session's token. */
export const sessionHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What the database says of a session that is alive. */
interface Row {
  hash: Buffer;
  expiresAt: Date;
  /** Whether that was noted within the last minute. */
  seen: boolean;
}

type Rows = Promise<Map<string, Row>>;

const keyOf = (hash: Buffer): string => hash.toString('base64');

/** The sessions. Only hashes of their tokens are stored. */
@Injectable()
export class Sessions extends SessionSource {
  private reading: Rows | undefined;
  private next: { hashes: Buffer[]; rows: Rows } | undefined;

  constructor(
    private readonly database: Database,
    private readonly credentials: Credentials,
  ) {
    super();
  }

  /** A look at a session that is alive counts as being seen, noted once a minute at most. */
  async find(token: string): Promise<AdminSession> {
    if (!TOKEN.test(token)) return { active: false };
    const row = await this.rowOf(sessionHash(token));
    if (!row) return { active: false };
    const expiresAt = row.seen ? row.expiresAt : await this.touch(token);
    return { active: true, expiresAt: expiresAt.toISOString() };
  }

  /** Anybody can make up tokens: whoever asks while others are looked up is looked up with the next ones, in one query. */
  private async rowOf(hash: Buffer): Promise<Row | undefined> {
    this.next ??= this.afterThose();
    this.next.hashes.push(hash);
    return (await this.next.rows).get(keyOf(hash));
  }

  private afterThose(): { hashes: Buffer[]; rows: Rows } {
    const hashes: Buffer[] = [];
    const rows = (async () => {
      await this.reading?.catch(() => undefined);
      this.next = undefined;
      return this.read(hashes);
    })();
    this.reading = rows;
    return { hashes, rows };
  }

  private async read(hashes: readonly Buffer[]): Rows {
    const rows = await this.database.query<Row>(
      `SELECT token_hash AS hash, ${SESSION_ENDS_AT} AS "expiresAt", last_seen_at > now() - interval '1 minute' AS seen
       FROM admin.sessions WHERE token_hash = ANY($1::bytea[]) AND ${SESSION_ENDS_AT} > now()`,
      [hashes],
    );
    return new Map(rows.map((row) => [keyOf(row.hash), row]));
  }

  /**
   * Begins a session for somebody who knew the password of that epoch, and clears away ended ones.
   * @param former the token of the session that the same browser had, which ends
   * @returns its token; undefined when the password has changed since it was checked
   */
  begin(epoch: number, former = ''): Promise<string | undefined> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return this.database.transaction(async (manager) => {
      if (!(await this.credentials.holdEpoch(manager, epoch))) return undefined;
      await manager.query(`DELETE FROM admin.sessions WHERE ${SESSION_ENDS_AT} <= now() OR token_hash = $1`, [
        sessionHash(former),
      ]);
      await manager.query('INSERT INTO admin.sessions (token_hash) VALUES ($1)', [sessionHash(token)]);
      return token;
    });
  }

  /** @returns whether there was such a session */
  async end(token: string): Promise<boolean> {
    const ended = await this.database.query<object>(
      `WITH ended AS (DELETE FROM admin.sessions WHERE token_hash = $1 RETURNING 1) SELECT 1 FROM ended`,
      [sessionHash(token)],
    );
    return ended.length > 0;
  }

  async endOthers(manager: EntityManager, token: string): Promise<void> {
    await manager.query('DELETE FROM admin.sessions WHERE token_hash <> $1', [sessionHash(token)]);
  }

  private async touch(token: string): Promise<Date> {
    const rows: { expiresAt: Date }[] = await this.database.transaction(async (manager) => {
      await manager.query('UPDATE admin.sessions SET last_seen_at = now() WHERE token_hash = $1', [
        sessionHash(token),
      ]);
      return manager.query(
        `SELECT ${SESSION_ENDS_AT} AS "expiresAt" FROM admin.sessions WHERE token_hash = $1`,
        [sessionHash(token)],
      );
    });
    return rows[0]?.expiresAt ?? new Date();
  }
}
