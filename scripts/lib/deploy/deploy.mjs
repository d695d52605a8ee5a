import { join } from 'node:path';
import { frontEnds, ROOT } from '../parts.mjs';
import { run, tail } from '../run.mjs';
import { readSettings } from '../settings.mjs';
import { versionOf } from '../versions.mjs';
import { answersAt, askAt, waitUntil } from '../wait.mjs';
import { containerPlace, folderPlace } from './places.mjs';

/** A refusal that says everything that is wrong. */
export class Refused extends Error {}

const NAMES = frontEnds().map(({ name }) => name);

/** The place where the front end's versions are kept. Throws when there is no such part. */
export function placeOf(part, { isCompose }) {
  if (!NAMES.includes(part)) throw new Error(`There is no front end "${part}": ${NAMES.join(', ')}.`);
  const settings = readSettings();
  return isCompose ? containerPlace(part, settings) : folderPlace(part, settings);
}

/** Builds the front end as its sources are, and returns the folder. Throws with the build's last lines. */
export async function buildPart(part) {
  const { code, output } = await run('npx', ['--no-install', 'nx', 'build', `@peanut/${part}`], {
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0' },
  });
  if (code !== 0) throw new Error(`${part} could not be built:\n${tail(output, 40)}`);
  return join(ROOT, part, 'dist');
}

/**
 * Publishes a build, tries it in the running product and makes it live. Returns its version and whether anything changed.
 * Throws {@link Refused} when the trial fails; then guests have never seen it.
 * @param {{ part: string, built: string, place: import('./places.mjs').Place, isTried?: boolean }} what
 */
export async function deploy({ part, built, place, isTried = true }) {
  const version = versionOf(built);
  if ((await place.list()).live === version) return { version, isNew: false };
  if (isTried && !(await answersAt(`${place.origin}/health`)))
    throw new Error(`There is no bar at ${place.origin} to try it in. Start it first, or say --untried.`);
  await place.take(built);
  if (isTried) await refuseUnlessGood({ part, version, place });
  await goLive({ part, version, place });
  return { version, isNew: true };
}

async function refuseUnlessGood({ part, version, place }) {
  const { tryCandidate } = await import('./try-candidate.mjs');
  const live = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await servedVersion(place.origin, name)])),
  );
  const trial = () => tryCandidate({ origin: place.origin, part, version, live });
  // A busy network is no fault of the candidate: what fails, fails twice.
  if ((await trial()).length === 0) return;
  const problems = await trial();
  if (problems.length === 0) return;
  await place.drop(version);
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
  const isServed = async () => (await servedVersion(place.origin, part).catch(() => undefined)) === version;
  if (!(await waitUntil(isServed, { timeout: 5_000 })))
    throw new Error(
      `${part} ${version} is live, but ${place.origin} does not serve it: is that another bar?`,
    );
}

async function servedVersion(origin, part) {
  const answer = await askAt(`${origin}/${part}/version.json`, 5_000);
  if (answer?.status !== 200) throw new Error(`${origin} does not say which version of ${part} is live.`);
  return JSON.parse(answer.body).version;
}
