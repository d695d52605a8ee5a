import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { UnavailableException } from '../http/exceptions.js';
import { cutIfStuck } from './connection.js';
import { DATABASE_TIMEOUTS, createDataSource, type DatabaseOptions } from './data-source.js';
import { withDeadline } from '../deadline.js';
import { migrate } from './migrate.js';
import { isRetryable, isUnavailable } from './pg-errors.js';

const RETRY_MS = { first: 100, most: 500 } as const;
const TRANSACTION_TRIES = 4;
const NOT_READY = 'The database does not answer just now. Please try again in a moment.';

/**
 * A service's Postgres. It connects, migrates and seeds behind the running service, and keeps trying until
 * the database is there; until then every call is a 503.
 */
export class Database implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private source: DataSource | undefined;
  private stopped = false;
  private connecting: Promise<void> | undefined;
  private readonly whenReady: (() => void)[] = [];

  constructor(private readonly options: DatabaseOptions) {}

  onApplicationBootstrap(): void {
    this.connecting ??= this.connectUntilReady();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.connecting;
    await this.source?.destroy();
  }

  /** Calls back once the schema is up to date; at once when it is already. */
  onReady(callback: () => void): void {
    if (this.source) callback();
    else this.whenReady.push(callback);
  }

  /** Resolves when the database answers within half a second; rejects with a sentence otherwise. */
  async check(): Promise<void> {
    if (!this.source) throw new Error('not connected yet');
    const answer = this.withRunner((runner) => runner.query('SELECT 1'));
    await withDeadline(answer, DATABASE_TIMEOUTS.ping, () => new Error('no answer')).catch(() => {
      throw new Error('no answer');
    });
  }

  /**
   * One statement outside a transaction.
   * @throws UnavailableException within 3.2 s when the database does not answer
   */
  query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.inTime(this.withRunner((runner) => runner.query(sql, parameters) as Promise<Row[]>));
  }

  /**
   * Runs the work in one transaction, again when Postgres broke it off for a deadlock.
   * @throws UnavailableException within 3.2 s when the database does not answer; what was sent may be done nevertheless
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.inTime(this.transactionWithRetries(work));
  }

  private async transactionWithRetries<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.withRunner((runner) => runTransaction(runner, work));
      } catch (error) {
        if (attempt >= TRANSACTION_TRIES || !isRetryable(error)) throw error;
      }
    }
  }

  private inTime<T>(work: Promise<T>): Promise<T> {
    return withDeadline(work, DATABASE_TIMEOUTS.answer, () => new UnavailableException(NOT_READY));
  }

  private async withRunner<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    if (!this.source) throw new UnavailableException(NOT_READY);
    const runner = this.source.createQueryRunner();
    let connection: unknown;
    try {
      connection = await runner.connect();
      return await work(runner);
    } catch (error) {
      const stuck = cutIfStuck(connection, error);
      if (runner.isTransactionActive && !stuck) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  private async connectUntilReady(): Promise<void> {
    for (let pause: number = RETRY_MS.first; !this.stopped; pause = Math.min(pause * 2, RETRY_MS.most)) {
      try {
        this.source = await this.connect();
        this.logger.log('ready');
        this.whenReady.splice(0).forEach((callback) => callback());
        return;
      } catch (error) {
        const message = `not ready, trying again: ${(error as Error).message}`;
        if (isUnavailable(error)) this.logger.warn(message);
        else this.logger.error(message);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  private async connect(): Promise<DataSource> {
    const source = createDataSource(this.options, (error) =>
      this.logger.warn(`connection lost: ${error.message}`),
    );
    await source.initialize();
    try {
      await migrate(source, this.options);
      return source;
    } catch (error) {
      await source.destroy();
      throw error;
    }
  }
}

async function runTransaction<T>(
  runner: QueryRunner,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  await runner.startTransaction();
  const result = await work(runner.manager);
  await runner.commitTransaction();
  return result;
}
