import { DataSource, type QueryRunner } from 'typeorm';
import { dataSourceOptions, type SchemaOptions } from '../database/data-source.js';
import { MaintenanceError } from './finding.js';

const reason = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'no answer';
};

/**
 * Lends one connection to the database of the schema. Without `timeouts`, only connecting has one.
 * @throws MaintenanceError when there is no connection to be had
 */
export async function withRunner<T>(
  options: SchemaOptions,
  work: (runner: QueryRunner) => Promise<T>,
  timeouts: object = {},
): Promise<T> {
  const source = new DataSource(dataSourceOptions({ ...options, pool: 1 }, () => undefined, timeouts));
  try {
    await source.initialize();
  } catch (error) {
    throw new MaintenanceError(
      `The database of ${options.schema} cannot be reached: ${reason(error)}. See that it runs and that the address in DATABASE_URL is right.`,
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
