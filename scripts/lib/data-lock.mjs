import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from './private-folder.mjs';

const OURS = /\b(?:start|dev)\.mjs\b/;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function ps(column, pid) {
  try {
    const options = {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C' },
    };
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], options).trim();
  } catch {
    return '';
  }
}

/** What tells a process from a later one with the same id: boot and start time. Empty where the system does not say. */
function birthOf(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return `${boot} ${fields[19]}`;
  } catch {
    return process.platform === 'win32' ? '' : ps('lstart', pid);
  }
}

/** The process that wrote the lock, while it lives. Earlier versions wrote no birth: there the program's name decides. */
function holderOf(file) {
  const [id, birth] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid || !isAlive(pid)) return undefined;
  const isSame = birth ? birth === birthOf(pid) : process.platform === 'win32' || OURS.test(ps('args', pid));
  return isSame ? pid : undefined;
}

/** True when the lock is ours now, false when there is one already. */
function tryLock(file) {
  try {
    writeFileSync(file, `${process.pid}\n${birthOf(process.pid)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

const LOCK = 'launcher.pid';

/** The process that uses the data folder; undefined when nobody does. */
export function userOf(folder) {
  const file = join(folder, LOCK);
  return existsSync(file) ? holderOf(file) : undefined;
}

/**
 * Makes the data folder, private to its user, and lets one launcher at a time into it: the embedded database has no
 * lock of its own. Returns the release. Throws a sentence when another one is there, or when nothing can be written.
 */
export function lockData(folder) {
  const file = join(folder, LOCK);
  try {
    makePrivate(folder);
    if (!tryLock(file)) {
      const holder = holderOf(file);
      if (holder)
        throw new Error(
          `The data in ${folder} is in use by process ${holder}. Stop it, or choose another folder: DATA_DIR=other npm start`,
        );
      rmSync(file);
      tryLock(file);
    }
  } catch (error) {
    if (error.code === 'ENOSPC') {
      rmSync(file, { force: true });
      throw new Error(`The disk that holds ${folder} is full. Please free some space and start again.`);
    }
    if (error.code) throw new Error(`DATA_DIR ${folder} cannot be used: ${error.message}`);
    throw error;
  }
  return () => rmSync(file, { force: true });
}
