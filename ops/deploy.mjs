// Makes a part live as its sources are, without a gap.  npm run deploy mf-menu [-- --compose]
import { pathFromUser, runCommand, say } from './lib/command-line.mjs';
import { buildPart, deploy, isImage, storeOf } from './deploy/deploy.mjs';
import { deployImage } from './deploy/images.mjs';
import { install } from './process/run.mjs';

const usage = 'Usage: npm run deploy -- PART [BUILT FOLDER] [--compose] [--container] [--untried]';
const secondsSince = (/** @type {number} */ start) => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

/** @type {(what: string, isNew: boolean, start: number) => void} */
const report = (what, isNew, start) =>
  say(isNew ? `${what} is live after ${secondsSince(start)}.` : `${what} is live already. Nothing changed.`);

/**
 * Deploys a version of files, checked before.
 * @param {string} part
 * @param {string | undefined} given
 * @param {{ compose: boolean, untried: boolean }} flags
 */
async function asVersion(part, given, flags) {
  const store = storeOf(part, { isCompose: flags.compose });
  const building = performance.now();
  const built = given ? pathFromUser(given) : await buildPart(part);
  if (!given) say(`Built ${part} in ${secondsSince(building)}.`);
  const start = performance.now();
  const { version, isNew } = await deploy({ part, built, store, isChecked: !flags.untried });
  report(`${part} ${version}`, isNew, start);
}

await runCommand({ usage, flags: ['compose', 'container', 'untried'], most: 2 }, async (flags, args) => {
  const [part, given] = args;
  if (!part) throw new Error(usage);
  if (isImage(part, flags)) {
    const start = performance.now();
    const { image, isNew } = await deployImage(part);
    return report(`${part} ${image}`, isNew, start);
  }
  await install(say);
  await asVersion(part, given, flags);
});
