import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { UserError } from '../lib/command-line.mjs';
import { answersAt, textAt, waitUntil } from '../lib/wait.mjs';
import {
  builtFolder,
  frontEnds,
  publicAddress,
  readSettings,
  revision,
  ROOT,
  services,
} from '../launch/parts.mjs';
import { compose, linesOf, run, tail } from '../process/run.mjs';
import {
  checkHandedOver,
  drop,
  liveVersion,
  makeLive,
  publish,
  publishedVersions,
  versionOf,
  versionsFolder,
} from './versions.mjs';

const FRONT_ENDS = frontEnds().map(({ name }) => name);
const IMAGES_ONLY = [...services().map(({ name }) => name), 'prerenderer'];
const PARTS = [...FRONT_ENDS, 'gateway', ...IMAGES_ONLY];

/**
 * Where a part's versions are stored.
 * @typedef {object} VersionStore
 * @property {string} origin where guests, and the browser of a check, find Peanut
 * @property {() => Promise<{ live: string | undefined, versions: string[] }>} list the newest first
 * @property {(built: string) => Promise<unknown>} take adds a build, or puts it in the place of one that is damaged; guests go
 *   on with the live one
 * @property {(version: string) => Promise<string[]>} problems what is wrong with a version that was taken
 * @property {(version: string) => Promise<unknown>} makeLive
 * @property {() => Promise<string>} served the version that guests get; rejects when nobody says
 * @property {(version: string) => Promise<unknown>} drop
 *
 * @typedef {Pick<import('../launch/parts.mjs').Settings, 'host' | 'port'> & { publicOrigin?: string, isHttps?: boolean }} Address
 */

/**
 * Whether the part is replaced as an image: what is no file that its container serves, and a front end's own nginx.
 * @param {string} part
 * @param {{ compose: boolean, container: boolean }} flags
 */
export function isImage(part, { compose: isCompose, container }) {
  if (!PARTS.includes(part))
    throw new Error(`There is no part "${part}". Choose one of ${PARTS.join(', ')}.`);
  if (!isCompose && !FRONT_ENDS.includes(part))
    throw new Error(
      `${part} runs inside npm start: stop npm start and start it again. For containers add --compose.`,
    );
  if (container && part === 'gateway')
    throw new Error(
      'The gateway has only one container, which holds the port. Deploy its configuration without --container. To replace ' +
        'nginx itself, choose a quiet moment: docker compose up -d --build --no-deps gateway',
    );
  return container || IMAGES_ONLY.includes(part);
}

/**
 * The owner's store of the part's versions.
 * @param {string} part
 * @param {{ isCompose: boolean }} options
 */
export function storeOf(part, { isCompose }) {
  const settings = readSettings();
  if (part === 'gateway') return gatewayStore(publicAddress(settings));
  if (!isCompose) return folderStore(part, settings);
  return { ...checkedInBrowser(part, publicAddress(settings)), ...inVolume(part) };
}

/**
 * The folder that `npm start` serves; where it is not running, that which it will serve.
 * @param {string} part
 * @param {Address & { dataDir: string }} settings
 * @returns {VersionStore}
 */
export function folderStore(part, settings) {
  const folder = versionsFolder(settings.dataDir, part);
  return {
    ...checkedInBrowser(part, publicAddress(settings)),
    list: async () => ({ live: liveVersion(folder), versions: publishedVersions(folder) }),
    take: async (built) => publish(folder, built),
    makeLive: async (version) => makeLive(folder, version),
    drop: async (version) => drop(folder, version),
  };
}

/**
 * The volume that the part's container serves.
 * @param {string} part
 */
function inVolume(part) {
  const versions = (/** @type {string[]} */ args, /** @type {{ input?: Readable }} */ streams = {}) =>
    compose(['exec', '-T', part, 'versions', ...args], streams);
  return {
    async list() {
      const lines = linesOf(await versions(['list']));
      const live = lines.find((line) => line.startsWith('*'));
      return { live: live?.slice(2), versions: lines.map((line) => line.slice(2)) };
    },
    async take(/** @type {string} */ built) {
      const tar = await tarOf(built);
      const sum = createHash('sha256').update(tar).digest('hex');
      await versions(['take', versionOf(built), sum], { input: Readable.from([tar]) });
    },
    makeLive: (/** @type {string} */ version) => versions(['live', version]),
    drop: (/** @type {string} */ version) => versions(['drop', version]),
  };
}

async function tarOf(/** @type {string} */ folder) {
  const tar = spawn('tar', ['-C', folder, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve, reject) => tar.once('error', reject).once('close', resolve));
  const bytes = await buffer(tar.stdout);
  if ((await ended) !== 0) throw new Error(`${folder} could not be packed.`);
  return bytes;
}

