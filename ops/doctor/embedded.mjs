import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupFinding } from './backups.mjs';
import { userOf } from '../installation/data-lock.mjs';
import { usesEmbedded } from '../database/choice.mjs';
import { hasDatabase } from '../database/prepare.mjs';
import { installationAt, isBuilt, withEmbedded } from '../installation/embedded.mjs';
import { isInstalled } from '../launch/install.mjs';
import { frontEnds, ROOT, services } from '../launch/parts.mjs';
import { portProblem } from '../launch/ports.mjs';
import { localAddress } from '../launch/product.mjs';
import { run } from '../process/run.mjs';
import { readSettings } from '../installation/settings.mjs';
import { liveDamage, liveVersion, versionsFolder } from '../deploy/versions.mjs';
import { damageSentence, eachOnce, fail, findingsOf, ok, warn } from './findings.mjs';
import {
  freeBytes,
  healthFindings,
  hostFinding,
  readHealth,
  roomFinding,
  versionFinding,
} from './machine.mjs';

async function versions() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { code, output } = await run('npm', ['--version']);
  const npm = code === 0 ? output.trim().split('\n').at(-1) : undefined;
  return [
    versionFinding('Node', process.versions.node, engines.node, 'Get it from https://nodejs.org.'),
    versionFinding('npm', npm, engines.npm, 'It comes with Node: https://nodejs.org.'),
  ];
}

const packages = () =>
  isInstalled()
    ? ok('The packages are those of package-lock.json.')
    : warn('The packages are not those of package-lock.json. npm start installs them; npm ci does it now.');

const AT_START = 'End the bar and start it again: npm start publishes them anew.';

const firstThere = (path) => (existsSync(path) ? path : firstThere(dirname(path)));

/** Whether the data folder is ours, ours alone, and has room. */
export function folderFindings(dataDir) {
  const folder = firstThere(dataDir);
  const room = roomFinding(freeBytes(folder), dataDir);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      fail(
        `This user may not write to ${folder}. Run the bar as its owner, or set DATA_DIR to another folder.`,
      ),
    ];
  }
  if (folder !== dataDir)
    return [ok(`There is no data in ${dataDir} yet: npm start makes the folder.`), room];
  const { uid, mode } = statSync(dataDir);
  if (process.getuid && uid !== process.getuid())
    return [
      warn(
        `${dataDir} belongs to another user (${uid}). Run the bar as that user, or give it to this one by chown.`,
      ),
      room,
    ];
  if (process.platform !== 'win32' && mode & 0o077)
    return [
      warn(`Other users of this machine can look into ${dataDir}: chmod 700 it. npm start does so too.`),
      room,
    ];
  return [ok(`The data in ${dataDir} is closed to others.`), room];
}

/** Whether the files that guests get are as they were published. */
export function frontEndFindings({ dataDir }) {
  const found = frontEnds().map(({ name }) => {
    const folder = versionsFolder(dataDir, name);
    return { name, version: liveVersion(folder), damaged: liveDamage(folder) };
  });
  const bad = found.filter(({ damaged }) => damaged.length > 0);
  if (bad.length > 0)
    return bad.map(({ name, version, damaged }) => fail(damageSentence(name, version, damaged, AT_START)));
  return found.some(({ version }) => version) ? ok('The published front ends are whole.') : undefined;
}

/** The open bar's health; of a closed one, whether its port is free. */
async function door({ port, host, dataDir, isHttps }) {
  const user = userOf(dataDir);
  if (user) {
    const address = localAddress(host, port, isHttps);
    return [ok(`The bar is open (process ${user}).`), ...healthFindings(address, await readHealth(address))];
  }
  const problem = await portProblem(port, host);
  return problem ? fail(problem) : ok(`The bar is closed, and port ${port} is free.`);
}

const askAll = (all, { run: ask }) =>
  Promise.all(all.map(({ name }) => findingsOf(async () => JSON.parse(await ask(name, ['check'])))));

/** Each service looks at its own database, Redis, store or model, with its own variables. */
async function neighbours({ dataDir }) {
  const all = services().filter(({ hasMaintenance }) => hasMaintenance);
  if (!isInstalled() || !isBuilt())
    return warn(
      'Databases, Redis, store and model can be looked at once the bar is built: npm start does it.',
    );
  const elsewhere = all.filter((service) => !usesEmbedded(service));
  const isHere = elsewhere.length < all.length && hasDatabase(dataDir);
  const found = isHere
    ? await withEmbedded({ say() {} }, (installation) => askAll(all, installation))
    : await askAll(elsewhere, installationAt(dataDir));
  return eachOnce(found.flat());
}

/** What is wrong with `npm start` here, a check at a time. */
export async function* embeddedFindings() {
  yield* await findingsOf(versions);
  yield* await findingsOf(packages);
  const read = await findingsOf(readSettings);
  const [settings] = read;
  if (settings.level) return yield* read;
  yield* await findingsOf(() => backupFinding(settings));
  const originSettings = { ...settings, speaksHttps: settings.isHttps };
  const checks = [hostFinding, ({ dataDir }) => folderFindings(dataDir), frontEndFindings, door, neighbours];
  for (const check of checks) yield* await findingsOf(() => check(originSettings));
}
