import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { databaseUse } from '../stack/postgres.mjs';
import { redisClients } from '../stack/redis.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';

/** What is taken back after the work: uploads, and bodies and answers that nginx keeps in files meanwhile. */
const UNFINISHED = /(?:^|\/)(?:\.incoming|client_body|proxy|fastcgi|uwsgi|scgi)\/.*[^/]$/;
/** Postgres makes these files once and uses them again. */
const REUSED = /(?:^|\/)pg_wal\//;

/** Files below a folder that others write to: what goes away meanwhile is left out. */
function* filesBelow(folder) {
  for (const name of unlessGone(() => readdirSync(folder)) ?? []) {
    const path = join(folder, name);
    const stat = unlessGone(() => lstatSync(path));
    if (stat?.isDirectory()) yield* filesBelow(path);
    else if (stat) yield { path, bytes: stat.blocks * 512 };
  }
}

function unlessGone(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * What a running product holds, besides its processes: connections to database and Redis (undefined where it has none of
 * its own), MB of the database and of all files, files of work that is not finished, and what stands in its folder of temporary files.
 */
export async function readResources({ folder, temporary, databases, redisUrl }) {
  const files = [...filesBelow(folder)].map(({ path, bytes }) => ({ name: relative(folder, path), bytes }));
  const kept = files.filter(({ name }) => !REUSED.test(name));
  const database = databases && (await databaseUse(databases.superuser));
  return {
    databaseConnections: database?.connections,
    databaseSize: database?.size,
    redisClients: redisUrl && (await redisClients(redisUrl)),
    disk: kept.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
    unfinished: files.filter(({ name }) => UNFINISHED.test(name)).map(({ name }) => name),
    temporary: readdirSync(temporary),
  };
}

/** Pools give back what they hold after ten seconds, and what is on its way ends. */
const SETTLES_WITHIN = 15_000;

/** The resources as soon as nothing is wrong with them, or at last. */
export async function settledResources(target, before, mayGrow) {
  let now;
  const isSettled = async () => {
    now = await readResources(target);
    return faultsOfResources(before, now, mayGrow).length === 0;
  };
  await waitUntil(isSettled, { timeout: SETTLES_WITHIN, every: 500 });
  return now;
}

/** Pools may keep a few more open than before. */
const MAX_MORE_CONNECTIONS = 10;

/** What is still held and was not before, as texts; `mayGrow` are the MB that may be added to the disk. */
export function faultsOfResources(before, after, mayGrow) {
  const more = (name) => (after[name] ?? 0) - (before[name] ?? 0);
  const grown = after.disk - before.disk;
  const left = after.temporary.filter((name) => !before.temporary.includes(name));
  return [
    more('databaseConnections') > MAX_MORE_CONNECTIONS &&
      `${more('databaseConnections')} more connections to the database`,
    more('redisClients') > MAX_MORE_CONNECTIONS && `${more('redisClients')} more connections to Redis`,
    grown > mayGrow && `${Math.round(grown)} MB more on the disk`,
    after.unfinished.length > 0 && `left unfinished: ${after.unfinished.slice(0, 3).join(', ')}`,
    left.length > 0 && `left among the temporary files: ${left.slice(0, 3).join(', ')}`,
  ].filter(Boolean);
}
