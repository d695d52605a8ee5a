import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { compose } from '../compose.mjs';
import { publicAddress } from '../settings.mjs';
import {
  liveVersion,
  makeLive,
  publish,
  publishedVersions,
  versionOf,
  versionsFolder,
} from '../versions.mjs';

/**
 * Where a front end's versions are kept.
 * @typedef {object} Place
 * @property {string} origin where guests, and the browser of a trial, find the bar
 * @property {() => Promise<{ live: string | undefined, versions: string[] }>} list the newest first
 * @property {(built: string) => Promise<void>} take puts a build among them; guests go on with the live one
 * @property {(version: string) => Promise<void>} makeLive
 * @property {(version: string) => Promise<void>} drop
 */

/** The folder that `npm start` serves; where it is not running, that which it will serve. */
export function folderPlace(part, settings) {
  const folder = versionsFolder(settings.dataDir, part);
  return {
    origin: publicAddress(settings),
    list: async () => ({ live: liveVersion(folder), versions: publishedVersions(folder) }),
    take: async (built) => void publish(folder, built),
    makeLive: async (version) => makeLive(folder, version),
    drop: async (version) => rmSync(join(folder, version), { recursive: true, force: true }),
  };
}

/** The volume that the part's container serves. */
export function containerPlace(part, settings) {
  const versions = (args, streams) => compose(['exec', '-T', part, 'versions', ...args], streams);
  return {
    origin: publicAddress(settings),
    async list() {
      const lines = (await versions(['list'])).split('\n').filter(Boolean);
      const live = lines.find((line) => line.startsWith('*'));
      return { live: live?.slice(2), versions: lines.map((line) => line.slice(2)) };
    },
    async take(built) {
      const tar = await tarOf(built);
      const sum = createHash('sha256').update(tar).digest('hex');
      await versions(['take', versionOf(built), sum], { input: Readable.from([tar]) });
    },
    makeLive: (version) => versions(['live', version]),
    drop: (version) => versions(['drop', version]),
  };
}

async function tarOf(folder) {
  const tar = spawn('tar', ['-C', folder, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve, reject) => tar.once('error', reject).once('close', resolve));
  const bytes = await buffer(tar.stdout);
  if ((await ended) !== 0) throw new Error(`${folder} could not be packed.`);
  return bytes;
}
