import { createReadStream, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTemporaryFolder } from '../lib/temporary-folder.mjs';
import { keepers, makeBackup } from './backup.mjs';
import { rowsName } from './manifest.mjs';
import { readArchive } from './read-archive.mjs';

const input = (folder, service) => ({ input: createReadStream(join(folder, rowsName(service))) });

/** Throws when this version cannot take the archive in. */
async function refuseUnfit(installation, { file, manifest: { migrations, entries } }) {
  for (const service of keepers()) {
    if (!migrations[service] || !entries.some(({ name }) => name === rowsName(service)))
      throw new Error(`${file} is damaged: what ${service} keeps is missing.`);
    const known = JSON.parse(await installation.run(service, ['describe'])).migrations;
    const unknown = migrations[service].find((name) => !known.includes(name));
    if (unknown)
      throw new Error(
        `${file} was made by a newer version of Peanut (${service}: ${unknown}). Update Peanut first.`,
      );
  }
}

/** All services' rows. When one fails, those before it get back what `safety` kept of them. */
async function importRows(installation, folder, safety) {
  const done = [];
  try {
    for (const service of keepers()) {
      await installation.run(service, ['import'], input(folder, service));
      done.push(service);
    }
  } catch (error) {
    if (safety) await putBack(installation, safety, done);
    throw error;
  }
}

const putBack = (installation, safety, done) =>
  inTemporaryFolder(tmpdir(), 'peanut-put-back-', async (folder) => {
    await readArchive(safety, folder);
    for (const service of done) await installation.run(service, ['import'], input(folder, service));
  });

/** Puts what was taken apart in the place of what is there. */
export async function takeIn(installation, { folder, manifest }, safety) {
  await importRows(installation, folder, safety);
  if (manifest.pictures === 'included') await installation.replacePictures(join(folder, 'pictures'));
}

async function replace(installation, archive, file) {
  const safety = (await makeBackup(installation, file)) && file;
  try {
    await installation.whileReplacing(archive, safety, () => takeIn(installation, archive, safety));
  } catch (error) {
    if (!safety) throw error;
    throw new Error(`${error.message}\nWhat was there before is in ${safety}: npm run restore takes it too.`);
  }
  return safety;
}

/** Takes an archive apart for `restore` and lends the parts to the work. All of it is checked before. */
export const withArchive = (file, work) =>
  inTemporaryFolder(tmpdir(), 'peanut-restore-', async (folder) => {
    const manifest = await readArchive(file, folder);
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    return work({ file, folder, manifest });
  });

/**
 * Puts an archive in the place of everything the installation keeps. What is there is backed up to `safety` before.
 * @param options.agree is asked with the manifest whether to go on
 * Returns the manifest and where the old state is, if there was one; undefined when it was not agreed to.
 */
export async function restore(installation, archive, { safety, agree }) {
  await refuseUnfit(installation, archive);
  if (!(await agree(archive.manifest))) return undefined;
  const kept = await installation.whileClosed(() => replace(installation, archive, safety));
  return { manifest: archive.manifest, kept };
}
