import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { SchemaOptions } from '@peanut/service';
import { exportSchema, importSchema } from '@peanut/service/maintenance';
import { createTestDatabase, openDatabase, until, type TestDatabase } from '@peanut/service/testing';
import type { QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TYPE toy.mood AS ENUM ('calm', 'merry');
  CREATE TABLE toy.notes (id integer PRIMARY KEY, body text, exact numeric, at timestamptz, raw bytea, more jsonb, mood toy.mood);
  CREATE TABLE toy.changes (changes bigint NOT NULL);
  CREATE TABLE toy.visits (id integer);
  INSERT INTO toy.changes VALUES (1);
  INSERT INTO toy.notes (id, body) VALUES (0, 'of the migration');
  CREATE FUNCTION toy.count_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN UPDATE toy.changes SET changes = changes + 1; RETURN NULL; END $$;
  CREATE TRIGGER count_change AFTER INSERT ON toy.notes FOR EACH STATEMENT EXECUTE FUNCTION toy.count_change()`;

class MakeNotes1700000000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }
  async down(): Promise<void> {}
}

/** A migration of data: it has to see the rows of an older export. */
class AddLength1700000000001 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE toy.notes ADD COLUMN length integer');
    await runner.query('UPDATE toy.notes SET length = char_length(body)');
  }
  async down(): Promise<void> {}
}

const ALL = [MakeNotes1700000000000, AddLength1700000000001];
const OLDER = ALL.slice(0, 1);

const ROWS = `
  DELETE FROM toy.notes;
  INSERT INTO toy.notes (id, body, exact, at, raw, more, mood) VALUES
    (1, E'tab\\t "quotes" \\\\ \\u2028 line\\n\\u00e9 🥜', 90.50, '2026-01-02 03:04:05.678901+02', '\\x00ff0a', '{"n": 1.10, "s": "\\u2029"}', 'merry'),
    (2, NULL, 12345678901234567890.123456789, NULL, NULL, NULL, NULL);
  INSERT INTO toy.notes (id, body) SELECT i, 'note ' || i FROM generate_series(3, 1200) AS i;
  INSERT INTO toy.visits VALUES (1)`;

/** A text that does not shrink. */
const LARGE = randomBytes(75_000).toString('base64');

let source: TestDatabase;
let target: TestDatabase;
/** A role as compose's services have one: it owns its schema and may not make another. */
let limitedUrl: string;

const schemaAt = (url: string, migrations: SchemaOptions['migrations']): SchemaOptions => ({
  url,
  schema: 'toy',
  pool: 1,
  entities: [],
  migrations,
});

async function migrate(options: SchemaOptions): Promise<void> {
  const { close } = await openDatabase(options);
  await close();
}

async function exported(options: SchemaOptions): Promise<string> {
  const stream = new PassThrough();
  const all = text(stream);
  await exportSchema(options, stream, ['visits']);
  stream.end();
  return all;
}

const imported = (options: SchemaOptions, content: string): Promise<void> =>
  importSchema(options, Readable.from([Buffer.from(content)]));

beforeAll(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await source.query(`CREATE ROLE toy_owner LOGIN PASSWORD 'toy'`);
  await target.query('CREATE SCHEMA toy AUTHORIZATION toy_owner');
  limitedUrl = Object.assign(new URL(target.url), { username: 'toy_owner', password: 'toy' }).href;
  await migrate(schemaAt(source.url, OLDER));
  await source.query(ROWS);
});

afterAll(async () => {
  await Promise.all([source.drop(), target.query('DROP SCHEMA toy CASCADE')]);
  await target.query('DROP ROLE toy_owner');
  await target.drop();
});

it('takes every row over as it was, into an empty schema and into a full one, by the schema’s own role', async () => {
  const content = await exported(schemaAt(source.url, OLDER));
  expect(content.split('\n')).toHaveLength(1 + 1 + 1200 + 1);
  const limited = schemaAt(limitedUrl, OLDER);
  await imported(limited, content);
  expect(await exported(limited)).toBe(content);
  await target.query('DELETE FROM toy.notes; CREATE TABLE toy.left_over (id integer)');
  await imported(limited, content);
  expect(await exported(limited)).toBe(content);
  expect(await target.query('SELECT * FROM toy.visits')).toEqual([]);
  await target.query(`INSERT INTO toy.notes (id) VALUES (9999)`);
  const [row] = await target.query('SELECT changes::int FROM toy.changes');
  const [before] = await source.query('SELECT changes::int FROM toy.changes');
  expect(row).toEqual({ changes: (before as { changes: number }).changes + 1 });
});

it('takes few rows at a time where rows are large', async () => {
  await source.query(
    `CREATE TABLE toy.large AS SELECT '${LARGE}' || i AS body FROM generate_series(1, 40) AS i`,
  );
  const stream = new PassThrough();
  const exporting = exportSchema(schemaAt(source.url, OLDER), stream).finally(() => stream.end());
  let largest = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) largest = Math.max(largest, piece.length);
  await exporting;
  expect(largest).toBeGreaterThan(LARGE.length);
  expect(largest).toBeLessThan(20 * LARGE.length);
  await source.query('DROP TABLE toy.large');
});

it('shows one moment, whoever writes meanwhile', async () => {
  const before = await exported(schemaAt(source.url, OLDER));
  const write = await source.hold('LOCK TABLE toy.notes; INSERT INTO toy.notes (id) VALUES (7777)');
  const exporting = exported(schemaAt(source.url, OLDER));
  await until(async () => (await source.waiting()) > 0, 'the export waits for the writer');
  await write();
  expect(await exporting).toBe(before);
});

it('migrates the rows of an older version', async () => {
  await imported(schemaAt(limitedUrl, ALL), await exported(schemaAt(source.url, OLDER)));
  const rows = await target.query('SELECT length FROM toy.notes WHERE id IN (2, 3) ORDER BY id');
  expect(rows).toEqual([{ length: null }, { length: 6 }]);
  expect(await target.query('SELECT name FROM toy.migrations ORDER BY id')).toEqual(
    ALL.map(({ name }) => ({ name })),
  );
});

describe('refuses, and changes nothing', () => {
  let before: string;
  let content: string;

  beforeAll(async () => {
    await imported(schemaAt(limitedUrl, ALL), await exported(schemaAt(source.url, OLDER)));
    await target.query(`UPDATE toy.notes SET body = 'of the target' WHERE id = 3`);
    before = await exported(schemaAt(limitedUrl, ALL));
    content = await exported(schemaAt(source.url, OLDER));
  });

  it.each([
    ['a newer version', OLDER, () => before, /newer version of Peanut \(AddLength1700000000001/],
    [
      'an end that is missing',
      ALL,
      () => content.slice(0, content.lastIndexOf('\n', content.length - 2)),
      /too early/,
    ],
    ['a row cut in the middle', ALL, () => content.slice(0, -5), /json/],
    ['more rows than it says', ALL, () => `${content}{}\n`, /more rows/],
    ['another schema', ALL, () => content.replace('"toy"', '"menu"'), /is the schema menu, not toy/],
    ['something else', ALL, () => 'hello\n', /no export/],
    ['nothing', ALL, () => '', /no export/],
    ['an unknown table', ALL, () => content.replace('"notes":', '"pages":0,"notes":'), /a table pages/],
  ])('%s', async (_, migrations, make, sentence) => {
    await expect(imported(schemaAt(limitedUrl, migrations), make())).rejects.toThrow(sentence);
    expect(await exported(schemaAt(limitedUrl, ALL))).toBe(before);
  });
});
