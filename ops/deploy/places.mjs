import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { compose } from '../installation/compose.mjs';
import { frontEnds } from '../launch/parts.mjs';
import { publicAddress } from '../installation/settings.mjs';
import {
  drop,
  liveVersion,
  makeLive,
  publish,
  publishedVersions,
  versionOf,
  versionsFolder,
} from './versions.mjs';
import { textAt } from '../lib/wait.mjs';
import { Refused } from './refused.mjs';

const FRONT_ENDS = frontEnds().map(({ name }) => name);

/**
 * Where a part's versions are kept.
 * @typedef {object} Place
 * @property {string} origin where guests, and the browser of a trial, find the bar
 * @property {() => Promise<{ live: string | undefined, versions: string[] }>} list the newest first
 * @property {(built: string) => Promise<void>} take puts a build among them, and in the place of one that is damaged; guests
 *   go on with the live one
 * @property {(version: string) => Promise<string[]>} problems what is wrong with a version that was taken, by a trial
 * @property {(version: string) => Promise<void>} makeLive
 * @property {() => Promise<string>} served the version that guests get; rejects when nobody says
 * @property {(version: string) => Promise<void>} drop
 */

/** The folder that `npm start` serves; where it is not running, that which it will serve. */
export function folderPlace(part, settings) {
  const folder = versionsFolder(settings.dataDir, part);
  return {
    ...inBrowser(part, publicAddress(settings)),
    list: async () => ({ live: liveVersion(folder), versions: publishedVersions(folder) }),
    take: async (built) => void publish(folder, built),
    makeLive: async (version) => makeLive(folder, version),
    drop: async (version) => drop(folder, version),
  };
}

/** The volume that the part's container serves. */
export const containerPlace = (part, settings) => ({
  ...inBrowser(part, publicAddress(settings)),
  ...inVolume(part),
});

/** The gateway's volume, from which nginx takes its configuration anew without losing a request. */
export function gatewayPlace(settings) {
  const origin = publicAddress(settings);
  const volume = inVolume('gateway');
  const configuration = (...args) => compose(['exec', '-T', 'gateway', 'configuration', ...args]);
  return {
    origin,
    ...volume,
    problems: (version) =>
      configuration('try', version).then(
        () => [],
        (error) => [error.message],
      ),
    async makeLive(version) {
      const { live } = await volume.list();
      await volume.makeLive(version);
      try {
        await configuration('use');
      } catch (error) {
        // What its container starts with the next time is what runs.
        if (live) await volume.makeLive(live);
        throw new Refused(`gateway ${version} is refused: ${error.message}`);
      }
    },
    async served() {
      const { versions } = JSON.parse(await textAt(`${origin}/health`));
      return versions.gateway.version;
    },
  };
}

/** A front end is tried, and asked for, as guests would. */
const inBrowser = (part, origin) => ({
  origin,
  problems: (version) => problemsInBrowser(origin, part, version),
  served: () => servedVersion(origin, part),
});

async function problemsInBrowser(origin, part, version) {
  const { tryCandidate } = await import('./candidate/try-candidate.mjs');
  const live = Object.fromEntries(
    await Promise.all(FRONT_ENDS.map(async (name) => [name, await servedVersion(origin, name)])),
  );
  return tryCandidate({ origin, part, version, live });
}

const servedVersion = async (origin, part) =>
  JSON.parse(await textAt(`${origin}/${part}/version.json`)).version;

function inVolume(part) {
  const versions = (args, streams) => compose(['exec', '-T', part, 'versions', ...args], streams);
  return {
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
