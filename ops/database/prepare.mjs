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
import { runNode } from '../process/child.mjs';
import { syncFolder } from '../lib/durable.mjs';
import { endOf } from '../process/memory.mjs';

const script = (name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
const SOCKET = '.s.PGSQL.5432';
const ADDRESS = 'database.address';
/** Bytes of a socket's path that every system takes. */
const LONGEST_PATH = 100;
const UNFINISHED = 'database.unfinished-';
/** The folders that earlier versions kept, one a service. */
const EARLIER = ['menu-db', 'admin-db'];

/** The program that serves the database, for superviseNode. */
export const DATABASE = script('main');

const log = (dataDir) => join(dataDir, 'logs', 'database.log');

/** A socket in the private data folder, or in a private temporary one when that path is too long for a socket. */
function socketAddress(dataDir) {
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
 */
export function databaseAddress(dataDir, port) {
  const { made, ...address } =
    process.platform === 'win32'
      ? { listen: String(port), url: `postgres://postgres@127.0.0.1:${port}/postgres` }
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

/** Where the database of the launcher that uses the data folder listens, and its url; undefined where none says so. */
export function publishedAddress(dataDir) {
  const published = join(dataDir, ADDRESS);
  return existsSync(published) ? JSON.parse(readFileSync(published, 'utf8')) : undefined;
}

/** Whether a database was ever made there, by this version or an earlier one. */
export const hasDatabase = (dataDir) =>
  ['database', ...EARLIER].some((name) => existsSync(join(dataDir, name)));

/** What was broken off; a program of that time may still be writing there for a moment, so the next start looks again. */
function removeUnfinished(dataDir) {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(UNFINISHED))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'ENOTEMPTY') throw error;
    }
  }
}

/** Why the files there cannot be a database; undefined when they may be one, or when there are none. */
function damage(folder) {
  if (!existsSync(folder) || existsSync(join(folder, 'PG_VERSION'))) return undefined;
  if (readdirSync(folder).length === 0) return undefined;
  return `The database in ${folder} is damaged: PG_VERSION is missing. Nothing was changed. Move the folder away, then npm run restore -- FILE brings back a backup; without one npm start begins with an empty bar.`;
}

/**
 * Makes sure that there is a database, in `DATA_DIR/database`: an existing one, else what an earlier version kept in
 * two folders, else a new one. It appears there whole, by a rename, so that it may be broken off at any moment.
 * Throws a sentence when what is there is damaged; nothing is deleted then.
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
    await make(earlier.length > 0 ? ['move', unfinished, ...earlier] : ['create', unfinished], dataDir);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    syncFolder(dataDir);
    removeUnfinished(dataDir);
  }
  for (const path of earlier) if (!existsSync(`${path}.moved`)) renameSync(path, `${path}.moved`);
  return folder;
}

async function make([name, ...args], dataDir) {
  const { code, lastError } = await runNode(script(name), args, {
    name: 'database',
    logFile: log(dataDir),
    inherited: {},
  });
  if (code === 0) return;
  const what =
    name === 'move'
      ? `The data of the earlier version could not be moved over (${args.slice(1).join(', ')}); nothing was deleted`
      : 'The database could not be made';
  throw new Error(`${what}: ${endOf(code, lastError).replace(/\.$/, '')}. See ${log(dataDir)}.`);
}
