// Goes back to the version of a front end that was live before.  npm run rollback mf-menu [1.0.0-…] [-- --compose]
import { runCommand, say } from './lib/command-line.mjs';
import { placeOf, rollback } from './lib/deploy/deploy.mjs';

const usage = 'Usage: npm run rollback -- PART [VERSION] [--compose]';

await runCommand({ usage, flags: ['compose'], most: 2 }, async ({ compose: isCompose }, [part, wanted]) => {
  if (!part) throw new Error(usage);
  const started = performance.now();
  const version = await rollback({ part, wanted, place: placeOf(part, { isCompose }) });
  say(`${part} ${version} is live again after ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
});
