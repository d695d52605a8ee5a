import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 5 * 1024 * 1024;

/**
 * A log that keeps at most its last 5 MB and the 5 MB before them (`.1`). It never throws: lines that cannot be
 * written, as on a full disk, are dropped.
 * @param onProblem is told once why lines are dropped, and again only after lines could be written meanwhile
 */
export function openLog(file, onProblem = () => {}) {
  let size;
  let isDropping = false;

  function write(text) {
    if (size === undefined) {
      mkdirSync(dirname(file), { recursive: true });
      size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    }
    if (size > LARGEST) {
      renameSync(file, `${file}.1`);
      size = 0;
    }
    appendFileSync(file, text);
    size += Buffer.byteLength(text);
  }

  return (text) => {
    try {
      write(text);
      isDropping = false;
    } catch (error) {
      size = undefined;
      if (!isDropping) onProblem(error);
      isDropping = true;
    }
  };
}
