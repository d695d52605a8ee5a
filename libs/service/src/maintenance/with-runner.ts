import { DataSource, type QueryRunner } from 'typeorm';
import { dataSourceOptions, type SchemaOptions, type Timeouts } from '../database/data-source.js';
import { reasonOf } from '../database/pg-errors.js';
import { MaintenanceError } from './finding.js';

/** A backup takes as long as it takes, also where the role has limits of its own. */
const NO_TIMEOUTS: Timeouts = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Lends one connection to the database of the schema. Without `timeouts`, only connecting has one.
 * @throws MaintenanceError when there is no connection to be had
 */
export async function withRunner<T>(
  options: SchemaOptions,
  work: (runner: QueryRunner) => Promise<T>,
  timeouts: Timeouts = NO_TIMEOUTS,
): Promise<T> {
  const source = new DataSource(dataSourceOptions({ ...options, pool: 1 }, () => undefined, timeouts));
  try {
    await source.initialize();
  } catch (error) {
    throw new MaintenanceError(
      `The database of ${options.schema} cannot be reached: ${reasonOf(error)}. See that it runs and that the address in DATABASE_URL is right.`,
    );
  }
  const runner = source.createQueryRunner();
  try {
    return await work(runner);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
    await source.destroy();
  }
}
