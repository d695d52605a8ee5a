import { createReadStream, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTemporaryFolder } from '../lib/temporary-folder.mjs';
import { makeBackup, withRows } from './backup.mjs';
import { rowsName } from './manifest.mjs';
import { readArchive } from './read-archive.mjs';

/**
 * @typedef {import('../installation/index.mjs').Installation} Installation
 * @typedef {import('./manifest.mjs').Manifest} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} Archive an archive that was taken apart
 */

/**
 * Throws when this version cannot take the archive in.
 * @param {Installation} installation
 * @param {Archive & { file: string }} archive
 */
async function refuseUnfit(installation, { file, manifest: { migrations, entries } }) {
  for (const service of withRows()) {
    const had = migrations[service];
    if (!had || !entries.some(({ name }) => name === rowsName(service)))
      throw new Error(`${file} is damaged: the rows of ${service} are missing.`);
    const known = JSON.parse(await installation.run(service, ['describe'])).migrations;
    const unknown = had.find((name) => !known.includes(name));
    if (unknown)
      throw new Error(
        `${file} was made by a newer version of Peanut (${service}: ${unknown}). Update Peanut first.`,
      );
  }
}

/**
 * @param {Installation} installation
 * @param {string} folder
 * @param {string} service
 */
const importRows = (installation, folder, service) =>
  installation.run(service, ['import'], { input: createReadStream(join(folder, rowsName(service))) });

/**
 * Puts what was taken apart in the place of what is there. When a service fails, those before it get back what `safety`
 * holds of them.
 * @param {Installation} installation
 * @param {Archive} archive
 * @param {string} [safety]
 */
export async function takeIn(installation, { folder, manifest }, safety) {
  /** @type {string[]} */
  const done = [];
  try {
    for (const service of withRows()) {
      await importRows(installation, folder, service);
      done.push(service);
    }
  } catch (error) {
    if (safety)
      await inTemporaryFolder(tmpdir(), 'peanut-put-back-', async (before) => {
        await readArchive(safety, before);
        for (const service of done) await importRows(installation, before, service);
      });
    throw error;
  }
  if (manifest.pictures === 'included') await installation.replacePictures(join(folder, 'pictures'));
}

/**
 * @param {Installation} installation
 * @param {Archive} archive
 * @param {string} file
 */
async function replace(installation, archive, file) {
  const safety = (await makeBackup(installation, file)) && file;
  try {
    await installation.whileReplacing(archive, safety, () => takeIn(installation, archive, safety));
  } catch (error) {
    if (!safety) throw error;
    const { message } = /** @type {Error} */ (error);
    throw new Error(
      `${message}\nA backup of what was there before is in ${safety}. To bring it back: npm run restore -- ${safety}`,
    );
  }
  return safety;
}

/**
 * Takes an archive apart for `restore` and lends the parts to the work. All of it is checked before.
 * @template T
 * @param {string} file
 * @param {(archive: Archive & { file: string }) => Promise<T>} work
 */
export const withArchive = (file, work) =>
  inTemporaryFolder(tmpdir(), 'peanut-restore-', async (folder) => {
    const manifest = await readArchive(file, folder);
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    return work({ file, folder, manifest });
  });

/**
 * Puts an archive in the place of everything the installation stores. Backs up what is there to `safety` before.
 * @param {Installation} installation
 * @param {Archive & { file: string }} archive
 * @param {{ safety: string, agree: (manifest: Manifest) => Promise<boolean> }} options `agree` is asked whether to go on
 * @returns where the old state is, if there was one; undefined when it was not agreed to
 */
export async function restore(installation, archive, { safety, agree }) {
  await refuseUnfit(installation, archive);
  if (!(await agree(archive.manifest))) return undefined;
  return { before: await installation.whileClosed(() => replace(installation, archive, safety)) };
}
