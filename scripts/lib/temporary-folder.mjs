import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Lends a private folder below `parent` to the work; it is gone afterwards, also when the process is told to end. */
export async function inTemporaryFolder(parent, prefix, work) {
  const folder = mkdtempSync(join(parent, prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
