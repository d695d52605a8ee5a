import type { EventEmitter } from 'node:events';
import type { Type } from '@nestjs/common';
import {
  EventSubscriber,
  type AfterQueryEvent,
  type DataSourceOptions,
  type EntityManager,
  type EntitySchema,
  type EntitySubscriberInterface,
  type TransactionStartEvent,
} from 'typeorm';
import { limitSession, limitTransaction, type SessionLimits } from './session-limits.js';

/** Where a service's schema is, and what makes it. */
export interface SchemaOptions {
  url: string;
  /** The service's own schema. */
  schema: string;
  /** Connections at most. */
  pool: number;
  entities: (Type | EntitySchema)[];
  /** In the order in which they were written. */
  migrations: readonly NewableFunction[];
}

export interface DatabaseOptions extends SchemaOptions {
  /** Runs once the schema is up to date, in the migrations' transaction; it decides itself what is left to do. */
  seed(manager: EntityManager): Promise<void>;
  /** Runs once that transaction is done. */
  onReady?(): void;
}

/** Milliseconds. Without them a frozen database holds callers for ever. */
export const DATABASE_TIMEOUTS = {
  connect: 2_000,
  statement: 3_000,
  query: 3_100,
  answer: 3_200,
  ping: 500,
} as const;

/** What gives up, and after how many milliseconds. */
export interface Timeouts extends SessionLimits {
  /** This process; without it, it waits for as long as a statement takes. */
  query_timeout?: number;
}

/** What a service that answers people gives up after. */
export const SERVICE_TIMEOUTS: Timeouts = {
  statement_timeout: DATABASE_TIMEOUTS.statement,
  query_timeout: DATABASE_TIMEOUTS.query,
  idle_in_transaction_session_timeout: 10_000,
};

@EventSubscriber()
class TimeLimits implements EntitySubscriberInterface {
  afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    return limitTransaction(queryRunner);
  }

  /**
   * Tells TypeORM that a connection is broken whose query got no answer in time. Back in the pool it would stay stuck
   * behind that query, which on a network that swallows packets means for minutes.
   */
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const connection: EventEmitter = await queryRunner.connect();
    connection.emit('error', error);
  }
}

/** What TypeORM needs to know. */
export function dataSourceOptions(
  options: SchemaOptions,
  onPoolError: (error: Error) => void,
  timeouts: Timeouts = SERVICE_TIMEOUTS,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    applicationName: `peanut-${options.schema}`,
    entities: options.entities,
    subscribers: [TimeLimits],
    migrations: options.migrations as DataSourceOptions['migrations'],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: options.pool,
    connectTimeoutMS: DATABASE_TIMEOUTS.connect,
    poolErrorHandler: onPoolError,
    extra: {
      keepAlive: true,
      query_timeout: timeouts.query_timeout,
      onConnect: (client: Parameters<typeof limitSession>[0]) => limitSession(client, timeouts),
    },
  };
}
