import { open } from 'node:fs/promises';

/** Writes a new file that is on the disk when this returns. Throws when there is one of that name. */
export async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
