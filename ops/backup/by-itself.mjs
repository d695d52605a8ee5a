// The backups that an open bar makes by itself, in DATA_DIR/backups.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from '../lib/command-line.mjs';
import { freeBytes } from '../doctor/machine.mjs';
import { makeFolder } from '../lib/durable.mjs';
import { runningChildren } from '../process/stream-run.mjs';
import { archiveName } from './archive-name.mjs';

const PREFIX = 'peanut-auto';
const NAME = /^peanut-auto-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/;
const MINUTE = 60_000;
/** A start has enough to do; and a laptop that slept is looked at soon after. */
const LOOKS = 5 * MINUTE;
const AFTER_FAILURE = 60 * MINUTE;
/** Bytes that have to stay free: a bar cannot save on a full disk. */
const ROOM = 100 * 1024 * 1024;

export const backupsFolder = (dataDir) => join(dataDir, 'backups');

/** Those made by this bar itself, the oldest first. What else lies there is its owner's. */
function ownBackups(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  return names.sort().map((name) => {
    const [year, month, ...others] = NAME.exec(name).slice(1).map(Number);
    return { path: join(folder, name), madeAt: new Date(year, month - 1, ...others).getTime() };
  });
}

/** When the last one was made. One of a time to come was made before the clock was set back: it does not count. */
export function lastBackup(folder) {
  const past = ownBackups(folder).filter(({ madeAt }) => madeAt <= Date.now());
  return past.at(-1)?.madeAt;
}

function checkRoom(folder) {
  const free = freeBytes(folder);
  if (free < ROOM) throw new Error(`Only ${Math.floor(free / 1024 / 1024)} MB are free on its disk.`);
}

/**
 * Makes a backup whenever the last one is `every` milliseconds old, and keeps the newest `keep` of them. An old one goes
 * only when a new one is there whole.
 * @param make writes a backup to a file, as makeBackup does
 * @param say is told when one fails, once for each reason
 * @returns what ends it; one that is being made is broken off
 */
export function backUpByItself({ dataDir, every, keep }, { make, say }) {
  const folder = backupsFolder(dataDir);
  let running;
  let told;
  let failedAt;
  let timer = setTimeout(look, LOOKS);

  function isDue() {
    if (failedAt !== undefined && Math.abs(Date.now() - failedAt) < AFTER_FAILURE) return false;
    const last = lastBackup(folder);
    return last === undefined || Date.now() - last >= every;
  }

  async function attempt() {
    try {
      makeFolder(folder, 0o700);
      checkRoom(folder);
      await make(join(folder, archiveName(PREFIX)));
      for (const { path } of ownBackups(folder).slice(0, -keep)) rmSync(path);
      [told, failedAt] = [undefined, undefined];
    } catch (error) {
      failedAt = Date.now();
      const reason = sentenceOf(error);
      if (reason !== told && timer !== undefined)
        say(`The backup by itself failed, and is tried again every hour: ${reason}`);
      told = reason;
    }
  }

  async function look() {
    if (isDue()) {
      running = attempt();
      await running;
    }
    if (timer !== undefined) timer = setTimeout(look, LOOKS);
  }

  return async () => {
    clearTimeout(timer);
    timer = undefined;
    for (const child of runningChildren) child.kill('SIGTERM');
    await running;
  };
}
