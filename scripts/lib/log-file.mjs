import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 5 * 1024 * 1024;

/** A log that keeps at most its last 5 MB and the 5 MB before them (`.1`). */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return (text) => {
    if (size > LARGEST) {
      renameSync(file, `${file}.1`);
      size = 0;
    }
    appendFileSync(file, text);
    size += Buffer.byteLength(text);
  };
}
