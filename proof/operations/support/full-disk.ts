import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Takes all room there is, and what was given back since the last time. Returns the path of the file that took it. */
export function fillDisk(folder: string): string {
  const path = join(folder, 'filler');
  const file = openSync(path, 'a');
  for (const size of [1 << 20, 4096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // Full: on to the smaller pieces.
    }
  }
  closeSync(file);
  return path;
}
