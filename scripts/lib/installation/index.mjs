import { say } from '../command-line.mjs';
import { install } from '../install.mjs';
import { withEmbedded } from './embedded.mjs';

/**
 * Lends the work an installation, that of `npm start` or that of compose:
 * - `run(service, args, { input, output })` runs the service's maintenance program as that service would run,
 * - `savePictures(folder)` and `replacePictures(folder)` copy pictures from and to it,
 * - `whileClosed(work)` keeps people out meanwhile,
 * - `workFolder` is where temporary files may be, `title` and `howToOpen` are words for a person.
 */
export async function withInstallation({ isCompose, isReplacing }, work) {
  if (!isCompose) return withEmbedded({ isReplacing, say }, work);
  // It unpacks archives, for which the packages must be there.
  await install(say);
  return (await import('./containers.mjs')).withContainers(work);
}
