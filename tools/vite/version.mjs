import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION_FILE } from '../../libs/contracts/src/versions.js';
import { revision } from '../../ops/launch/parts.mjs';
import { afterBuild } from './output/after-build.mjs';

/** Stands for the version, which is only known when all files are there. */
const PLACE = '__PART_VERSION__';
const TEXT = /\.(js|css|html|json|webmanifest)$/;

/** The address of a part's files: each version has its own, so that no file ever changes. @param {string} part */
export const versionedBase = (part) => `/${part}/${PLACE}/`;

/**
 * Names the build: the package's version and a hash of all files. Puts it wherever a file names another by its address,
 * and publishes `version.json`. The revision is that of the first build with these files.
 * @param {{ root: string, part: string }} options
 */
export const version = ({ root, part }) =>
  afterBuild('version', async (dir) => {
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const files = await filesBelow(dir);
    const name = `${manifest.version}-${await hashOf(dir, files)}`;
    for (const file of files.filter((path) => TEXT.test(path))) await fillIn(join(dir, file), name);
    const facts = { part, version: name, revision: revision(root) };
    await writeFile(join(dir, VERSION_FILE), `${JSON.stringify(facts)}\n`);
  });

/** @param {string} dir */
async function filesBelow(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

/** @param {string} dir @param {string[]} files */
async function hashOf(dir, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(dir, file)));
  return hash.digest('hex').slice(0, 12);
}

/** @param {string} file @param {string} name */
async function fillIn(file, name) {
  const text = await readFile(file, 'utf8');
  if (text.includes(PLACE)) await writeFile(file, text.replaceAll(PLACE, name));
}
