// Publishes a front end as its sources are, tries it and makes it live.  npm run deploy mf-menu [-- --compose]
import { pathFromUser, runCommand, say } from './lib/command-line.mjs';
import { buildPart, deploy, placeOf } from './lib/deploy/deploy.mjs';
import { install } from './lib/install.mjs';

const usage = 'Usage: npm run deploy -- PART [BUILT FOLDER] [--compose] [--untried]';
const seconds = (since) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

await runCommand({ usage, flags: ['compose', 'untried'], most: 2 }, async (flags, [part, given]) => {
  if (!part) throw new Error(usage);
  await install(say);
  const place = placeOf(part, { isCompose: flags.compose });
  const building = performance.now();
  const built = given ? pathFromUser(given) : await buildPart(part);
  if (!given) say(`Built ${part} in ${seconds(building)}.`);
  const started = performance.now();
  const { version, isNew } = await deploy({ part, built, place, isTried: !flags.untried });
  say(
    isNew ? `${part} ${version} is live after ${seconds(started)}.` : `${part} ${version} is live already.`,
  );
});
