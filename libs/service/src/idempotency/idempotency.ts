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

interface Claim {
  scope: string;
  /** Of the call's body. */
  fingerprint: string;
}

/** Keys that a transaction has taken. */
export interface ClaimedKeys {
  /** See {@link Idempotency.run}. */
  answer<T>(call: WriteCall, work: Work<T>, again?: Work<T>): Promise<T>;
  store(): Promise<void>;
}

const answerOf = <T>({ answer }: StoredAnswer): T => (answer === null ? undefined : JSON.parse(answer)) as T;

const scopeOf = ({ method, path, key }: WriteCall): string => sha256(`${method} ${path}\n${key}`);

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
      const keys = await this.claim(manager, [call]);
      const answer = await keys.answer(call, work, again);
      await keys.store();
      return answer;
    });
  }

  /**
   * Takes the keys of the calls for the caller's transaction. Each is then answered as {@link run} would, in any order, and
   * `store` keeps the answers.
   */
  async claim(manager: EntityManager, calls: readonly WriteCall[]): Promise<ClaimedKeys> {
    const claims = new Map<WriteCall, Claim>();
    for (const call of calls)
      if (call.key !== undefined) claims.set(call, { scope: scopeOf(call), fingerprint: sha256(call.body) });
    const stored =
      claims.size === 0 ? new Map<string, StoredAnswer>() : await this.take(manager, [...claims.values()]);
    const made = new Map<string, string | null>();
    return {
      answer: async <T>(call: WriteCall, work: Work<T>, again?: Work<T>): Promise<T> => {
        const claim = claims.get(call);
        if (!claim) return work(manager);
        const first = stored.get(claim.scope);
        if (first) {
          this.checkSame(call, first, claim.fingerprint);
          return again && first.answer === null ? again(manager) : answerOf<T>(first);
        }
        const answer = await work(manager);
        const kept = again || answer === undefined ? null : JSON.stringify(answer);
        stored.set(claim.scope, { fingerprint: claim.fingerprint, answer: kept });
        if (kept !== null) made.set(claim.scope, kept);
        return answer;
      },
      store: async () => {
        if (made.size === 0) return;
        await manager.query(
          `UPDATE ${this.table} AS key SET answer = made.answer
           FROM unnest($1::text[], $2::text[]) AS made (scope, answer) WHERE key.scope = made.scope`,
          [[...made.keys()], [...made.values()]],
        );
      },
    };
  }

  /** Stores the keys that are new; what is stored under the others, by scope. */
  private async take(manager: EntityManager, claims: readonly Claim[]): Promise<Map<string, StoredAnswer>> {
    const scopes = claims.map(({ scope }) => scope);
    const taken: { scope: string }[] = await manager.query(
      `INSERT INTO ${this.table} (scope, fingerprint) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT DO NOTHING RETURNING scope`,
      [scopes, claims.map(({ fingerprint }) => fingerprint)],
    );
    const isNew = new Set(taken.map(({ scope }) => scope));
    const known = scopes.filter((scope) => !isNew.has(scope));
    if (known.length === 0) return new Map();
    const rows: (StoredAnswer & { scope: string })[] = await manager.query(
      `SELECT scope, fingerprint, answer FROM ${this.table} WHERE scope = ANY ($1::text[])`,
      [known],
    );
    return new Map(rows.map((row) => [row.scope, row]));
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
