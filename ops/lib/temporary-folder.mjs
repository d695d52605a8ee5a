import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../installation/data-lock.mjs';

/** What programs left behind that were killed: it may be secret, as a password's hash is. */
function removeLeftOver(parent, prefix) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(/^\d+(?=-)/.exec(name.slice(prefix.length)));
    const path = join(parent, name);
    const isOwn = lstatSync(path, { throwIfNoEntry: false })?.uid === (process.getuid?.() ?? 0);
    if (pid > 0 && isOwn && !isAlive(pid)) rmSync(path, { recursive: true, force: true });
  }
}

/** Lends a private folder below `parent` to the work; it is gone afterwards, also when the process is told to end. */
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
