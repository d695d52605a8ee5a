// Goes back to what was live before.  npm run rollback mf-menu [1.0.0-…] [-- --compose]
import { runCommand, say } from './lib/command-line.mjs';
import { isImage, rollback, storeOf } from './deploy/deploy.mjs';
import { rollbackImage } from './deploy/images.mjs';

const usage = 'Usage: npm run rollback -- PART [VERSION] [--compose] [--container]';

await runCommand({ usage, flags: ['compose', 'container'], most: 2 }, async (flags, [part, wanted]) => {
  if (!part) throw new Error(usage);
  const start = performance.now();
  const hasImage = isImage(part, flags);
  if (hasImage && wanted)
    throw new Error('Only the image before is stored. Leave the version out to go back to it.');
  const back = hasImage
    ? await rollbackImage(part)
    : await rollback({ part, wanted, store: storeOf(part, { isCompose: flags.compose }) });
  say(`${part} ${back} is live again after ${((performance.now() - start) / 1_000).toFixed(1)} s.`);
});
