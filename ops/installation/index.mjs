import { say } from '../lib/command-line.mjs';
import { installOnce } from '../launch/install.mjs';
import { withEmbedded } from './embedded.mjs';

/**
 * Lends the work an installation, that of `npm start` or that of compose:
 * - `run(service, args, { input, output })` runs the service's maintenance program as that service would run,
 * - `savePictures(folder)` and `replacePictures(folder)` copy pictures from and to it,
 * - `whileClosed(work)` keeps people out meanwhile,
 * - `whileReplacing(archive, safety, work)` sees to it that such work is finished, or seen to be unfinished,
 * - `title` and `next` (what to do after a restore) are words for a person.
 */
export async function withInstallation({ isCompose, isReplacing }, work) {
  if (!isCompose) return withEmbedded({ isReplacing, say }, work);
  await installOnce(say);
  // It unpacks archives, for which the packages must be there.
  const { withContainers } = await import('./containers.mjs');
  return withContainers(work);
}
