import { mkdir as mkdirOnDisk } from 'node:fs/promises';
import { dirname } from 'node:path';

const MODE = 0o750;

/** Makes the folder and those above it. Node's own `recursive` says ENOENT of a full disk, whose ENOSPC counts here. */
export async function makeFolder(path: string, mkdir = mkdirOnDisk): Promise<void> {
  try {
    await mkdir(path, { mode: MODE });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path), mkdir);
    await mkdir(path, { mode: MODE }).catch(unlessThere);
  }
}

/** Another request may have made it meanwhile. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
