import { say } from '../lib/command-line.mjs';
import { installOnce } from '../process/run.mjs';
import { withEmbedded } from './embedded.mjs';

/**
 * What the commands can do with the data of `npm start`, or with that of compose.
 * @typedef {object} Installation
 * @property {'embedded' | 'compose'} kind
 * @property {string} title the words for it
 * @property {string} next what to do after a restore
 * @property {(service: string, args: string[], streams?: import('../process/run.mjs').Streams) => Promise<string>} run runs the
 *   service's maintenance program as that service would run
 * @property {(folder: string) => Promise<unknown>} savePictures copies the pictures to the folder
 * @property {(folder: string) => Promise<unknown>} replacePictures puts those of the folder in their place
 * @property {<T>(work: () => Promise<T>) => Promise<T>} whileClosed shuts people out meanwhile
 * @property {(archive: import('../backup/restore.mjs').Archive, safety: string | undefined, work: () => Promise<void>) => Promise<void>} whileReplacing
 *   sees to it that such work is finished, or seen to be unfinished
 */

/**
 * Lends the work an installation.
 * @template T
 * @param {{ isCompose: boolean, isReplacing?: boolean }} options `isReplacing`: nothing else may use the data, and there may be none yet
 * @param {(installation: Installation) => Promise<T>} work
 */
export async function withInstallation({ isCompose, isReplacing }, work) {
  if (!isCompose) return withEmbedded({ isReplacing, say }, work);
  await installOnce(say);
  // It unpacks archives, for which the packages must be there.
  const { withContainers } = await import('./containers.mjs');
  return withContainers(work);
}
