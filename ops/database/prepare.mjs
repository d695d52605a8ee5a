import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { services, variable } from '../launch/parts.mjs';
import { runNode } from '../process/child.mjs';
import { syncFolder } from '../lib/durable.mjs';
import { endOf } from '../process/memory.mjs';

/** @typedef {{ listen: string, url: string }} DatabaseAddress where the database listens, and how `pg` reaches it */

const script = (/** @type {string} */ name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
const SOCKET = '.s.PGSQL.5432';
const ADDRESS = 'database.address';
/** Bytes of a socket's path that every system takes. */
const LONGEST_PATH = 100;
const UNFINISHED = 'database.unfinished-';
/** The folders of earlier versions, one a service. */
const EARLIER = ['menu-db', 'admin-db'];

/** The program that serves the database, for superviseNode. */
export const DATABASE = script('main');

const log = (/** @type {string} */ dataDir) => join(dataDir, 'logs', 'database.log');

/** A socket in the private data folder, or in a private temporary one when that path is too long for a socket. */
function socketAddress(/** @type {string} */ dataDir) {
  const isLong = Buffer.byteLength(join(dataDir, SOCKET)) > LONGEST_PATH;
  const folder = isLong ? mkdtempSync(join(tmpdir(), 'peanut-')) : dataDir;
  return {
    listen: join(folder, SOCKET),
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    made: isLong ? folder : join(folder, SOCKET),
  };
}

/**
 * Where the database listens and how `pg` reaches it: a socket; on Windows, which has no such sockets, a loopback port.
 * While it is there, {@link publishedAddress} tells it to other programs of the same user.
 * @param {string} dataDir
 * @param {number} port
 */
export function databaseAddress(dataDir, port) {
  const { made, ...address } =
    process.platform === 'win32'
      ? { listen: String(port), url: `postgres://postgres@127.0.0.1:${port}/postgres`, made: '' }
      : socketAddress(dataDir);
  const published = join(dataDir, ADDRESS);
  writeFileSync(published, JSON.stringify(address), { mode: 0o600 });
  return {
    ...address,
    remove() {
      for (const path of [published, made]) if (path) rmSync(path, { recursive: true, force: true });
    },
  };
}

/**
 * The address of the database of the launcher that uses the data folder; undefined where none says so.
 * @returns {DatabaseAddress | undefined}
 */
export function publishedAddress(/** @type {string} */ dataDir) {
  const published = join(dataDir, ADDRESS);
  return existsSync(published) ? JSON.parse(readFileSync(published, 'utf8')) : undefined;
}

/** Whether a database was ever made there, by this version or an earlier one. */
export const hasDatabase = (/** @type {string} */ dataDir) =>
  ['database', ...EARLIER].some((name) => existsSync(join(dataDir, name)));

/** Removes what was interrupted; a program of that time may still be writing there for a moment, so the next start looks again. */
function removeUnfinished(/** @type {string} */ dataDir) {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(UNFINISHED))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOTEMPTY') throw error;
    }
  }
}

/** Why the files there cannot be a database; undefined when they may be one, or when there are none. */
function damage(/** @type {string} */ folder) {
  if (!existsSync(folder) || existsSync(join(folder, 'PG_VERSION'))) return undefined;
  if (readdirSync(folder).length === 0) return undefined;
  return `The database in ${folder} is damaged: PG_VERSION is missing. Nothing was changed. Move the folder away, then run npm run restore -- FILE to bring back a backup. Without a backup, npm start begins with an empty menu.`;
}

/**
 * Makes sure that there is a database, in `DATA_DIR/database`: an existing one, else what an earlier version stored in
 * two folders, else a new one. It appears there whole, by a rename, so that it may be interrupted at any moment.
 * Throws a sentence when what is there is damaged; nothing is deleted then.
 * @param {string} dataDir
 * @param {import('../process/run.mjs').Say} say
 */
export async function prepareDatabase(dataDir, say) {
  const folder = join(dataDir, 'database');
  const earlier = EARLIER.map((name) => join(dataDir, name)).filter((path) => existsSync(path));
  const problem = [folder, ...earlier].map(damage).find(Boolean);
  if (problem) throw new Error(problem);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    removeUnfinished(dataDir);
    const unfinished = join(mkdtempSync(join(dataDir, UNFINISHED)), 'database');
    if (earlier.length > 0) say('Moving the data of an earlier version over …');
    await make(dataDir, unfinished, earlier);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    syncFolder(dataDir);
    removeUnfinished(dataDir);
  }
  for (const path of earlier) if (!existsSync(`${path}.moved`)) renameSync(path, `${path}.moved`);
  return folder;
}

/**
 * @param {string} dataDir
 * @param {string} target
 * @param {string[]} earlier
 */
async function make(dataDir, target, earlier) {
  const { code, lastError } = await runNode(script('make'), [target, ...earlier], {
    name: 'database',
    logFile: log(dataDir),
    inherited: {},
  });
  if (code === 0) return;
  const what =
    earlier.length > 0
      ? `The data of the earlier version could not be moved over (${earlier.join(', ')}); nothing was deleted`
      : 'The database could not be made';
  throw new Error(`${what}: ${endOf(code, lastError).replace(/\.$/, '')}. See ${log(dataDir)}.`);
}

const urlVariable = (/** @type {string} */ name) => variable(name, 'DATABASE_URL');

/** The variable that names the service's database. */
export const databaseVariable = (/** @type {{ name: string }} */ { name }) =>
  process.env[urlVariable(name)] ? urlVariable(name) : 'DATABASE_URL';

/** Whether the service stores its rows in the embedded database: unless a variable names another. */
export const usesEmbedded = (
  /** @type {Pick<import('../launch/parts.mjs').Service, 'name' | 'hasDatabase'>} */ service,
) => service.hasDatabase && !process.env[databaseVariable(service)];

/** Whether any service does. */
export const needsDatabase = () => services().some(usesEmbedded);

/**
 * How a service is told of the embedded database, on whose one session all take turns.
 * @param {string} name
 * @param {DatabaseAddress} address
 */
export const embeddedVariables = (name, { url }) => ({ [urlVariable(name)]: url, DATABASE_POOL: '1' });
