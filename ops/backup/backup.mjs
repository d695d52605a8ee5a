import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, services } from '../launch/parts.mjs';
import { inTemporaryFolder } from '../lib/temporary-folder.mjs';
import { rowsName } from './manifest.mjs';
import { writeArchive } from './write-archive.mjs';

/** The services that keep rows. */
export const keepers = () =>
  services()
    .filter(({ hasDatabase }) => hasDatabase)
    .map(({ name }) => name);

const productVersion = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

async function firstLine(path) {
  for await (const line of createInterface({ input: createReadStream(path) })) return line;
  return '{}';
}

/** Names of the files in the folder, with `/` between on every system. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** The rows of all services, and the migrations they went through. */
async function collectRows(installation, folder) {
  const migrations = {};
  for (const service of keepers()) {
    const path = join(folder, rowsName(service));
    await installation.run(service, ['export'], { output: createWriteStream(path, { mode: 0o600 }) });
    migrations[service] = JSON.parse(await firstLine(path)).migrations;
  }
  return migrations;
}

async function collectPictures(installation, folder) {
  const { hasOwnPictures } = JSON.parse(await installation.run('admin', ['describe']));
  mkdirSync(join(folder, 'pictures'));
  if (hasOwnPictures) await installation.savePictures(join(folder, 'pictures'));
  return hasOwnPictures ? 'included' : 'elsewhere';
}

/**
 * Makes one archive of everything the installation keeps, while it runs or not.
 * Returns its manifest; undefined, and no file, when there is nothing to keep yet.
 */
export async function makeBackup(installation, file) {
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`);
  return inTemporaryFolder(dirname(file), '.peanut-backup-', async (folder) => {
    const migrations = await collectRows(installation, folder);
    if (Object.values(migrations).every((names) => names.length === 0)) return undefined;
    // After the rows: no row then names a picture that is missing, since pictures stay for a day after their last use.
    const pictures = await collectPictures(installation, folder);
    return writeArchive(file, folder, filesBelow(folder), {
      version: productVersion(),
      createdAt: new Date().toISOString(),
      from: installation.kind,
      migrations,
      pictures,
    });
  });
}