/**
 * The gateway's volume, from which nginx takes its new configuration without losing a request.
 * @returns {VersionStore}
 */
function gatewayStore(/** @type {string} */ origin) {
  const volume = inVolume('gateway');
  const configuration = (/** @type {string[]} */ ...args) =>
    compose(['exec', '-T', 'gateway', 'configuration', ...args]);
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
        throw refusal('gateway', version, [/** @type {Error} */ (error).message]);
      }
    },
    served: async () => JSON.parse(await textAt(`${origin}/health`)).versions.gateway.version,
  };
}

/** @returns {Promise<string>} */
const servedVersion = async (/** @type {string} */ origin, /** @type {string} */ part) =>
  JSON.parse(await textAt(`${origin}/${part}/version.json`)).version;

/**
 * A front end is checked, and asked for, as guests would.
 * @param {string} part
 * @param {string} origin
 */
const checkedInBrowser = (part, origin) => ({
  origin,
  async problems(/** @type {string} */ version) {
    const { checkCandidate } = await import('./candidate.mjs');
    const live = FRONT_ENDS.map(async (name) => [name, await servedVersion(origin, name)]);
    return checkCandidate({ origin, part, version, live: Object.fromEntries(await Promise.all(live)) });
  },
  served: () => servedVersion(origin, part),
});

/** Builds the part from its sources, and returns the folder. Throws with the build's last lines. */
export async function buildPart(/** @type {string} */ part) {
  const env = { NX_DAEMON: 'false', FORCE_COLOR: '0', REVISION: revision(ROOT) };
  const { code, output } = await run('npx', ['--no-install', 'nx', 'build', `@peanut/${part}`], { env });
  if (code !== 0) throw new Error(`${part} could not be built:\n${tail(output, 40)}`);
  return builtFolder(part);
}

/** @type {(part: string, version: string, problems: string[]) => UserError} */
const refusal = (part, version, problems) =>
  new UserError(
    [`${part} ${version} was not deployed:`, ...problems.map((problem) => `  ${problem}`)].join('\n'),
  );

/**
 * Looks at a build and publishes it, checks it in the running product and makes it live. Returns its version and whether
 * anything changed. Throws a {@link UserError} when the check finds something; then guests have never seen it.
 * @param {{ part: string, built: string, store: VersionStore, isChecked?: boolean }} what
 */
export async function deploy({ part, built, store, isChecked = true }) {
  const version = checkHandedOver(built, part);
  const { live, versions } = await store.list();
  if (live === version) {
    await store.take(built);
    return { version, isNew: false };
  }
  if (isChecked && !(await answersAt(`${store.origin}/health`)))
    throw new Error(
      `Nothing answers at ${store.origin}. Start Peanut first, or deploy without the check: --untried.`,
    );
  await store.take(built);
  if (isChecked) await refuseUnlessGood({ part, version, store, wasThere: versions.includes(version) });
  await goLive({ part, version, store });
  return { version, isNew: true };
}

/**
 * Takes a version away that the check refuses, and says all that is wrong; not one that was there before.
 * @param {{ part: string, version: string, store: VersionStore, wasThere: boolean }} what
 */
export async function refuseUnlessGood({ part, version, store, wasThere }) {
  const problems = await store.problems(version);
  if (problems.length === 0) return;
  if (!wasThere) await store.drop(version);
  throw refusal(part, version, problems);
}

/**
 * Goes back to the version before the live one, or to the one that is named. Returns it.
 * @param {{ part: string, store: VersionStore, wanted?: string }} what
 */
export async function rollback({ part, wanted, store }) {
  const { live, versions } = await store.list();
  const version = wanted ?? versions[versions.indexOf(live ?? '') + 1];
  if (!version) throw new Error(`There is no version of ${part} before ${live}.`);
  if (!versions.includes(version))
    throw new Error(`${part} ${version} is not stored. Choose one of ${versions.join(', ')}.`);
  await goLive({ part, version, store });
  return version;
}

/**
 * Makes the version live and, where Peanut runs, waits until guests get it.
 * @param {{ part: string, version: string, store: VersionStore }} what
 */
async function goLive({ part, version, store }) {
  await store.makeLive(version);
  if (!(await answersAt(`${store.origin}/health`))) return;
  const isServed = async () => (await store.served().catch(() => undefined)) === version;
  if (!(await waitUntil(isServed, { timeout: 5_000 })))
    throw new Error(
      `${part} ${version} is live, but ${store.origin} serves another version. Does another Peanut run there? Check PORT and DATA_DIR.`,
    );
}
