// What was written is in the machine's memory at first; after these it also survives a power cut.
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How systems say that a folder cannot be synced; such a system keeps its names by itself, or not at all. */
const NO_FOLDERS = ['EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM', 'EACCES'];

function sync(/** @type {string} */ path, flags = 'r') {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The bytes of a file; {@link syncFolder} does the same for its name. Windows takes nothing less than the right to write. */
export const syncFile = (/** @type {string} */ path) => sync(path, process.platform === 'win32' ? 'r+' : 'r');

/** The names in a folder: what was made there, renamed or removed. */
export function syncFolder(/** @type {string} */ folder) {
  try {
    sync(folder);
  } catch (error) {
    if (!NO_FOLDERS.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  }
}

/** Everything in a folder; {@link syncFolder} of the one above does the same for its own name. */
export function syncTree(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFolder(folder);
}

/** Makes a folder and those above it that are missing, in a way that survives. */
export function makeFolder(/** @type {string} */ folder, mode = 0o777) {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    syncFolder(dirname(made));
    if (made === resolve(first)) return;
  }
}

/** The bytes that are free on the disk of a folder. */
export function freeBytes(/** @type {string} */ folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
