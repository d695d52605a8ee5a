// Goes back to what was live before.  npm run rollback mf-menu [1.0.0-…] [-- --compose]
import { runCommand, say } from './lib/command-line.mjs';
import { rollbackImage } from './deploy/containers.mjs';
import { isImage, placeOf, rollback } from './deploy/deploy.mjs';

const usage = 'Usage: npm run rollback -- PART [VERSION] [--compose] [--container]';

await runCommand({ usage, flags: ['compose', 'container'], most: 2 }, async (flags, [part, wanted]) => {
  if (!part) throw new Error(usage);
  const started = performance.now();
  const hasImage = isImage(part, flags);
  if (hasImage && wanted) throw new Error('Of images the one before is kept, and no other.');
  const back = hasImage
    ? await rollbackImage(part)
    : await rollback({ part, wanted, place: placeOf(part, { isCompose: flags.compose }) });
  say(`${part} ${back} is live again after ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
});
