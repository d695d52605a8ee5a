// What was written is in the machine's memory at first; after these it also survives a power cut.
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How systems say that a folder cannot be synced; such a system keeps its names by itself, or not at all. */
const NO_FOLDERS = new Set(['EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM', 'EACCES']);

function sync(path, flags) {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The bytes of a file. Its name is kept by {@link syncFolder}. Windows takes nothing less than the right to write. */
const syncFile = (path) => sync(path, process.platform === 'win32' ? 'r+' : 'r');

/** The names in a folder: what was made there, renamed or removed. */
export function syncFolder(folder) {
  try {
    sync(folder, 'r');
  } catch (error) {
    if (!NO_FOLDERS.has(error.code)) throw error;
  }
}

/** Everything in a folder. Its own name is kept by {@link syncFolder} of the one above. */
export function syncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFolder(folder);
}

/** Makes a folder and those above it that are missing, in a way that survives. */
export function makeFolder(folder, mode = 0o777) {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    syncFolder(dirname(made));
    if (made === resolve(first)) return;
  }
}
