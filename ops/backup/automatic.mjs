// The backups that a running Peanut makes by itself, in DATA_DIR/backups.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from '../lib/command-line.mjs';
import { freeBytes, makeFolder } from '../lib/durable.mjs';
import { runningChildren } from '../process/run.mjs';
import { archiveName } from './manifest.mjs';

const PREFIX = 'peanut-auto';
const NAME = /^peanut-auto-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/;
const MINUTE = 60_000;
/** A start has enough to do; and a laptop that slept is looked at soon after. */
const LOOKS = 5 * MINUTE;
const AFTER_FAILURE = 60 * MINUTE;
/** Megabytes that have to stay free: Peanut cannot save on a full disk. */
const ROOM = 100;

export const backupsFolder = (/** @type {string} */ dataDir) => join(dataDir, 'backups');

/** Those that Peanut made by itself, the oldest first. What else lies there is its owner's. */
function ownBackups(/** @type {string} */ folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  return names.sort().map((name) => ({
    path: join(folder, name),
    madeAt: new Date(name.replace(NAME, '$1T$2:$3:$4')).getTime(),
  }));
}

/** When the last one was made. One of a time to come was made before the clock was set back: it does not count. */
export function lastBackup(/** @type {string} */ folder) {
  const past = ownBackups(folder).filter(({ madeAt }) => madeAt <= Date.now());
  return past.at(-1)?.madeAt;
}

/**
 * Makes a backup whenever the last one is `every` milliseconds old, and retains the newest `keep` of them. An old one goes
 * only when a new one is there whole.
 * @param {{ dataDir: string, every: number, keep: number }} settings
 * @param {object} tools
 * @param {(file: string) => Promise<unknown>} tools.make writes a backup to a file, as makeBackup does
 * @param {import('../process/run.mjs').Say} tools.say is told when one fails, once for each reason
 * @returns what ends it; one that is being made is stopped
 */
export function startBackups({ dataDir, every, keep }, { make, say }) {
  const folder = backupsFolder(dataDir);
  /** @type {Promise<void> | undefined} */
  let running;
  /** @type {string | undefined} */
  let told;
  let failedAt = -Infinity;
  let isOver = false;
  let timer = setTimeout(look, LOOKS);

  function isDue() {
    if (Math.abs(Date.now() - failedAt) < AFTER_FAILURE) return false;
    const last = lastBackup(folder);
    return last === undefined || Date.now() - last >= every;
  }

  async function attempt() {
    try {
      makeFolder(folder, 0o700);
      const free = Math.floor(freeBytes(folder) / 1024 / 1024);
      if (free < ROOM) throw new Error(`Only ${free} MB are free on its disk.`);
      await make(join(folder, archiveName(PREFIX)));
      for (const { path } of ownBackups(folder).slice(0, -keep)) rmSync(path);
      [told, failedAt] = [undefined, -Infinity];
    } catch (error) {
      failedAt = Date.now();
      const reason = sentenceOf(error);
      if (reason !== told && !isOver)
        say(`The automatic backup failed. Peanut tries again every hour. ${reason}`);
      told = reason;
    }
  }

  async function look() {
    if (isDue()) {
      running = attempt();
      await running;
    }
    if (!isOver) timer = setTimeout(look, LOOKS);
  }

  return async () => {
    isOver = true;
    clearTimeout(timer);
    for (const child of runningChildren) child.kill('SIGTERM');
    await running;
  };
}
