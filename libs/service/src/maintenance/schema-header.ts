import type { QueryRunner } from 'typeorm';
import type { SchemaOptions } from '../database/data-source.js';
import { MaintenanceError } from './finding.js';

/** The first line of an exported schema; the rows of its tables follow in this order, one a line. */
export interface SchemaHeader {
  schema: string;
  /** Those the schema had, by name and in order. */
  migrations: string[];
  /** Each table, and how many rows it has. */
  tables: Record<string, number>;
}

/** Where TypeORM notes which migrations were run. */
export const MIGRATIONS_TABLE = 'migrations';

/** The migrations that this version of the service has. */
export const knownMigrations = ({ migrations }: SchemaOptions): string[] =>
  migrations.map(({ name }) => name);

/** The migrations that the schema has had; none where there is no schema yet. */
export async function appliedMigrations(runner: QueryRunner, schema: string): Promise<string[]> {
  const [{ exists } = { exists: false }]: { exists: boolean }[] = await runner.query(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [`"${schema}".${MIGRATIONS_TABLE}`],
  );
  if (!exists) return [];
  const rows: { name: string }[] = await runner.query(
    `SELECT name FROM "${schema}".${MIGRATIONS_TABLE} ORDER BY id`,
  );
  return rows.map(({ name }) => name);
}

/** @throws MaintenanceError when one of the migrations is not among those of this version */
export function refuseNewer(options: SchemaOptions, migrations: readonly string[]): void {
  const known = new Set(knownMigrations(options));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new MaintenanceError(
      `The data of ${options.schema} was written by a newer version of Peanut (${unknown} is unknown here). Update Peanut first.`,
    );
}

/** @throws MaintenanceError when the line is no header of this schema */
export function readHeader(line: string | undefined, { schema }: SchemaOptions): SchemaHeader {
  const header = parse(line);
  if (!isHeader(header)) throw new MaintenanceError(`What was given is no export of the schema ${schema}.`);
  if (header.schema !== schema)
    throw new MaintenanceError(`What was given is the schema ${header.schema}, not ${schema}.`);
  return header;
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is SchemaHeader {
  if (typeof value !== 'object' || value === null) return false;
  const { schema, migrations, tables } = value as Partial<SchemaHeader>;
  return (
    typeof schema === 'string' &&
    Array.isArray(migrations) &&
    typeof tables === 'object' &&
    Object.values(tables).every((count) => Number.isSafeInteger(count) && count >= 0)
  );
}
