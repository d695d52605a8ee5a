import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../installation/data-lock.mjs';

/**
 * Removes what killed programs left behind: it may be secret, as a password's hash is.
 * @param {string} parent
 * @param {string} prefix
 */
function removeLeftOver(parent, prefix) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(/^\d+(?=-)/.exec(name.slice(prefix.length)));
    const path = join(parent, name);
    const isOwn = lstatSync(path, { throwIfNoEntry: false })?.uid === (process.getuid?.() ?? 0);
    if (pid > 0 && isOwn && !isAlive(pid)) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Lends a private folder below `parent` to the work, and removes it afterwards, also when the process is told to end.
 * @template T
 * @param {string} parent
 * @param {string} prefix
 * @param {(folder: string) => T | Promise<T>} work
 */
export async function inTemporaryFolder(parent, prefix, work) {
  removeLeftOver(parent, prefix);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
