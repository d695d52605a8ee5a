// Makes a part live as its sources are, without a gap.  npm run deploy mf-menu [-- --compose]
import { pathFromUser, runCommand, say } from './lib/command-line.mjs';
import { deployImage } from './deploy/containers.mjs';
import { buildPart, deploy, isImage, placeOf } from './deploy/deploy.mjs';
import { install } from './launch/install.mjs';

const usage = 'Usage: npm run deploy -- PART [BUILT FOLDER] [--compose] [--container] [--untried]';
const seconds = (since) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** A version that the part serves, tried before. */
async function asVersion(part, given, flags) {
  const place = placeOf(part, { isCompose: flags.compose });
  const building = performance.now();
  const built = given ? pathFromUser(given) : await buildPart(part);
  if (!given) say(`Built ${part} in ${seconds(building)}.`);
  const started = performance.now();
  const { version, isNew } = await deploy({ part, built, place, isTried: !flags.untried });
  say(
    isNew ? `${part} ${version} is live after ${seconds(started)}.` : `${part} ${version} is live already.`,
  );
}

/** New containers beside the old ones, until they are healthy. */
async function asImage(part) {
  const started = performance.now();
  const { image, isNew } = await deployImage(part);
  say(isNew ? `${part} ${image} is live after ${seconds(started)}.` : `${part} ${image} runs already.`);
}

await runCommand({ usage, flags: ['compose', 'container', 'untried'], most: 2 }, async (flags, parts) => {
  const [part, given] = parts;
  if (!part) throw new Error(usage);
  if (isImage(part, flags)) return asImage(part);
  await install(say);
  await asVersion(part, given, flags);
});
