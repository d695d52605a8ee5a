import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** One launcher a data folder: the embedded database has no lock of its own. Returns the release. */
export function lockData(folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'launcher.pid');
  const holder = holderOf(file);
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The data in ${folder} is in use by process ${holder}. Stop it, or choose another folder: DATA_DIR=other npm start`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
