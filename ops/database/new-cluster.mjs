import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, syncFolder, syncTree } from '../lib/durable.mjs';
import { ROOT } from '../launch/parts.mjs';
import { closeToOthers } from '../installation/private-folder.mjs';
import { openCluster } from './cluster.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json')));
const KEPT = join(ROOT, '.peanut/new-database', version);

/** For files that are to be renamed into their place: their user's alone, since initdb's are open to all, and on the disk. */
export function finishCluster(folder) {
  closeToOthers(folder);
  syncTree(folder);
}

/** Makes the Postgres files of an empty database. */
export async function makeCluster(folder) {
  await fill(folder);
  finishCluster(folder);
}

/**
 * initdb takes seconds of a processor and makes the same each time, so what it made is kept beside the build, and copied
 * for the next.
 */
async function fill(folder) {
  if (existsSync(KEPT)) return cp(KEPT, folder, { recursive: true });
  const db = await openCluster(folder);
  await db.close();
  // Where nothing can be kept, as in a checkout that is read-only, the next one is made by initdb again.
  return keep(folder).catch(() => undefined);
}

async function keep(folder) {
  makeFolder(dirname(KEPT));
  const unfinished = mkdtempSync(`${KEPT}-`);
  try {
    await cp(folder, join(unfinished, 'database'), { recursive: true });
    syncTree(unfinished);
    renameSync(join(unfinished, 'database'), KEPT);
    syncFolder(dirname(KEPT));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
