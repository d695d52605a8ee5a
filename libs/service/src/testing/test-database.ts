import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testDatabaseUrl } from './env.js';

/** A database of its own for one test file. */
export interface TestDatabase {
  url: string;
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
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

/** Makes an empty database beside the one of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `peanut_test_${randomBytes(6).toString('hex')}`;
  await asServer(`CREATE DATABASE ${name}`);
  const url = testDatabaseUrl();
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    async query<Row extends object>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
      return (await pool.query<Row>(sql, parameters)).rows;
    },
    async drop(): Promise<void> {
      await pool.end();
      await asServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
