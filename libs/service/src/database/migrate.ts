import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import type { DatabaseOptions } from './data-source.js';

/** First half of the advisory lock's key; the second is made of the schema's name. */
const MIGRATION_LOCK = 1_885_695_598;

/** A role limited to its own schema may not create one, not even one that exists. */
async function ensureSchema(runner: QueryRunner, schema: string): Promise<void> {
  const rows: unknown[] = await runner.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rows.length === 0) await runner.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
}

async function migrateLocked(
  runner: QueryRunner,
  dataSource: DataSource,
  options: DatabaseOptions,
): Promise<void> {
  await runner.query('SET LOCAL statement_timeout = 0');
  await runner.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [MIGRATION_LOCK, options.schema]);
  await ensureSchema(runner, options.schema);
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'all';
  await executor.executePendingMigrations();
  await options.seed(runner.manager);
}

/**
 * Brings the schema up to date and seeds it, all in one transaction under an advisory lock: of two instances
 * that start together one waits and then finds nothing to do, and a killed one leaves nothing half-done.
 */
export async function migrate(dataSource: DataSource, options: DatabaseOptions): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await migrateLocked(runner, dataSource, options);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
