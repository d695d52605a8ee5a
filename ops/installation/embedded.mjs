import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finishRestore, isBrokenOff, whileKept } from '../backup/broken-off.mjs';
import { build } from '../launch/build.mjs';
import { lockData, userOf } from './data-lock.mjs';
import { withDatabaseAlone } from '../database/alone.mjs';
import { embeddedVariables, usesEmbedded } from '../database/choice.mjs';
import { hasDatabase, publishedAddress } from '../database/prepare.mjs';
import { syncFolder, syncTree } from '../lib/durable.mjs';
import { install } from '../launch/install.mjs';
import { variablesFor } from '../launch/part-env.mjs';
import { services } from '../launch/parts.mjs';
import { readSettings } from './settings.mjs';
import { runStreaming } from '../process/stream-run.mjs';

/** Below the pictures' folder, what is just being received. */
const INCOMING = '.incoming';

/** A picture may be swept away while they are copied: nobody sees it any more. */
async function copyPictures(from, to) {
  for (const id of existsSync(from) ? await readdir(from) : []) {
    if (id === INCOMING) continue;
    await cp(join(from, id), join(to, id), { recursive: true }).catch(async (error) => {
      if (error.code !== 'ENOENT') throw error;
      await rm(join(to, id), { recursive: true, force: true });
    });
  }
}

/**
 * What the commands can do with `npm start`'s data: see `withInstallation`.
 * @param address where the embedded database listens, for services that use it
 */
export function installationAt(dataDir, address) {
  const pictures = join(dataDir, 'images');
  return {
    kind: 'embedded',
    title: `the bar in ${dataDir}`,
    next: 'npm start opens the bar.',
    run(name, args, streams = {}) {
      const service = services().find((other) => other.name === name);
      const env = {
        ...variablesFor(name),
        DATA_DIR: dataDir,
        ...(usesEmbedded(service) ? embeddedVariables(name, address) : {}),
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
    whileReplacing: (archive, safety, work) => whileKept(dataDir, archive, safety, work),
  };
}

/** The same while the bar is open. */
export const openInstallation = (dataDir) => installationAt(dataDir, publishedAddress(dataDir));

const needDatabase = () => services().some(usesEmbedded);

/** Lends the closed bar's installation to the work. */
function withInstallationAlone(dataDir, say, work) {
  const workWith = (address) => work(installationAt(dataDir, address));
  return needDatabase() ? withDatabaseAlone(dataDir, say, workWith) : workWith();
}

/** Before anything else is done with the data: a restore that was broken off is finished. */
export async function finishBrokenOff(dataDir, say) {
  if (!isBrokenOff(dataDir)) return;
  await withInstallationAlone(dataDir, say, (installation) => finishRestore(installation, dataDir, say));
}

/** Whether the programs that the commands ask are there. */
export const isBuilt = () =>
  services().every(({ hasMaintenance, maintenance }) => !hasMaintenance || existsSync(maintenance));

/** While the bar is open: with the files it was opened with, which must not be replaced below it. */
function withOpen(dataDir, process, needsDatabase, work) {
  if (!isBuilt() || (needsDatabase && !publishedAddress(dataDir)))
    throw new Error(
      `The bar is just being opened, or it is open in an earlier version (process ${process}). Wait a moment, or stop it, and try again.`,
    );
  return work(openInstallation(dataDir));
}

async function withClosed(dataDir, { isReplacing, say }, work) {
  const release = lockData(dataDir);
  try {
    await install(say);
    if (isReplacing || !isBuilt()) await build(say);
    if (!isReplacing) await finishBrokenOff(dataDir, say);
    return await withInstallationAlone(dataDir, say, work);
  } finally {
    release();
  }
}

/**
 * Works on the data of `npm start`, while that runs or not.
 * @param options.isReplacing nothing else may use the data, and there may be none yet
 */
export function withEmbedded({ isReplacing = false, say }, work) {
  const { dataDir } = readSettings();
  const needsDatabase = needDatabase();
  const user = userOf(dataDir);
  if (user && isReplacing)
    throw new Error(`The bar is open (process ${user}). Stop it first, then run this command again.`);
  if (user) return withOpen(dataDir, user, needsDatabase, work);
  if (needsDatabase && !isReplacing && !hasDatabase(dataDir))
    throw new Error(
      `There is no bar in ${dataDir} yet: npm start opens one. For another folder set DATA_DIR.`,
    );
  return withClosed(dataDir, { isReplacing, say }, work);
}
