import type { QueryRunner } from 'typeorm';
import type { SchemaOptions } from '../database/data-source.js';
import { lockSchema, runMigrations } from '../database/migrate.js';
import { MaintenanceError } from './finding.js';
import { readHeader, refuseNewer, type SchemaHeader } from './schema-header.js';
import { withRunner } from './with-runner.js';

/** Rows and characters that one statement brings. */
const BATCH = { rows: 500, characters: 1_000_000 } as const;

/** A statement for everything that a migration may make; what went with something else is passed over. */
const DROPS = `
  SELECT format('DROP %s IF EXISTS %I.%I CASCADE', kind, $1::text, relname) AS sql
  FROM pg_class JOIN (VALUES ('r'::"char", 'TABLE'), ('p', 'TABLE'), ('v', 'VIEW'), ('m', 'MATERIALIZED VIEW'),
    ('S', 'SEQUENCE')) AS kinds (relkind, kind) USING (relkind)
  WHERE relnamespace = to_regnamespace(quote_ident($1))
  UNION ALL
  SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
  WHERE pronamespace = to_regnamespace(quote_ident($1))
  UNION ALL
  SELECT format('DROP TYPE IF EXISTS %I.%I CASCADE', $1::text, typname) FROM pg_type
  WHERE typnamespace = to_regnamespace(quote_ident($1)) AND typtype IN ('e', 'd')`;

/** Empties the schema. The schema itself stays: a role limited to it cannot create it again. */
async function dropObjects(runner: QueryRunner, schema: string): Promise<void> {
  const statements: { sql: string }[] = await runner.query(DROPS, [schema]);
  for (const { sql } of statements) await runner.query(sql);
}

const NEWLINE = 0x0a;

/** The lines of a stream, as bytes divide them: a text may hold characters that Node's readline takes for line ends. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of input) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, start)) {
      yield rest.toString('utf8', start, end);
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) yield rest.toString('utf8');
}

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
