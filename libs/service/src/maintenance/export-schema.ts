import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { QueryRunner } from 'typeorm';
import type { SchemaOptions } from '../database/data-source.js';
import { MIGRATIONS_TABLE, appliedMigrations, type SchemaHeader } from './schema-header.js';
import { withRunner } from './with-runner.js';

/** Rows that are in memory at a time. */
const BATCH = 500;

async function countsOf(
  runner: QueryRunner,
  schema: string,
  leftOut: readonly string[],
): Promise<Record<string, number>> {
  const tables: { name: string }[] = await runner.query(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY 1',
    [schema],
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !leftOut.includes(table.name))) {
    const [row]: { count: number }[] = await runner.query(
      `SELECT count(*)::int AS count FROM "${schema}"."${name}"`,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** As jsonb, which keeps every digit and is one line whatever it holds. */
async function* rowsOf(runner: QueryRunner, table: string): AsyncGenerator<string> {
  await runner.query(
    `DECLARE exported NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM ${table} AS t`,
  );
  for (;;) {
    const rows: { line: string }[] = await runner.query(`FETCH ${BATCH} FROM exported`);
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`).join('');
    if (rows.length < BATCH) break;
  }
  await runner.query('CLOSE exported');
}

async function* schemaText(
  runner: QueryRunner,
  schema: string,
  leftOut: readonly string[],
): AsyncGenerator<string> {
  const migrations = await appliedMigrations(runner, schema);
  const tables = await countsOf(runner, schema, leftOut);
  yield `${JSON.stringify({ schema, migrations, tables } satisfies SchemaHeader)}\n`;
  for (const table of Object.keys(tables)) yield* rowsOf(runner, `"${schema}"."${table}"`);
}

/**
 * Writes all rows of the schema as they are at one moment: a {@link SchemaHeader}, then a line for each row. Only a few
 * hundred rows are in memory at a time; the service may keep running.
 * @param leftOut tables that a restored installation begins without
 * @throws MaintenanceError when the database cannot be reached
 */
export function exportSchema(
  options: SchemaOptions,
  output: Writable,
  leftOut: readonly string[] = [],
): Promise<void> {
  return withRunner(options, async (runner) => {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    await runner.query(`SET LOCAL TimeZone TO 'UTC'`);
    const text = schemaText(runner, options.schema, [MIGRATIONS_TABLE, ...leftOut]);
    await pipeline(Readable.from(text), output, { end: false });
  });
}
