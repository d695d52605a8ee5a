import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { ROOT, services } from '../launch/parts.mjs';
import { syncFile, syncFolder } from '../lib/durable.mjs';
import { inTemporaryFolder } from '../lib/temporary-folder.mjs';
import { FORMAT, MANIFEST, rowsName } from './manifest.mjs';
import { readArchive } from './read-archive.mjs';

/**
 * @typedef {import('../installation/index.mjs').Installation} Installation
 * @typedef {import('./manifest.mjs').Manifest} Manifest
 */

/** The services that store rows. */
export const withRows = () =>
  services()
    .filter(({ hasDatabase }) => hasDatabase)
    .map(({ name }) => name);

async function firstLine(/** @type {string} */ path) {
  for await (const line of createInterface({ input: createReadStream(path) })) return line;
  return '{}';
}

/**
 * Collects the rows of all services, and the migrations they went through.
 * @param {Installation} installation
 * @param {string} folder
 */
async function collectRows(installation, folder) {
  /** @type {Manifest['migrations']} */
  const migrations = {};
  for (const service of withRows()) {
    const path = join(folder, rowsName(service));
    await installation.run(service, ['export'], { output: createWriteStream(path, { mode: 0o600 }) });
    migrations[service] = JSON.parse(await firstLine(path)).migrations;
  }
  return migrations;
}

/**
 * @param {Installation} installation
 * @param {string} folder
 */
async function collectPictures(installation, folder) {
  const { hasOwnPictures } = JSON.parse(await installation.run('admin', ['describe']));
  mkdirSync(join(folder, 'pictures'));
  if (hasOwnPictures) await installation.savePictures(join(folder, 'pictures'));
  return hasOwnPictures ? /** @type {const} */ ('included') : /** @type {const} */ ('elsewhere');
}

/** The entries of an archive of the folder, with `/` between their names on every system. */
async function entriesOf(/** @type {string} */ folder) {
  const entries = [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    entries.push({ name, size: statSync(path).size, sha256: hash.digest('hex') });
  }
  return entries;
}

/**
 * Writes the archive that the manifest describes and reads it back before it counts. It appears under its name whole or not
 * at all, also when the power is cut;
 * only its user can read it.
 * @param {string} file
 * @param {string} folder
 * @param {Manifest} manifest
 */
async function writeArchive(file, folder, manifest) {
  const unfinished = join(folder, 'archive');
  const archive = pack();
  const writing = pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  const fill = async () => {
    archive.entry({ name: MANIFEST, mode: 0o600 }, `${JSON.stringify(manifest, null, 2)}\n`);
    for (const { name, size } of manifest.entries)
      await pipeline(createReadStream(join(folder, name)), archive.entry({ name, size, mode: 0o600 }));
    archive.finalize();
  };
  await Promise.all([fill(), writing]);
  syncFile(unfinished);
  await inTemporaryFolder(folder, 'read-back-', (back) => readArchive(unfinished, back)).catch((error) => {
    throw new Error(`The backup could not be read back, so it was not kept: ${error.message}`, {
      cause: error,
    });
  });
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

/**
 * Makes one archive of everything the installation stores, while it runs or not.
 * Returns its manifest; undefined, and no file, when nothing is stored yet.
 * @param {Installation} installation
 * @param {string} file
 */
export async function makeBackup(installation, file) {
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`);
  return inTemporaryFolder(dirname(file), '.peanut-backup-', async (folder) => {
    const migrations = await collectRows(installation, folder);
    if (Object.values(migrations).every((names) => names.length === 0)) return undefined;
    // After the rows: no row then names a picture that is missing, since pictures stay for a day after their last use.
    const pictures = await collectPictures(installation, folder);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const createdAt = new Date().toISOString();
    const facts = { product: 'peanut', format: FORMAT, version, createdAt, from: installation.kind };
    const manifest = { ...facts, migrations, pictures, entries: await entriesOf(folder) };
    await writeArchive(file, folder, manifest);
    return manifest;
  });
}
