// Makes the files of the embedded database, and ends: initdb needs memory that would never be given back.
//   node make.mjs TARGET                    a new one
//   node make.mjs TARGET FOLDER [FOLDER]    from the two databases of an earlier version, whose folders stay as they are
import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from '../process/memory.mjs';
import { ROOT } from '../launch/parts.mjs';
import { finishCluster, makeCluster, openCluster } from './cluster.mjs';
import './short-lived.mjs';

/** @typedef {Awaited<ReturnType<typeof openCluster>>} Database */
/** @typedef {Pick<Database, 'query' | 'exec'>} Queries */

const [target = '', base, other] = process.argv.slice(2);
const SCHEMA = 'admin';
const fullName = (/** @type {string} */ table) => `${SCHEMA}."${table.replaceAll('"', '""')}"`;

async function copyOf(/** @type {string} */ folder, /** @type {string} */ to) {
  await cp(folder, to, { recursive: true });
  return openCluster(to);
}

/** @type {(db: Queries, query: string, values?: unknown[]) => Promise<string[]>} */
const namesFrom = async (db, query, values) =>
  (await db.query(query, values)).rows.map((row) => /** @type {{ name: string }} */ (row).name);

async function countRows(/** @type {Queries} */ db, /** @type {string} */ table) {
  const { rows } = await db.query(`SELECT count(*)::int AS count FROM ${fullName(table)}`);
  return /** @type {{ count: number }[]} */ (rows)[0]?.count;
}

/** Every table of the schema in Postgres' own binary COPY format, and how many rows it has. */
async function readTables(/** @type {Queries} */ db) {
  const tables = [];
  const query = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY 1';
  for (const name of await namesFrom(db, query, [SCHEMA])) {
    const { blob } = await db.query(`COPY ${fullName(name)} TO '/dev/blob' (FORMAT binary)`);
    tables.push({ name, blob, count: await countRows(db, name) });
  }
  return tables;
}

/**
 * The service's own migrations, as it was built.
 * @returns {Promise<Map<string, new () => { up(runner: { query(sql: string): Promise<unknown> }): Promise<void> }>>}
 */
async function migrationClasses() {
  const folder = join(ROOT, 'services', SCHEMA, 'dist/migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return new Map(modules.flatMap((module) => Object.entries(module)));
}

/**
 * Brings the schema to the same version that the rows were written by; the service takes it further when it starts.
 * @param {Queries} tx
 * @param {string[]} applied
 */
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

async function addSchema(/** @type {string} */ from) {
  const source = await copyOf(from, `${target}.source`);
  const tables = await readTables(source);
  const migrations = `SELECT name FROM ${SCHEMA}.migrations ORDER BY id`;
  const applied = tables.length > 0 ? await namesFrom(source, migrations) : [];
  await source.close();
  if (tables.length === 0) return;
  const db = await openCluster(target);
  await db.transaction(async (tx) => {
    await makeSchema(tx, applied);
    for (const { name, blob, count } of tables) {
      await tx.query(`COPY ${fullName(name)} FROM '/dev/blob' (FORMAT binary)`, [], { blob });
      const found = await countRows(tx, name);
      if (found !== count) throw new Error(`${found} of ${count} rows of ${SCHEMA}.${name} arrived`);
    }
    await tx.exec(`SELECT setval('${SCHEMA}.migrations_id_seq', (SELECT max(id) FROM ${SCHEMA}.migrations))`);
  });
  await db.close();
}

try {
  if (!base) await makeCluster(target);
  else {
    const first = await copyOf(base, target);
    await first.close();
    if (other) await addSchema(other);
    finishCluster(target);
  }
} catch (error) {
  fail(error);
}
