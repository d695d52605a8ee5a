import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { superviseBinary } from '../../ops/process/child.mjs';
import { findBinary, run, tail } from '../../ops/process/run.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';

const PREPARE = fileURLToPath(new URL('../../ops/database/prepare.sql', import.meta.url));
const secret = () => randomBytes(16).toString('hex');

/** Postgres refuses to run as root: then it runs as the user that its package made, or as nobody. */
async function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])));
    if (uid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('Postgres refuses to run as root, and there is no user "postgres" or "nobody".');
}

/** A throw-away cluster on a loopback port. Returns its part and the address of its superuser. */
export async function startPostgres(folder, port) {
  const user = await otherUser();
  const home = join(folder, 'postgres');
  const data = join(home, 'data');
  const password = secret();
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'password'), password);
  if (user.uid !== undefined)
    for (const path of [home, join(home, 'password')]) chownSync(path, user.uid, user.gid);
  const flags = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  const made = await run(findBinary('initdb'), [...flags, `--pwfile=${join(home, 'password')}`], {
    ...user,
    cwd: home,
  });
  if (made.code !== 0) throw new Error(`initdb failed:\n${tail(made.output, 5)}`);
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: home,
    max_connections: 100,
    shared_preload_libraries: 'pg_stat_statements',
    fsync: 'off',
  };
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // SIGINT is the fast stop: it does not wait for clients.
  const task = { command: findBinary('postgres'), args, ...user, folder, signal: 'SIGINT' };
  const part = superviseBinary(task, {
    name: 'postgres',
    logFile: join(folder, 'logs/postgres.log'),
    keepAlive: false,
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  if (!(await waitUntil(() => canConnect(url), { timeout: 20_000, gaveUp: () => !part.isRunning }))) {
    throw new Error(`Postgres did not start: ${part.lastError}`);
  }
  return { part, url };
}

/** True when the server answers. */
async function canConnect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  const answered = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return answered;
}

/** The rows of one statement. */
export async function execute(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** How many others are connected to the database, and its size in MB. */
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

/** One connection, or undefined where there is none left. */
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

/** Turns the services out and takes every connection there is, also those kept for superusers. Returns the release. */
export async function takeAllConnections(url) {
  const taken = [];
  for (;;) {
    const asked = await Promise.all(Array.from({ length: 10 }, () => takeConnection(url)));
    const got = asked.filter(Boolean);
    taken.push(...got);
    // The services come back for the next free ones: those are taken as well.
    await taken[0].query(TURN_OUT);
    if (got.length === 0) return () => Promise.all(taken.map((client) => client.end()));
  }
}

function fill(sql, values) {
  return sql
    .replace(/^--.*$/gm, '')
    .replace(/:"(\w+)"/g, (_, name) => pg.escapeIdentifier(values[name]))
    .replace(/:'(\w+)'/g, (_, name) => pg.escapeLiteral(values[name]));
}

/** A database with a schema and a role for each service. Returns their addresses and the removal of it all. */
export async function prepareDatabase(superUrl) {
  const mark = randomBytes(4).toString('hex');
  const names = {
    database: `peanut_test_${mark}`,
    menu_role: `peanut_test_menu_${mark}`,
    admin_role: `peanut_test_admin_${mark}`,
  };
  const values = { ...names, menu_password: secret(), admin_password: secret() };
  await execute(superUrl, `CREATE DATABASE ${names.database}`);
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
