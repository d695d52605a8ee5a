import { homedir } from 'node:os';
import { isAbsolute, join, parse, relative, resolve } from 'node:path';
import { addressProblem } from '../../libs/contracts/src/server-address.js';
import { ROOT } from '../launch/parts.mjs';

/** The launcher's own variables. Throws a sentence that names the bad one. */
export function readSettings() {
  const { PORT = '8080', HOST = '127.0.0.1', DATA_DIR = '.data' } = process.env;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) < 1 || Number(PORT) > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535 (it is "${PORT}").`);
  }
  for (const name of ['DATABASE_URL', 'MENU_DATABASE_URL', 'ADMIN_DATABASE_URL'])
    checkUrl(name, ['postgres:', 'postgresql:']);
  checkUrl('REDIS_URL', ['redis:', 'rediss:']);
  const dataDir = resolve(ROOT, DATA_DIR || '.data');
  checkDataDir(dataDir);
  return {
    port: Number(PORT),
    host: HOST || '127.0.0.1',
    dataDir,
    publicOrigin: process.env.PUBLIC_ORIGIN,
    isHttps: Boolean(process.env.TLS_CERT),
    backups: readBackups(process.env),
  };
}

const HOUR = 3_600_000;
const UNITS = { h: HOUR, d: 24 * HOUR };
const LONGEST = 365 * UNITS.d;

/** How often the open bar backs itself up, in ms (undefined: never), and how many of these it keeps. */
function readBackups({ BACKUP_EVERY, BACKUP_KEEP }) {
  const [every, keep] = [BACKUP_EVERY || '24h', BACKUP_KEEP || '14'];
  const [, number, unit] = /^(\d{1,4})([hd])$/.exec(every) ?? [];
  const time = Number(number) * UNITS[unit];
  if (every !== 'off' && !(time > 0 && time <= LONGEST))
    throw new Error(`BACKUP_EVERY must be a time from 1h to 365d, such as 24h, or off (it is "${every}").`);
  if (!/^\d{1,4}$/.test(keep) || Number(keep) < 1 || Number(keep) > 1_000)
    throw new Error(`BACKUP_KEEP must be a whole number from 1 to 1000 (it is "${keep}").`);
  return { every: every === 'off' ? undefined : time, keep: Number(keep) };
}

function checkUrl(name, protocols) {
  const text = process.env[name];
  const problem = text && addressProblem(text, protocols);
  if (problem) throw new Error(`${name} ${problem}.`);
}

/** A folder that is used for everything is none for a bar, which closes its own to others. */
function checkDataDir(folder) {
  if (folder === parse(folder).root || isWithin(homedir(), folder))
    throw new Error(
      `DATA_DIR must be a folder for the bar alone, such as ${join(folder, 'peanut')} (it is "${folder}").`,
    );
}

function isWithin(path, folder) {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}

/** How a person opens the address. */
export function publicAddress({ host, port, publicOrigin, isHttps }) {
  if (publicOrigin) return publicOrigin;
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `${isHttps ? 'https' : 'http'}://${name}:${port}`;
}
