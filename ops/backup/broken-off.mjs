// What a restore takes in lies in the data folder until all of it is taken in: the rows of two services cannot change at
// one moment, and a bar with the menu of one day and the settings of another is nobody's.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, syncTree } from '../lib/durable.mjs';
import { MANIFEST } from './manifest.mjs';

const keptIn = (dataDir) => join(dataDir, 'restore.kept');
/** On its way there, or away again: nothing that counts. */
const passingIn = (dataDir) => join(dataDir, 'restore.passing');

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

async function keep(dataDir, { folder, manifest }, safety) {
  const [passing, kept] = [passingIn(dataDir), keptIn(dataDir)];
  remove(passing);
  await cp(folder, passing, { recursive: true });
  writeFileSync(join(passing, MANIFEST), JSON.stringify({ manifest, safety }));
  syncTree(passing);
  remove(kept);
  renameSync(passing, kept);
  syncFolder(dataDir);
}

function drop(dataDir) {
  const [passing, kept] = [passingIn(dataDir), keptIn(dataDir)];
  remove(passing);
  renameSync(kept, passing);
  syncFolder(dataDir);
  remove(passing);
}

/**
 * Does the work of a restore. Should it be broken off, by a kill or a power cut, the next start finishes it; should it
 * fail, that was told.
 */
export async function whileKept(dataDir, archive, safety, work) {
  await keep(dataDir, archive, safety);
  try {
    return await work();
  } finally {
    drop(dataDir);
  }
}

export const isBrokenOff = (dataDir) => existsSync(keptIn(dataDir));

/** Finishes a restore that was broken off. Throws a sentence that says how to go on without it. */
export async function finishRestore(installation, dataDir, say) {
  const folder = keptIn(dataDir);
  const { manifest, safety } = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  say('A restore was broken off. Finishing it …');
  const { takeIn } = await import('./restore.mjs');
  try {
    await takeIn(installation, { folder, manifest });
  } catch (error) {
    throw new Error(
      `The restore that was broken off cannot be finished: ${error.message}\nTo open the bar as it is now, move ${folder} away; npm run restore takes an archive in from the beginning.`,
    );
  }
  drop(dataDir);
  say(`Restored the backup of ${new Date(manifest.createdAt).toLocaleString('en-GB')}.`);
  if (safety) say(`What was there before is in ${safety}`);
}
