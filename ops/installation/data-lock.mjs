import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from './private-folder.mjs';

const OURS = /\b(?:start|dev)\.mjs\b/;

const codeOf = (/** @type {unknown} */ error) => /** @type {NodeJS.ErrnoException} */ (error).code;

export function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * @param {string} column
 * @param {number} pid
 */
function ps(column, pid) {
  const env = { ...process.env, LC_ALL: 'C' };
  try {
    const args = ['-o', `${column}=`, '-p', String(pid)];
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env }).trim();
  } catch {
    return '';
  }
}

/** What tells a process from a later one with the same id: boot and start time. Empty where the system does not say. */
export function birthOf(/** @type {number} */ pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return `${boot} ${fields?.[19]}`;
  } catch {
    return process.platform === 'win32' ? '' : ps('lstart', pid);
  }
}

/** The process that wrote the lock, while it lives. Earlier versions wrote no birth: there the program's name decides. */
function holderIn(/** @type {string} */ text) {
  const [id, birth] = text.split('\n');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid || !isAlive(pid)) return undefined;
  const isSame = birth ? birth === birthOf(pid) : process.platform === 'win32' || OURS.test(ps('args', pid));
  return isSame ? pid : undefined;
}

/** What the lock says; undefined where there is none. */
function read(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Gives the name `file` to `own`, unless something has it. A link is there whole, so nobody reads half a lock.
 * @param {string} own
 * @param {string} file
 */
function tryLink(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Makes `own` the lock. One whose process is gone is replaced by whoever claims just that one first; a claim is a lock
 * itself, of which a process that is killed meanwhile leaves as little behind.
 * @param {string} file
 * @param {string} own
 * @returns {number | undefined} the process that has the lock; undefined when it is ours now
 */
function take(file, own) {
  while (!tryLink(own, file)) {
    const found = read(file);
    if (found === undefined) continue;
    const holder = holderIn(found);
    if (holder) return holder;
    const claim = `${file}.${createHash('sha256').update(found).digest('hex').slice(0, 12)}`;
    const rival = take(claim, own);
    if (rival) return rival;
    if (read(file) === found) {
      renameSync(claim, file);
      return undefined;
    }
    rmSync(claim);
  }
  return undefined;
}

const LOCK = 'launcher.pid';

/** The process that uses the data folder; undefined when nobody does. */
export function userOf(/** @type {string} */ folder) {
  const text = read(join(folder, LOCK));
  return text === undefined ? undefined : holderIn(text);
}

/** Since when it does. */
export const lockedAt = (/** @type {string} */ folder) => statSync(join(folder, LOCK)).mtimeMs;

/** The process that has the lock; undefined when it is ours now. */
function takeAs(/** @type {string} */ file) {
  const own = `${file}.own-${process.pid}`;
  try {
    writeFileSync(own, `${process.pid}\n${birthOf(process.pid)}\n`, { mode: 0o600 });
    return take(file, own);
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Makes the data folder, private to its user, and lets one launcher at a time into it: the embedded database has no
 * lock of its own. Returns the release. Throws a sentence when another one is there, or when nothing can be written.
 */
export function lockData(/** @type {string} */ folder) {
  const file = join(folder, LOCK);
  try {
    makePrivate(folder);
    const holder = takeAs(file);
    if (holder)
      throw new Error(
        `The data in ${folder} is in use by process ${holder}. Stop it, or choose another folder: DATA_DIR=other npm start`,
      );
  } catch (error) {
    if (codeOf(error) === 'ENOSPC')
      throw new Error(`The disk that holds ${folder} is full. Free some space and start again.`);
    if (codeOf(error))
      throw new Error(`DATA_DIR ${folder} cannot be used: ${/** @type {Error} */ (error).message}`);
    throw error;
  }
  return () => rmSync(file, { force: true });
}
