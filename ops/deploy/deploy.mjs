import { revision } from './revision.mjs';
import { builtFolder, frontEnds, ROOT, services } from '../launch/parts.mjs';
import { run, tail } from '../process/run.mjs';
import { readSettings } from '../installation/settings.mjs';
import { answersAt, waitUntil } from '../lib/wait.mjs';
import { checkHandedOver } from './build.mjs';
import { containerPlace, folderPlace, gatewayPlace } from './places.mjs';
import { Refused } from './refused.mjs';

const FRONT_ENDS = frontEnds().map(({ name }) => name);
const IMAGES_ONLY = [...services().map(({ name }) => name), 'prerenderer'];

/** Whether the part is replaced as an image: what is no file that its container serves, and a front end's own nginx. */
export function isImage(part, { compose: isCompose, container }) {
  if (![...FRONT_ENDS, ...IMAGES_ONLY, 'gateway'].includes(part))
    throw new Error(`There is no part "${part}": ${[...FRONT_ENDS, 'gateway', ...IMAGES_ONLY].join(', ')}.`);
  if (!isCompose && !FRONT_ENDS.includes(part))
    throw new Error(`${part} is a part of npm start itself: start that anew. In containers, say --compose.`);
  if (container && part === 'gateway')
    throw new Error(
      'One container has the gateway’s port. Its configuration is replaced without --container; for another nginx ' +
        'take a quiet moment: docker compose up -d --build --no-deps gateway',
    );
  return container || IMAGES_ONLY.includes(part);
}

/**
 * The place where the part's versions are kept.
 * @returns {import('./places.mjs').Place}
 */
export function placeOf(part, { isCompose }) {
  const settings = readSettings();
  if (part === 'gateway') return gatewayPlace(settings);
  return isCompose ? containerPlace(part, settings) : folderPlace(part, settings);
}

/** Builds the part as its sources are, and returns the folder. Throws with the build's last lines. */
export async function buildPart(part) {
  const { code, output } = await run('npx', ['--no-install', 'nx', 'build', `@peanut/${part}`], {
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0', REVISION: revision(ROOT) },
  });
  if (code !== 0) throw new Error(`${part} could not be built:\n${tail(output, 40)}`);
  return builtFolder(part);
}

/**
 * Looks at a build and publishes it, tries it in the running product and makes it live. Returns its version and whether anything changed.
 * Throws {@link Refused} when the trial fails; then guests have never seen it.
 * @param {{ part: string, built: string, place: import('./places.mjs').Place, isTried?: boolean }} what
 */
export async function deploy({ part, built, place, isTried = true }) {
  const version = checkHandedOver(built, part);
  const { live, versions } = await place.list();
  if (live === version) {
    await place.take(built);
    return { version, isNew: false };
  }
  if (isTried && !(await answersAt(`${place.origin}/health`)))
    throw new Error(`There is no bar at ${place.origin} to try it in. Start it first, or say --untried.`);
  await place.take(built);
  if (isTried) await refuseUnlessGood({ part, version, place, wasKept: versions.includes(version) });
  await goLive({ part, version, place });
  return { version, isNew: true };
}

/** Takes a version away that the trial refuses, and says all that is wrong; not one that was kept from before. */
export async function refuseUnlessGood({ part, version, place, wasKept }) {
  const problems = await place.problems(version);
  if (problems.length === 0) return;
  if (!wasKept) await place.drop(version);
  throw new Refused([`${part} ${version} is refused:`, ...problems.map((one) => `  ${one}`)].join('\n'));
}

/**
 * Goes back to the version before the live one, or to the one that is named. Returns it.
 * @param {{ part: string, place: import('./places.mjs').Place, wanted?: string }} what
 */
export async function rollback({ part, wanted, place }) {
  const { live, versions } = await place.list();
  const before = wanted ?? versions[versions.indexOf(live) + 1];
  if (!before) throw new Error(`There is no version of ${part} before ${live}.`);
  if (!versions.includes(before))
    throw new Error(`${part} ${before} is not kept any more. There are: ${versions.join(', ')}.`);
  await goLive({ part, version: before, place });
  return before;
}

/** Makes the version live and, where the bar is open, waits until guests get it. */
async function goLive({ part, version, place }) {
  await place.makeLive(version);
  if (!(await answersAt(`${place.origin}/health`))) return;
  const isServed = async () => (await place.served().catch(() => undefined)) === version;
  if (!(await waitUntil(isServed, { timeout: 5_000 })))
    throw new Error(
      `${part} ${version} is live, but ${place.origin} does not serve it: is that another bar?`,
    );
}
