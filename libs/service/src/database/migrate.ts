import { MigrationExecutor, type EntityManager, type Migration } from 'typeorm';
import type { DatabaseOptions, SchemaOptions } from './data-source.js';

/** First half of the advisory lock's key; the second is made of the schema's name. */
const MIGRATION_LOCK = 1_885_695_598;

/** A role limited to its own schema may not create one, not even one that exists. */
async function ensureSchema(manager: EntityManager, schema: string): Promise<void> {
  const rows: unknown[] = await manager.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rows.length === 0) await manager.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
}

/** Knows of those migrations only that are wanted. */
class Executor extends MigrationExecutor {
  constructor(
    manager: EntityManager,
    private readonly isWanted: (name: string) => boolean,
  ) {
    super(manager.dataSource, manager.queryRunner);
    this.transaction = 'all';
  }

  protected override getMigrations(): Migration[] {
    return super.getMigrations().filter(({ name }) => this.isWanted(name));
  }
}

/** Holds everybody else who migrates this schema off, until the manager's transaction ends. */
export async function lockSchema(manager: EntityManager, { schema }: SchemaOptions): Promise<void> {
  await manager.query('SET LOCAL statement_timeout = 0');
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [MIGRATION_LOCK, schema]);
  await ensureSchema(manager, schema);
}

/** Runs the migrations that the schema has not had, or those of them that are wanted, in the manager's transaction. */
export async function runMigrations(
  manager: EntityManager,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  await new Executor(manager, isWanted).executePendingMigrations();
}

/**
 * Brings the schema up to date and seeds it, all in the manager's transaction under an advisory lock: of two instances
 * that start together one waits and then finds nothing to do, and a killed one leaves nothing half-done.
 */
export async function migrate(manager: EntityManager, options: DatabaseOptions): Promise<void> {
  await lockSchema(manager, options);
  await runMigrations(manager);
  await options.seed(manager);
}
