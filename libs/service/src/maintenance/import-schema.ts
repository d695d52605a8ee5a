import type { QueryRunner } from 'typeorm';
import type { SchemaOptions } from '../database/data-source.js';
import { lockSchema, runMigrations } from '../database/migrate.js';
import { dropObjects } from './drop-objects.js';
import { linesOf } from './lines.js';
import { MaintenanceError } from './maintenance-error.js';
import { readHeader, refuseNewer, type SchemaHeader } from './schema-header.js';
import { withRunner } from './with-runner.js';

/** Rows and characters that one statement brings. */
const BATCH = { rows: 500, characters: 1_000_000 } as const;

const endsEarly = (): Error =>
  new MaintenanceError('The export ends too early: rows are missing. Nothing was changed.');

async function* batches(lines: AsyncIterator<string>, count: number): AsyncGenerator<string> {
  let rows: string[] = [];
  let characters = 0;
  for (let i = 0; i < count; i += 1) {
    const { value, done } = await lines.next();
    if (done) throw endsEarly();
    rows.push(value);
    characters += value.length;
    if (rows.length < BATCH.rows && characters < BATCH.characters) continue;
    yield `[${rows.join(',')}]`;
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield `[${rows.join(',')}]`;
}

/** Puts the rows in the place of those that the migrations made. Triggers rest: what they would do is in the rows. */
async function loadTable(runner: QueryRunner, table: string, rows: AsyncIterable<string>): Promise<void> {
  await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await runner.query(`DELETE FROM ${table}`);
  for await (const json of rows)
    await runner.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [json],
    );
  await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

async function refuseUnknownTables(runner: QueryRunner, { schema, tables }: SchemaHeader): Promise<void> {
  const there: { name: string }[] = await runner.query(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1',
    [schema],
  );
  const names = new Set(there.map(({ name }) => name));
  const unknown = Object.keys(tables).find((name) => !names.has(name));
  if (unknown !== undefined)
    throw new MaintenanceError(
      `The export holds a table ${unknown} that its migrations do not make. Nothing was changed.`,
    );
}

async function load(
  runner: QueryRunner,
  options: SchemaOptions,
  header: SchemaHeader,
  lines: AsyncIterator<string>,
): Promise<void> {
  const had = new Set(header.migrations);
  await lockSchema(runner.manager, options);
  await dropObjects(runner, options.schema);
  await runMigrations(runner.manager, (name) => had.has(name));
  await refuseUnknownTables(runner, header);
  for (const [table, count] of Object.entries(header.tables))
    await loadTable(runner, `"${options.schema}"."${table}"`, batches(lines, count));
  if (!(await lines.next()).done)
    throw new MaintenanceError('The export has more rows than it says. Nothing was changed.');
  await runMigrations(runner.manager);
}

/**
 * Replaces all of the schema by what {@link exportSchema} wrote, all of it or nothing. An export of an earlier version is
 * loaded into the schema of that time and then migrated, so that migrations of data see it.
 * @throws MaintenanceError for an export that is damaged, of another schema or of a newer version
 */
export async function importSchema(options: SchemaOptions, input: AsyncIterable<Buffer>): Promise<void> {
  const lines = linesOf(input);
  const { value } = await lines.next();
  const header = readHeader(value as string | undefined, options);
  refuseNewer(options, header.migrations);
  await withRunner(options, async (runner) => {
    await runner.startTransaction();
    await load(runner, options, header, lines);
    await runner.commitTransaction();
  });
}
