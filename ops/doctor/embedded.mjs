import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupsFolder, lastBackup } from '../backup/automatic.mjs';
import { hasDatabase, usesEmbedded } from '../database/prepare.mjs';
import { lockedAt, userOf } from '../installation/data-lock.mjs';
import { installationAt, isBuilt, withEmbedded } from '../installation/embedded.mjs';
import { checkAddresses } from '../launch/part-env.mjs';
import { localAddress, readSettings, ROOT, services } from '../launch/parts.mjs';
import { portProblem } from '../launch/ports.mjs';
import { freeBytes } from '../lib/durable.mjs';
import { isInstalled } from '../process/run.mjs';
import {
  eachOnce,
  fail,
  findingsOf,
  healthFindings,
  hostFinding,
  ok,
  questionFindings,
  roomFinding,
  warn,
} from './findings.mjs';

/** @typedef {import('../launch/parts.mjs').Settings} Settings */
/** @typedef {import('../installation/index.mjs').Installation} Installation */

const HOUR = 3_600_000;

/** Whether this Node, and the packages, are those that Peanut needs. */
export function programFindings(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const least = engines.node.replace(/^\D+/, '');
  const isNew = version.localeCompare(least, 'en', { numeric: true }) >= 0;
  return [
    isNew
      ? ok(`Node ${version}`)
      : fail(`Node ${version} is too old. Get ${least} or newer from https://nodejs.org.`),
    isInstalled()
      ? ok('The packages are those of package-lock.json.')
      : warn('The packages are not those of package-lock.json. Run npm start, which installs them.'),
  ];
}

/** Whether the automatic backups are as young as they should be. */
export function backupFinding(/** @type {Pick<Settings, 'dataDir' | 'backups'>} */ { dataDir, backups }) {
  if (backups.every === undefined) return ok('Peanut makes no automatic backups (BACKUP_EVERY=off).');
  const folder = backupsFolder(dataDir);
  const last = lastBackup(folder);
  const startedAt = userOf(dataDir) === undefined ? Infinity : lockedAt(dataDir);
  const isLate = Date.now() - Math.max(startedAt, (last ?? 0) + backups.every) > HOUR;
  const said = last
    ? `The last backup is of ${new Date(last).toLocaleString('en-GB')}`
    : 'There is no backup';
  if (isLate)
    return warn(
      `${said} in ${folder}, though one was due. See what npm start said, and the room on its disk.`,
    );
  return last ? ok(`${said}.`) : undefined;
}

/** @returns {string} */
const firstThere = (/** @type {string} */ path) => (existsSync(path) ? path : firstThere(dirname(path)));

/** Whether the data folder belongs to this user, and to nobody else. */
function folderFinding(/** @type {string} */ dataDir) {
  const folder = firstThere(dataDir);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return fail(
      `This user may not write to ${folder}. Run Peanut as its owner, or set DATA_DIR to another folder.`,
    );
  }
  if (folder !== dataDir) return ok(`There is no data in ${dataDir} yet: npm start makes the folder.`);
  const { uid, mode } = statSync(dataDir);
  if (process.getuid && uid !== process.getuid())
    return warn(
      `${dataDir} belongs to another user (${uid}). Run Peanut as that user, or change the owner with chown.`,
    );
  if (process.platform !== 'win32' && mode & 0o077)
    return warn(`Other users of this machine can read ${dataDir}. Run chmod 700 ${dataDir}, or npm start.`);
  return ok(`The data in ${dataDir} is closed to others.`);
}

/** The data folder, and the room on its disk. */
export const folderFindings = (/** @type {string} */ dataDir) => [
  folderFinding(dataDir),
  roomFinding(freeBytes(firstThere(dataDir)), dataDir),
];

/** The health of a running Peanut; else whether its port is free. */
async function door(/** @type {Settings} */ { port, host, dataDir, isHttps }) {
  const user = userOf(dataDir);
  if (user)
    return [
      ok(`Peanut is running (process ${user}).`),
      ...[await healthFindings(localAddress(host, port, isHttps))].flat(),
    ];
  const problem = await portProblem(port, host);
  return problem ? fail(problem) : ok(`Peanut is not running, and port ${port} is free.`);
}

/** Each service looks at its own database, Redis, store or model, with its own variables. */
async function neighbours(/** @type {Settings} */ { dataDir }) {
  const all = services().filter(({ hasMaintenance }) => hasMaintenance);
  if (!isInstalled() || !isBuilt())
    return warn(
      'Peanut is not built yet, so databases, Redis, store and model were not checked. Run npm start.',
    );
  const elsewhere = all.filter((service) => !usesEmbedded(service));
  const isHere = elsewhere.length < all.length && hasDatabase(dataDir);
  /** @type {(some: typeof all, installation: Installation) => Promise<import('./findings.mjs').Finding[][]>} */
  const askAll = (some, installation) =>
    Promise.all(
      some.map(({ name }) => findingsOf(async () => JSON.parse(await installation.run(name, ['check'])))),
    );
  const found = isHere
    ? await withEmbedded({ say() {} }, (installation) => askAll(all, installation))
    : await askAll(elsewhere, installationAt(dataDir));
  return eachOnce(found.flat());
}

/** Questions cost the model's owner something, so they are asked only where somebody wants it. */
function questions(/** @type {Settings} */ { dataDir }) {
  // That it is not built is said already.
  if (!isInstalled() || !isBuilt()) return undefined;
  return questionFindings(() => installationAt(dataDir).run('ai', ['ask']));
}

/**
 * What is wrong with `npm start` here, a check at a time.
 * @param {boolean} isAsking whether the model is asked, too
 */
export async function* embeddedFindings(isAsking) {
  yield* await findingsOf(programFindings);
  /** @type {Settings} */
  let settings;
  try {
    checkAddresses();
    settings = readSettings();
  } catch (error) {
    yield fail(/** @type {Error} */ (error).message);
    return;
  }
  const checks = [backupFinding, hostFinding, () => folderFindings(settings.dataDir), door, neighbours];
  for (const check of isAsking ? [...checks, questions] : checks)
    yield* await findingsOf(() => check(settings));
}
