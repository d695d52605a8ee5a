// Whether a published version is as it was published.
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readSums, SUMS_FILE, VERSION_FILE } from '../../libs/contracts/src/versions.js';
import { syncTree } from '../lib/durable.mjs';

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Copies the files of a build with their sums into a folder that does not exist yet, all of it on the disk when this
 * returns. A file that has become a link meanwhile is not followed.
 */
export function copyWithSums(built, files, folder) {
  const sums = files
    .filter((name) => name !== SUMS_FILE)
    .map((name) => {
      const bytes = readPlain(join(built, name));
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes, { flag: 'wx' });
      return `${hashOf(bytes)}  ${name}\n`;
    });
  writeFileSync(join(folder, SUMS_FILE), sums.join(''), { flag: 'wx' });
  syncTree(folder);
}

function readPlain(file) {
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    if (!fstatSync(descriptor).isFile()) throw new Error(`${file} is no plain file.`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Whether a version has sums; those of earlier releases have none. */
export const hasSums = (folder) => existsSync(join(folder, SUMS_FILE));

/** The files of a published version that are gone or not what they were; none of a version without sums that is there. */
export function damagedFiles(folder) {
  if (!existsSync(join(folder, VERSION_FILE))) return [VERSION_FILE];
  if (!hasSums(folder)) return [];
  const sums = readSums(readFileSync(join(folder, SUMS_FILE), 'utf8'));
  if (!sums.has(VERSION_FILE)) return [SUMS_FILE];
  return [...sums].filter(([name, sum]) => sumOf(join(folder, name)) !== sum).map(([name]) => name);
}

function sumOf(file) {
  try {
    return hashOf(readPlain(file));
  } catch {
    return undefined;
  }
}
