import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, parse, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What a part's build publishes as a version: a front end its files, the gateway nginx's configuration. */
export const builtFolder = (/** @type {string} */ part, root = ROOT) =>
  join(root, part, part === 'gateway' ? 'dist/nginx' : 'dist');

/** The front ends of the repository at `root`: name, and folder of the built files. */
export const frontEnds = (root = ROOT) =>
  ['shell', ...Object.keys(REMOTES)].map((name) => ({ name, folder: builtFolder(name, root) }));

/** The services of the repository at `root`: name, program (of one file), and whether they store data in Postgres. */
export const services = (root = ROOT) =>
  Object.entries(SERVICES).map(([name, { hasDatabase }]) => ({
    name,
    program: join(root, 'services', name, 'bundle/main.js'),
    /** What the operator's commands run, if the service has such a program. */
    maintenance: join(root, 'services', name, 'bundle/maintenance.js'),
    hasMaintenance: existsSync(join(root, 'services', name, 'src/maintenance.ts')),
    /** The same in many files, which a watcher can see change. */
    watchedProgram: join(root, 'services', name, 'dist/main.js'),
    hasDatabase,
  }));

/** @typedef {ReturnType<typeof services>[number]} Service */

/** The commit in the folder: `REVISION`, or what git says. Empty where neither is to be had, as in an image's build. */
export function revision(/** @type {string} */ folder) {
  if (process.env['REVISION']) return process.env['REVISION'];
  try {
    const options = /** @type {const} */ ({ cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return '';
  }
}

/**
 * How a small server runs Node programs: free memory goes back to the machine early, instead of when the machine's memory
 * runs low. Bench P18 measures it; the Dockerfile says the same.
 */
export const LEAN = {
  nodeArgs: ['--max-semi-space-size=1', '--heap-growing-percent=15', '--v8-pool-size=1'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** `mf-menu` and `FOLDER` make `MF_MENU_FOLDER`. */
export const variable = (/** @type {string} */ part, /** @type {string} */ suffix) =>
  `${part.toUpperCase().replaceAll('-', '_')}_${suffix}`;

/** The launcher's own variables. Throws a sentence that names the bad one. */
export function readSettings() {
  const { PORT = '8080', HOST, DATA_DIR, PUBLIC_ORIGIN, TLS_CERT } = process.env;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) < 1 || Number(PORT) > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535 (it is "${PORT}").`);
  const dataDir = resolve(ROOT, DATA_DIR || '.data');
  checkDataDir(dataDir);
  return {
    port: Number(PORT),
    host: HOST || '127.0.0.1',
    dataDir,
    publicOrigin: PUBLIC_ORIGIN,
    isHttps: Boolean(TLS_CERT),
    backups: readBackups(process.env),
  };
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** A shared folder is refused: Peanut closes its data folder to others. */
function checkDataDir(/** @type {string} */ folder) {
  const toHome = relative(folder, homedir());
  const holdsHome = !toHome.startsWith('..') && !isAbsolute(toHome);
  if (folder === parse(folder).root || holdsHome)
    throw new Error(
      `DATA_DIR must be a folder for Peanut alone, such as ${join(folder, 'peanut')} (it is "${folder}").`,
    );
}

const HOUR = 3_600_000;
/** @type {Record<string, number>} */
const UNITS = { h: HOUR, d: 24 * HOUR };
const LONGEST = 365 * 24 * HOUR;

/**
 * How often a running Peanut backs itself up, in ms (undefined: never), and how many of these backups it retains.
 * @param {NodeJS.ProcessEnv} env
 */
function readBackups({ BACKUP_EVERY, BACKUP_KEEP }) {
  const [every, keep] = [BACKUP_EVERY || '24h', BACKUP_KEEP || '14'];
  const [, number, unit = ''] = /^(\d{1,4})([hd])$/.exec(every) ?? [];
  const time = Number(number) * (UNITS[unit] ?? NaN);
  if (every !== 'off' && !(time > 0 && time <= LONGEST))
    throw new Error(`BACKUP_EVERY must be a time from 1h to 365d, such as 24h, or off (it is "${every}").`);
  if (!/^\d{1,4}$/.test(keep) || Number(keep) < 1 || Number(keep) > 1_000)
    throw new Error(`BACKUP_KEEP must be a whole number from 1 to 1000 (it is "${keep}").`);
  return { every: every === 'off' ? undefined : time, keep: Number(keep) };
}

/**
 * How a person opens the address.
 * @param {{ host: string, port: number, publicOrigin?: string, isHttps?: boolean }} settings
 */
export function publicAddress({ host, port, publicOrigin, isHttps = false }) {
  if (publicOrigin) return publicOrigin;
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `${isHttps ? 'https' : 'http'}://${name}:${port}`;
}

/**
 * How this machine reaches what listens there.
 * @param {string} host
 * @param {number | string} port
 */
export function localAddress(host, port, isHttps = false) {
  const connectable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const name = connectable.includes(':') ? `[${connectable}]` : connectable;
  return `${isHttps ? 'https' : 'http'}://${name}:${port}`;
}

/**
 * @param {Record<string, number>} ports
 * @param {(name: string, port: number) => [string, string]} entryOf
 */
export const mapEntries = (ports, entryOf) =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => entryOf(name, port)));
