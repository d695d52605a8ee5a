// Brings the two databases of an earlier version into one.  node move.mjs TARGET FOLDER [FOLDER]
// Works on copies: the folders of the earlier version stay as they are.
import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoryProblem } from '../process/memory.mjs';
import { ROOT } from '../launch/parts.mjs';
import { openCluster } from './cluster.mjs';
import { finishCluster } from './new-cluster.mjs';
import './short-lived.mjs';

const [target, base, other] = process.argv.slice(2);
const SCHEMA = 'admin';
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
const fullName = (table) => `${SCHEMA}.${quoted(table)}`;

async function copyOf(folder, to) {
  await cp(folder, to, { recursive: true });
  return openCluster(to);
}

async function tablesOf(db) {
  const { rows } = await db.query(
    'SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY tablename',
    [SCHEMA],
  );
  return rows.map(({ tablename }) => tablename);
}

async function countRows(db, table) {
  const { rows } = await db.query(`SELECT count(*)::int AS count FROM ${fullName(table)}`);
  return rows[0].count;
}

/** Every table of the schema in Postgres' own binary COPY format, and how many rows it has. */
async function readTables(db) {
  const tables = [];
  for (const name of await tablesOf(db)) {
    const { blob } = await db.query(`COPY ${fullName(name)} TO '/dev/blob' (FORMAT binary)`);
    tables.push({ name, blob, count: await countRows(db, name) });
  }
  return tables;
}

async function appliedMigrations(db) {
  const { rows } = await db.query(`SELECT name FROM ${SCHEMA}.migrations ORDER BY id`);
  return rows.map(({ name }) => name);
}

/** The service's own migrations, as it was built. */
async function migrationClasses() {
  const folder = join(ROOT, 'services', SCHEMA, 'dist/migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return new Map(modules.flatMap((module) => Object.entries(module)));
}

/** Brings the schema to the same version that the rows were written by; the service takes it further when it starts. */
async function makeSchema(tx, applied) {
  const classes = await migrationClasses();
  await tx.exec(`CREATE SCHEMA ${SCHEMA};
    CREATE SEQUENCE ${SCHEMA}.migrations_id_seq;
    CREATE TABLE ${SCHEMA}.migrations (
      id integer PRIMARY KEY DEFAULT nextval('${SCHEMA}.migrations_id_seq'), timestamp bigint NOT NULL, name varchar NOT NULL);
    ALTER SEQUENCE ${SCHEMA}.migrations_id_seq OWNED BY ${SCHEMA}.migrations.id;`);
  for (const name of applied) {
    const Migration = classes.get(name);
    if (!Migration)
      throw new Error(`it was written by a newer version of Peanut (migration ${name} is unknown here)`);
    await new Migration().up({ query: (sql) => tx.exec(sql) });
  }
}

async function writeTables(tx, tables) {
  for (const { name, blob } of tables)
    await tx.query(`COPY ${fullName(name)} FROM '/dev/blob' (FORMAT binary)`, [], { blob });
  await tx.exec(`SELECT setval('${SCHEMA}.migrations_id_seq', (SELECT max(id) FROM ${SCHEMA}.migrations))`);
}

/** Throws when a table does not have the rows it was copied with. */
async function verify(db, tables) {
  for (const { name, count } of tables) {
    const found = await countRows(db, name);
    if (found !== count) throw new Error(`${found} of ${count} rows of ${SCHEMA}.${name} arrived`);
  }
}

async function addSchema(from) {
  const source = await copyOf(from, `${target}.source`);
  const tables = await readTables(source);
  const applied = tables.length > 0 ? await appliedMigrations(source) : [];
  await source.close();
  if (tables.length === 0) return;
  const db = await openCluster(target);
  await db.transaction(async (tx) => {
    await makeSchema(tx, applied);
    await writeTables(tx, tables);
    await verify(tx, tables);
  });
  await db.close();
}

try {
  const first = await copyOf(base, target);
  await first.close();
  if (other) await addSchema(other);
  finishCluster(target);
} catch (error) {
  process.stderr.write(`${memoryProblem(error) ?? error.message}\n`);
  process.exit(1);
}
