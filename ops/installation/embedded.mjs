import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finishRestore, isInterrupted, whileStored } from '../backup/interrupted.mjs';
import { isEntryName } from '../backup/manifest.mjs';
import {
  DATABASE,
  databaseAddress,
  embeddedVariables,
  hasDatabase,
  needsDatabase,
  prepareDatabase,
  publishedAddress,
  usesEmbedded,
} from '../database/prepare.mjs';
import { databaseAnswers } from '../database/probe.mjs';
import { build } from '../launch/build.mjs';
import { checkAddresses, variablesFor } from '../launch/part-env.mjs';
import { readSettings, services } from '../launch/parts.mjs';
import { freePorts } from '../launch/ports.mjs';
import { syncFolder, syncTree } from '../lib/durable.mjs';
import { waitUntil } from '../lib/wait.mjs';
import { superviseNode } from '../process/child.mjs';
import { install, runStreaming } from '../process/run.mjs';
import { watchForHangs } from '../process/watchdog.mjs';
import { lockData, userOf } from './data-lock.mjs';

/**
 * @typedef {import('./index.mjs').Installation} Installation
 * @typedef {import('../database/prepare.mjs').DatabaseAddress} DatabaseAddress
 * @typedef {import('../process/run.mjs').Say} Say
 */

/**
 * The pictures' files and nothing else: a file manager leaves its own beside them, which no backup may hold. A picture may
 * be swept away while they are copied: nobody sees it any more.
 * @param {string} from
 * @param {string} to
 */
export async function copyPictures(from, to) {
  const files = existsSync(from) ? await readdir(from, { recursive: true }) : [];
  for (const name of files.map((file) => file.replaceAll('\\', '/')).sort()) {
    if (!isEntryName(`pictures/${name}`)) continue;
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(from, name), join(to, name)).catch(async (error) => {
      if (error.code !== 'ENOENT') throw error;
      await rm(dirname(join(to, name)), { recursive: true, force: true });
    });
  }
}

/**
 * The installation of `npm start`.
 * @param {string} dataDir
 * @param {DatabaseAddress} [address] where the embedded database listens, for services that use it
 * @returns {Installation}
 */
export function installationAt(dataDir, address) {
  const pictures = join(dataDir, 'images');
  return {
    kind: 'embedded',
    title: `Peanut in ${dataDir}`,
    next: 'Run npm start.',
    run(name, args, streams = {}) {
      const service = services().find((other) => other.name === name);
      if (!service) throw new Error(`There is no service ${name}.`);
      const env = {
        ...variablesFor(name),
        DATA_DIR: dataDir,
        ...(address && usesEmbedded(service) ? embeddedVariables(name, address) : {}),
      };
      return runStreaming(process.execPath, [service.maintenance, ...args], { ...streams, env });
    },
    savePictures: (folder) => copyPictures(pictures, folder),
    async replacePictures(folder) {
      const [next, old] = [`${pictures}.new`, `${pictures}.old`];
      for (const left of [next, old]) await rm(left, { recursive: true, force: true });
      await cp(folder, next, { recursive: true });
      syncTree(next);
      if (existsSync(pictures)) await rename(pictures, old);
      await rename(next, pictures);
      syncFolder(dataDir);
      await rm(old, { recursive: true, force: true });
    },
    whileClosed: (work) => work(),
    whileReplacing: (archive, safety, work) => whileStored(dataDir, archive, safety, work),
  };
}

/** The same while Peanut runs. */
export const runningInstallation = (/** @type {string} */ dataDir) =>
  installationAt(dataDir, publishedAddress(dataDir));

/**
 * Lends the installation to the work, with nothing but the embedded database running.
 * @template T
 * @param {string} dataDir
 * @param {Say} say
 * @param {(installation: Installation) => Promise<T>} work
 */
async function withDatabaseAlone(dataDir, say, work) {
  if (!needsDatabase()) return work(installationAt(dataDir));
  const folder = await prepareDatabase(dataDir, say);
  const [port = 0] = await freePorts(1);
  const address = databaseAddress(dataDir, port);
  const logFile = join(dataDir, 'logs/database.log');
  const inherited = variablesFor('database');
  const options = { name: 'database', logFile, inherited, keepAlive: false };
  const part = superviseNode(DATABASE, [folder, address.listen], options);
  const answers = () => databaseAnswers(address.listen);
  const watchdog = watchForHangs(part, answers, () => {});
  try {
    if (!(await waitUntil(answers, { timeout: Infinity, gaveUp: () => !part.isRunning })))
      throw new Error(part.lastError || `The database did not start; see ${logFile}.`);
    return await work(installationAt(dataDir, address));
  } finally {
    watchdog.end();
    await part.stop();
    address.remove();
  }
}

/**
 * Finishes a restore that was interrupted, before anything else is done with the data.
 * @param {string} dataDir
 * @param {Say} say
 */
export async function finishInterrupted(dataDir, say) {
  if (!isInterrupted(dataDir)) return;
  await withDatabaseAlone(dataDir, say, (installation) => finishRestore(installation, dataDir, say));
}

/** Whether the programs that the commands run are there. */
export const isBuilt = () =>
  services().every(({ hasMaintenance, maintenance }) => !hasMaintenance || existsSync(maintenance));

/**
 * @template T
 * @param {string} dataDir
 * @param {{ isReplacing: boolean, say: Say }} options
 * @param {(installation: Installation) => Promise<T>} work
 */
async function withStopped(dataDir, { isReplacing, say }, work) {
  const release = lockData(dataDir);
  try {
    await install(say);
    if (isReplacing || !isBuilt()) await build(say);
    if (!isReplacing) await finishInterrupted(dataDir, say);
    return await withDatabaseAlone(dataDir, say, work);
  } finally {
    release();
  }
}

/**
 * Works on the data of `npm start`, while that runs or not: see `withInstallation`.
 * @template T
 * @param {{ isReplacing?: boolean, say: Say }} options
 * @param {(installation: Installation) => Promise<T>} work
 */
export async function withEmbedded({ isReplacing = false, say }, work) {
  checkAddresses();
  const { dataDir } = readSettings();
  const user = userOf(dataDir);
  if (user && isReplacing)
    throw new Error(`Peanut is running (process ${user}). Stop it first, then run this command again.`);
  if (user) {
    // With the files it was started with, which must not be replaced below it.
    if (!isBuilt() || (needsDatabase() && !publishedAddress(dataDir)))
      throw new Error(
        `Peanut is starting, or an earlier version of it is running (process ${user}). Wait a moment, or stop it, and try again.`,
      );
    return work(runningInstallation(dataDir));
  }
  if (needsDatabase() && !isReplacing && !hasDatabase(dataDir))
    throw new Error(
      `There is no Peanut in ${dataDir} yet: run npm start first. For another folder set DATA_DIR.`,
    );
  return withStopped(dataDir, { isReplacing, say }, work);
}
