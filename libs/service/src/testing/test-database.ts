import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import type { DatabaseOptions, SchemaOptions } from '../database/data-source.js';
import { DatabaseModule } from '../database/database.module.js';
import { Database } from '../database/database.js';
import { testDatabaseUrl } from './env.js';

/** The database of one test file. */
export interface TestDatabase {
  url: string;
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Begins a transaction that keeps what the statement locks; what it returns commits it. */
  hold(sql: string, parameters?: unknown[]): Promise<() => Promise<void>>;
  /** How many of this database's connections wait for a lock. */
  waiting(): Promise<number>;
  drop(): Promise<void>;
}

async function asServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl().href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Makes an empty database next to the one of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `peanut_test_${randomBytes(6).toString('hex')}`;
  await asServer(`CREATE DATABASE ${name}`);
  const url = testDatabaseUrl();
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  pool.on('error', () => undefined);
  const query = async <Row extends object>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(sql, parameters)).rows;
  return {
    url: url.href,
    query,
    async hold(sql, parameters = []) {
      // None of the pool's: a test that fails before it lets go would keep the pool from ending.
      const holder = new pg.Client({ connectionString: url.href });
      holder.on('error', () => undefined);
      await holder.connect();
      await holder.query('BEGIN');
      await holder.query(sql, parameters);
      return async () => {
        await holder.query('COMMIT');
        await holder.end();
      };
    },
    async waiting() {
      const rows = await query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length;
    },
    async drop(): Promise<void> {
      await pool.end();
      await asServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** What a service does with its schema, without the service; resolves when it is ready. */
export async function openDatabase(
  schema: SchemaOptions,
  seed: DatabaseOptions['seed'] = () => Promise.resolve(),
): Promise<{ database: Database; close(): Promise<void> }> {
  const app = await NestFactory.createApplicationContext(DatabaseModule.with({ ...schema, seed }), {
    logger: false,
  });
  const database = app.get(Database);
  await new Promise<void>((resolve) => database.onReady(resolve));
  return { database, close: () => app.close() };
}
