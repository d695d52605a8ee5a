import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { databaseUse } from '../stack/postgres.mjs';
import { redisClients } from '../stack/redis.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import type { Product, Stack } from './products.js';

/** What is taken back after the work: uploads, and bodies and answers that nginx writes into files meanwhile. */
const UNFINISHED = /(?:^|\/)(?:\.incoming|client_body|proxy|fastcgi|uwsgi|scgi)\/.*[^/]$/;
/** Postgres makes these files once and uses them again. */
const REUSED = /(?:^|\/)pg_wal\//;
/** Pools give back what they hold after ten seconds, and what is on its way ends. */
const SETTLES_WITHIN = 15_000;
/** Pools may hold a few more open than before. */
const MAX_MORE_CONNECTIONS = 10;

/** What a running product holds, besides its processes. Of a database and a Redis of its own it has none embedded. */
export interface Resources {
  databaseConnections: number;
  /** Of the database and of all files, in MB. */
  databaseSize: number;
  redisClients: number;
  disk: number;
  /** Files of work that is not finished, and of its folder for temporary ones. */
  unfinished: string[];
  temporary: string[];
}

function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files below a folder that others write to: what goes away meanwhile is left out. */
function* filesBelow(folder: string): Generator<{ path: string; bytes: number }> {
  for (const name of unlessGone(() => readdirSync(folder)) ?? []) {
    const path = join(folder, name);
    const stat = unlessGone(() => lstatSync(path));
    if (stat?.isDirectory()) yield* filesBelow(path);
    else if (stat) yield { path, bytes: stat.blocks * 512 };
  }
}

export async function readResources(product: Product & Partial<Stack>): Promise<Resources> {
  const { folder, temporary, databases, redisUrl } = product;
  const files = [...filesBelow(folder)].map(({ path, bytes }) => ({ name: relative(folder, path), bytes }));
  const lasting = files.filter(({ name }) => !REUSED.test(name));
  const database = databases ? await databaseUse(databases.superuser) : { connections: 0, size: 0 };
  return {
    databaseConnections: database.connections,
    databaseSize: database.size,
    redisClients: redisUrl ? await redisClients(redisUrl) : 0,
    disk: lasting.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
    unfinished: files.filter(({ name }) => UNFINISHED.test(name)).map(({ name }) => name),
    temporary: readdirSync(temporary),
  };
}

/** What is still held and was not before, as texts, once nothing is or after a while; `mayGrow` are MB of the disk. */
export async function faultsOfResources(
  product: Product,
  before: Resources,
  mayGrow: number,
): Promise<{ faults: string[]; after: Resources }> {
  let after = before;
  let faults: string[] = [];
  const isSettled = async (): Promise<boolean> => {
    after = await readResources(product);
    faults = compare(before, after, mayGrow);
    return faults.length === 0;
  };
  await waitUntil(isSettled, { timeout: SETTLES_WITHIN, every: 500 });
  return { faults, after };
}

function compare(before: Resources, after: Resources, mayGrow: number): string[] {
  const connections = after.databaseConnections - before.databaseConnections;
  const clients = after.redisClients - before.redisClients;
  const grown = after.disk - before.disk;
  const left = after.temporary.filter((name) => !before.temporary.includes(name));
  return [
    connections > MAX_MORE_CONNECTIONS && `${connections} more connections to the database`,
    clients > MAX_MORE_CONNECTIONS && `${clients} more connections to Redis`,
    grown > mayGrow && `${Math.round(grown)} MB more on the disk`,
    after.unfinished.length > 0 && `left unfinished: ${after.unfinished.slice(0, 3).join(', ')}`,
    left.length > 0 && `left among the temporary files: ${left.slice(0, 3).join(', ')}`,
  ].filter((fault) => fault !== false);
}
