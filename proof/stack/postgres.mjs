import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePorts } from '../../ops/launch/ports.mjs';
import { findBinary, run, tail } from '../../ops/process/run.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { startBinary } from './parts.mjs';

const PREPARE = fileURLToPath(new URL('../../ops/database/prepare.sql', import.meta.url));
const secret = () => randomBytes(16).toString('hex');

/**
 * Postgres and PgBouncer refuse to run as root: then they run as the user that Postgres's package made, or as nobody.
 * @returns {Promise<{ uid?: number, gid?: number }>}
 */
export async function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    if (uid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('Postgres refuses to run as root, and there is no user "postgres" or "nobody".');
}

/**
 * A throw-away cluster on a loopback port. Returns its part and the address of its superuser.
 * @param {string} folder
 */
export async function startPostgres(folder) {
  const user = await otherUser();
  const home = join(folder, 'postgres');
  const data = join(home, 'data');
  const password = secret();
  const passwordFile = join(home, 'password');
  mkdirSync(home, { recursive: true });
  writeFileSync(passwordFile, password);
  const { uid, gid } = user;
  if (uid !== undefined && gid !== undefined)
    for (const path of [home, passwordFile]) chownSync(path, uid, gid);
  const flags = `-U postgres -A scram-sha-256 -E UTF8 --locale=C.UTF-8 --no-sync`.split(' ');
  const args = ['-D', data, ...flags, `--pwfile=${passwordFile}`];
  const made = await run(findBinary('initdb') ?? 'initdb', args, { ...user, cwd: home });
  if (made.code !== 0) throw new Error(`initdb failed:\n${tail(made.output, 5)}`);
  const [port] = await freePorts(1);
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: home, max_connections: 100 },
    ...{ shared_preload_libraries: 'pg_stat_statements', fsync: 'off' },
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // SIGINT is the fast stop: it does not wait for clients.
  const task = { name: 'postgres', folder, ...user, signal: /** @type {const} */ ('SIGINT') };
  const part = startBinary('postgres', ['-D', data, ...options], task);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const isUp = await waitUntil(() => canConnect(url), { timeout: 20_000, gaveUp: () => !part.isRunning });
  if (!isUp) throw new Error(`Postgres did not start: ${part.lastError}`);
  return { part, url };
}

/** @type {(url: string) => Promise<boolean>} */
export async function canConnect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  const answered = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return answered;
}

/**
 * The rows of one statement.
 * @param {string} url
 * @param {string} sql
 */
export async function execute(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * How many others are connected to the database, and its size in MB.
 * @param {string} url
 */
export async function databaseUse(url) {
  const [{ connections, bytes }] = await execute(
    url,
    `SELECT pg_database_size(current_database())::float8 AS bytes, count(*)::int - 1 AS connections
     FROM pg_stat_activity WHERE datname = current_database()`,
  );
  return { connections, size: bytes / 1e6 };
}

const TURN_OUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE usename LIKE 'peanut_test_%' AND pid <> pg_backend_pid()`;
const TOO_MANY_CONNECTIONS = '53300';

/**
 * One connection, or undefined where there is none left.
 * @type {(url: string) => Promise<pg.Client | undefined>}
 */
async function takeConnection(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client,
    (error) => {
      if (error.code === TOO_MANY_CONNECTIONS) return undefined;
      throw error;
    },
  );
}

/**
 * Turns the services out and takes every connection there is, also those reserved for superusers. Returns the release.
 * @param {string} url
 * @returns {Promise<() => Promise<unknown>>}
 */
export async function takeAllConnections(url) {
  /** @type {pg.Client[]} */
  const taken = [];
  for (;;) {
    const asked = await Promise.all(Array.from({ length: 10 }, () => takeConnection(url)));
    const got = asked.filter((client) => client !== undefined);
    taken.push(...got);
    // The services come back for the next free ones: those are taken as well.
    await taken[0]?.query(TURN_OUT);
    if (got.length === 0) return () => Promise.all(taken.map((client) => client.end()));
  }
}

/** @type {(sql: string, values: Record<string, string>) => string} */
const fill = (sql, values) =>
  sql
    .replace(/^--.*$/gm, '')
    .replace(/:"(\w+)"/g, (_, name) => pg.escapeIdentifier(values[name] ?? ''))
    .replace(/:'(\w+)'/g, (_, name) => pg.escapeLiteral(values[name] ?? ''));

/**
 * A database with a schema and a role for each service. Returns their addresses and the removal of it all.
 * @param {string} superUrl
 */
export async function prepareDatabase(superUrl) {
  const mark = randomBytes(4).toString('hex');
  const names = {
    database: `peanut_test_${mark}`,
    menu_role: `peanut_test_menu_${mark}`,
    admin_role: `peanut_test_admin_${mark}`,
  };
  const values = { ...names, menu_password: secret(), admin_password: secret() };
  await execute(superUrl, `CREATE DATABASE ${names.database}`);
  /** @type {(user: string, password: string) => string} */
  const address = (user, password) => {
    const url = new URL(superUrl);
    Object.assign(url, { username: user, password, pathname: `/${names.database}` });
    return url.href;
  };
  const owner = new URL(superUrl);
  owner.pathname = `/${names.database}`;
  await execute(owner.href, fill(readFileSync(PREPARE, 'utf8'), values));
  return {
    superuser: owner.href,
    menu: address(names.menu_role, values.menu_password),
    admin: address(names.admin_role, values.admin_password),
    async remove() {
      await execute(superUrl, `DROP DATABASE IF EXISTS ${names.database} WITH (FORCE)`);
      await execute(superUrl, `DROP ROLE IF EXISTS ${names.menu_role}, ${names.admin_role}`);
    },
  };
}
