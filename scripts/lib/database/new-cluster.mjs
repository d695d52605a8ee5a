import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../parts.mjs';
import { openCluster } from './cluster.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json')));
const KEPT = join(ROOT, '.peanut/new-database', version);

/**
 * Makes the Postgres files of an empty database. initdb takes seconds of a processor and makes the same each time, so
 * what it made is kept beside the build, and copied for the next.
 */
export async function makeCluster(folder) {
  if (existsSync(KEPT)) return cp(KEPT, folder, { recursive: true });
  const db = await openCluster(folder);
  await db.close();
  // Where nothing can be kept, as in a checkout that is read-only, the next one is made by initdb again.
  return keep(folder).catch(() => undefined);
}

async function keep(folder) {
  mkdirSync(dirname(KEPT), { recursive: true });
  const unfinished = mkdtempSync(`${KEPT}-`);
  try {
    await cp(folder, join(unfinished, 'database'), { recursive: true });
    renameSync(join(unfinished, 'database'), KEPT);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
