import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Takes the rights of group and others away, here and below. */
export function closeToOthers(path) {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  if (entry.mode & OTHERS) chmodSync(path, entry.mode & 0o777 & ~OTHERS);
}

/** Makes the folder one that its user alone can enter; an open one of an earlier version is closed with all below it. */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The folder itself comes last: broken off, this is done again at the next start.
  if (lstatSync(folder).mode & OTHERS) closeToOthers(folder);
}
