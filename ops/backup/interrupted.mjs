// What a restore takes in is stored in the data folder until all of it is taken in: the rows of two services cannot change
// at one moment, and nobody wants the menu of one day with the settings of another.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, syncTree } from '../lib/durable.mjs';
import { MANIFEST } from './manifest.mjs';

/** @typedef {import('./restore.mjs').Archive} Archive */

const storedIn = (/** @type {string} */ dataDir) => join(dataDir, 'restore.kept');
/** On its way there, or away again: nothing that counts. */
const passingIn = (/** @type {string} */ dataDir) => join(dataDir, 'restore.passing');

const remove = (/** @type {string} */ folder) => rmSync(folder, { recursive: true, force: true });

/**
 * @param {string} dataDir
 * @param {Archive} archive
 * @param {string | undefined} safety
 */
async function store(dataDir, { folder, manifest }, safety) {
  const [passing, stored] = [passingIn(dataDir), storedIn(dataDir)];
  remove(passing);
  await cp(folder, passing, { recursive: true });
  writeFileSync(join(passing, MANIFEST), JSON.stringify({ manifest, safety }));
  syncTree(passing);
  remove(stored);
  renameSync(passing, stored);
  syncFolder(dataDir);
}

function drop(/** @type {string} */ dataDir) {
  const passing = passingIn(dataDir);
  remove(passing);
  renameSync(storedIn(dataDir), passing);
  syncFolder(dataDir);
  remove(passing);
}

/**
 * Does the work of a restore. Should it be interrupted, by a kill or a power cut, the next start finishes it; should it
 * fail, that was told.
 * @param {string} dataDir
 * @param {Archive} archive
 * @param {string | undefined} safety
 * @param {() => Promise<void>} work
 */
export async function whileStored(dataDir, archive, safety, work) {
  await store(dataDir, archive, safety);
  try {
    return await work();
  } finally {
    drop(dataDir);
  }
}

export const isInterrupted = (/** @type {string} */ dataDir) => existsSync(storedIn(dataDir));

/**
 * Finishes a restore that was interrupted. Throws a sentence that says how to go on without it.
 * @param {import('../installation/index.mjs').Installation} installation
 * @param {string} dataDir
 * @param {import('../process/run.mjs').Say} say
 */
export async function finishRestore(installation, dataDir, say) {
  const folder = storedIn(dataDir);
  /** @type {{ manifest: Archive['manifest'], safety?: string }} */
  const { manifest, safety } = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  say('A restore was interrupted. Finishing it …');
  const { takeIn } = await import('./restore.mjs');
  try {
    await takeIn(installation, { folder, manifest });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Error(
      `The interrupted restore cannot be finished: ${message}\nTo start Peanut as it is now, move ${folder} away. To restore again from the beginning, run npm run restore.`,
    );
  }
  drop(dataDir);
  say(`Restored the backup of ${new Date(manifest.createdAt).toLocaleString('en-GB')}.`);
  if (safety) say(`A backup of what was there before is in ${safety}`);
}
