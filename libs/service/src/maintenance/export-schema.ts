import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { QueryRunner } from 'typeorm';
import type { SchemaOptions } from '../database/data-source.js';
import { MIGRATIONS_TABLE, appliedMigrations, type SchemaHeader } from './schema-header.js';
import { withRunner } from './with-runner.js';

/** What is in memory at a time: so many rows, or as many as take so many bytes on the disk. */
const BATCH = { rows: 500, bytes: 1_000_000 } as const;

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

async function batchOf(runner: QueryRunner, table: string, count: number): Promise<number> {
  const [size]: { bytes: number }[] = await runner.query(
    'SELECT pg_total_relation_size($1::regclass)::float8 AS bytes',
    [table],
  );
  const fitting = Math.floor((BATCH.bytes * count) / (size?.bytes ?? BATCH.bytes));
  return Math.max(1, Math.min(BATCH.rows, fitting));
}

/** As jsonb, which keeps every digit and is one line whatever it holds. */
async function* rowsOf(runner: QueryRunner, table: string, count: number): AsyncGenerator<string> {
  const batch = await batchOf(runner, table, count);
  await runner.query(
    `DECLARE exported NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM ${table} AS t`,
  );
  for (;;) {
    const rows: { line: string }[] = await runner.query(`FETCH ${batch} FROM exported`);
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`).join('');
    if (rows.length < batch) break;
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
  for (const [table, count] of Object.entries(tables)) yield* rowsOf(runner, `"${schema}"."${table}"`, count);
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
