import { statfs } from 'node:fs/promises';
import type { ReadyCheck } from './health.js';

/** Bytes: a few of a database's pages. */
const LEAST_ROOM = 64 * 1024;

/** Not ready while the disk that holds the folder is full; a folder that does not exist yet is no fault. */
export function diskCheck(folder: string): ReadyCheck {
  return {
    name: 'disk',
    async check() {
      const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
      if (bavail * bsize < LEAST_ROOM) throw new Error('full');
    },
  };
}
