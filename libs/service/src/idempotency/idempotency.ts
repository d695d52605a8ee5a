import { createHash } from 'node:crypto';
import { Logger, UnprocessableEntityException, type OnApplicationShutdown } from '@nestjs/common';
import { IDEMPOTENCY_KEY } from '@peanut/contracts';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';
import type { WriteCall } from './write-call.js';

const PRUNE_INTERVAL_MS = 60 * 60_000;
/** A day more than promised, so that no clock decides. */
const RETENTION_DAYS = IDEMPOTENCY_KEY.retentionDays + 1;

interface StoredAnswer {
  fingerprint: string;
  answer: string | null;
}

type Work<T> = (manager: EntityManager) => Promise<T>;

const answerOf = <T>({ answer }: StoredAnswer): T => (answer === null ? undefined : JSON.parse(answer)) as T;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Writes that may be sent twice. Key and answer are stored in the transaction of the write itself, so a crash
 * leaves both or neither; a repeat waits on the key's row until the first write has ended. The
 * service's migrations make the table `idempotency_keys (scope, fingerprint, answer, created_at)` in its schema.
 */
export class Idempotency implements OnApplicationShutdown {
  private readonly logger = new Logger('Idempotency');
  private readonly table: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    schema: string,
  ) {
    this.table = `"${schema}".idempotency_keys`;
    database.onReady(() => this.startPruning());
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Runs the work in a transaction, or returns what it returned the first time.
   * @param again reads what the work returned, without changing anything. Use it for large answers: with it none is
   *   stored
   * @throws UnprocessableEntityException when the key was used with another body
   */
  run<T>(call: WriteCall, work: Work<T>, again?: Work<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      if (call.key === undefined) return work(manager);
      const scope = sha256(`${call.method} ${call.path}\n${call.key}`);
      const fingerprint = sha256(call.body);
      const stored = await this.claim(manager, scope, fingerprint);
      if (stored) {
        this.checkSame(call, stored, fingerprint);
        return again && stored.answer === null ? again(manager) : answerOf<T>(stored);
      }
      const answer = await work(manager);
      if (again) return answer;
      await manager.query(`UPDATE ${this.table} SET answer = $2 WHERE scope = $1`, [
        scope,
        answer === undefined ? null : JSON.stringify(answer),
      ]);
      return answer;
    });
  }

  /** Takes the key for this transaction; what is stored when it was used before. */
  private async claim(
    manager: EntityManager,
    scope: string,
    fingerprint: string,
  ): Promise<StoredAnswer | undefined> {
    const taken: unknown[] = await manager.query(
      `INSERT INTO ${this.table} (scope, fingerprint) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING scope`,
      [scope, fingerprint],
    );
    if (taken.length > 0) return undefined;
    const rows: StoredAnswer[] = await manager.query(
      `SELECT fingerprint, answer FROM ${this.table} WHERE scope = $1`,
      [scope],
    );
    return rows[0];
  }

  private checkSame(call: WriteCall, stored: StoredAnswer, fingerprint: string): void {
    if (stored.fingerprint !== fingerprint)
      throw new UnprocessableEntityException('This Idempotency-Key was used before with another body');
    call.markReplayed();
  }

  private startPruning(): void {
    this.timer = setInterval(() => void this.prune(), PRUNE_INTERVAL_MS);
    this.timer.unref();
    void this.prune();
  }

  private async prune(): Promise<void> {
    try {
      await this.database.query(
        `DELETE FROM ${this.table} WHERE created_at < now() - make_interval(days => ${RETENTION_DAYS})`,
      );
    } catch (error) {
      this.logger.warn(`old keys could not be removed: ${(error as Error).message}`);
    }
  }
}
