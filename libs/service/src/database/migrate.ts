import { MigrationExecutor, type DataSource, type Migration, type QueryRunner } from 'typeorm';
import type { DatabaseOptions, SchemaOptions } from './data-source.js';

/** First half of the advisory lock's key; the second is made of the schema's name. */
const MIGRATION_LOCK = 1_885_695_598;

/** A role limited to its own schema may not create one, not even one that exists. */
async function ensureSchema(runner: QueryRunner, schema: string): Promise<void> {
  const rows: unknown[] = await runner.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rows.length === 0) await runner.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
}

/** Knows of those migrations only that are wanted. */
class Executor extends MigrationExecutor {
  constructor(
    dataSource: DataSource,
    runner: QueryRunner,
    private readonly isWanted: (name: string) => boolean,
  ) {
    super(dataSource, runner);
    this.transaction = 'all';
  }

  protected override getMigrations(): Migration[] {
    return super.getMigrations().filter(({ name }) => this.isWanted(name));
  }
}

/** Holds everybody else who migrates this schema off, until the runner's transaction ends. */
export async function lockSchema(runner: QueryRunner, { schema }: SchemaOptions): Promise<void> {
  await runner.query('SET LOCAL statement_timeout = 0');
  await runner.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [MIGRATION_LOCK, schema]);
  await ensureSchema(runner, schema);
}

/** Runs the migrations that the schema has not had, or those of them that are wanted, in the runner's transaction. */
export async function runMigrations(
  runner: QueryRunner,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  await new Executor(runner.dataSource, runner, isWanted).executePendingMigrations();
}

/**
 * Brings the schema up to date and seeds it, all in the runner's transaction under an advisory lock: of two instances
 * that start together one waits and then finds nothing to do, and a killed one leaves nothing half-done.
 */
export async function migrate(runner: QueryRunner, options: DatabaseOptions): Promise<void> {
  await lockSchema(runner, options);
  await runMigrations(runner);
  await options.seed(runner.manager);
}
