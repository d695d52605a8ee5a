import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { UnavailableException } from '../http/exceptions.js';
import { DATABASE_TIMEOUTS, type DatabaseOptions } from './data-source.js';
import { withDeadline } from '../deadline.js';
import { migrate } from './migrate.js';
import { isRetryable, isUnavailable, reasonOf } from './pg-errors.js';

const RETRY_MS = { first: 100, most: 500 } as const;
const TRANSACTION_TRIES = 4;

/** Names the {@link DatabaseOptions} where they are injected. */
export const DATABASE_OPTIONS = Symbol('DatabaseOptions');

const notReady = (): Error =>
  new UnavailableException('The database does not answer just now. Please try again in a moment.');

/**
 * What the data source does not do by itself. It connects, migrates and seeds behind the running service, and keeps
 * trying until the database is there; until then every call is a 503. Calls have deadlines, and transactions are
 * tried again. Repositories are used within {@link run} and {@link transaction} only.
 */
@Injectable()
export class Database implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Database');
  private isReady = false;
  private stopped = false;
  private connecting: Promise<void> | undefined;
  private readonly whenReady: (() => void)[] = [];

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    @Inject(DATABASE_OPTIONS) private readonly options: DatabaseOptions,
  ) {}

  onApplicationBootstrap(): void {
    this.connecting ??= this.connectUntilReady();
  }

  /** Waits for a connection attempt under way. TypeORM's module closes the data source afterwards. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.connecting;
  }

  /** Calls back once the schema is up to date; at once when it is already. */
  onReady(callback: () => void): void {
    if (this.isReady) callback();
    else this.whenReady.push(callback);
  }

  /** Resolves when the database answers within half a second; rejects with a sentence otherwise. */
  async check(): Promise<void> {
    if (!this.isReady) throw new Error('not connected yet');
    const answer = this.source.query('SELECT 1');
    await withDeadline(answer, DATABASE_TIMEOUTS.ping, () => new Error('no answer')).catch(() => {
      throw new Error('no answer');
    });
  }

  /**
   * Runs the work without a transaction around it.
   * @param deadline milliseconds
   * @throws UnavailableException when the database does not answer in time
   */
  async run<T>(work: () => Promise<T>, deadline: number = DATABASE_TIMEOUTS.answer): Promise<T> {
    if (!this.isReady) throw notReady();
    return withDeadline(work(), deadline, notReady);
  }

  /** {@link run} for one statement of SQL. */
  query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.run(() => this.source.query<Row[]>(sql, parameters));
  }

  /**
   * Runs the work in one transaction, again when Postgres broke it off for a deadlock.
   * @param deadline milliseconds
   * @throws UnavailableException when the database does not answer in time; what was sent may be done nevertheless
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>, deadline?: number): Promise<T> {
    return this.run(() => this.transactionWithRetries(work), deadline);
  }

  private async transactionWithRetries<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.source.transaction(work);
      } catch (error) {
        if (attempt >= TRANSACTION_TRIES || !isRetryable(error)) throw error;
      }
    }
  }

  private async connectUntilReady(): Promise<void> {
    let logged = '';
    for (let pause: number = RETRY_MS.first; !this.stopped; pause = Math.min(pause * 2, RETRY_MS.most)) {
      try {
        await this.connect();
        this.isReady = true;
        this.logger.log('ready');
        this.options.onReady?.();
        this.whenReady.splice(0).forEach((callback) => callback());
        return;
      } catch (error) {
        // ops/launch/database-problem.mjs reads this line.
        const message = `not ready, trying again: ${reasonOf(error)}`;
        if (message !== logged) this.logger[isUnavailable(error) ? 'warn' : 'error'](message);
        logged = message;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  private async connect(): Promise<void> {
    if (!this.source.isInitialized) await this.source.initialize();
    await this.source.transaction((manager) => migrate(manager, this.options));
  }
}
