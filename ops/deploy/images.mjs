// Replaces containers: new ones from the part's image run next to the old ones until they are healthy.
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../lib/command-line.mjs';
import { waitUntil } from '../lib/wait.mjs';
import { revision, ROOT } from '../launch/parts.mjs';
import { compose, docker, linesOf, run } from '../process/run.mjs';

const HEALTHY_WITHIN = 120_000;
/** The gateway, and whoever else asks the name server, has seen the new ones by then: nginx looks once a second. */
const KNOWN_AFTER = 2_000;

/** As docker-compose.yml names them. */
const imageOf = (/** @type {string} */ part) => `peanut-${part}`;
const previousOf = (/** @type {string} */ part) => `${imageOf(part)}:previous`;

/** @type {(format: string, ...ids: string[]) => Promise<string[]>} */
const inspect = async (format, ...ids) => linesOf(await docker('inspect', '--format', format, ...ids));
const imageId = (/** @type {string} */ name) => docker('image', 'inspect', '--format', '{{.Id}}', name);

/** The part's containers that run, and the image of the first. */
async function needContainers(/** @type {string} */ part) {
  const ids = linesOf(await compose(['ps', '-q', part]));
  const states = ids.length > 0 ? await inspect('{{.State.Running}}', ...ids) : [];
  const [first, ...others] = ids.filter((_, index) => states[index] === 'true');
  if (!first) throw new Error(`${part} does not run. Start it first: docker compose up -d ${part}`);
  const [image = ''] = await inspect('{{.Image}}', first);
  return { ids: [first, ...others], image };
}

/**
 * Builds the part's image and replaces its containers, as many as run, without a gap. Returns the image and whether
 * anything changed. Throws a {@link UserError} when a new one does not become healthy; the old ones have never stopped then.
 */
export async function deployImage(/** @type {string} */ part) {
  const running = (await needContainers(part)).image;
  await compose(['build', part], { env: { ...process.env, REVISION: revision(ROOT) } });
  const image = await imageId(imageOf(part));
  if (image === running) return { image, isNew: false };
  await swap(part, running);
  return { image, isNew: true };
}

/** Goes back to the image before, the same way. Returns it. */
export async function rollbackImage(/** @type {string} */ part) {
  const { image } = await needContainers(part);
  const before = await imageId(previousOf(part)).catch(() => undefined);
  if (!before) throw new Error(`There is no image of ${part} before the one that runs.`);
  await docker('tag', before, imageOf(part));
  await swap(part, image);
  return before;
}

/**
 * From the image that runs to the one that has the part's name.
 * @param {string} part
 * @param {string} running
 */
async function swap(part, running) {
  try {
    await replaceContainers(part);
  } catch (error) {
    // What is started next is what runs.
    await docker('tag', running, imageOf(part));
    throw error;
  }
  await docker('tag', running, previousOf(part));
}

/** As many new containers as run take the place of the old ones, which stop when the new ones are known everywhere. */
export async function replaceContainers(/** @type {string} */ part) {
  const { ids: old } = await needContainers(part);
  const scale = ['--no-deps', '--no-build', '--no-recreate', '--scale', `${part}=${2 * old.length}`];
  await compose(['up', '-d', ...scale, part]);
  const added = linesOf(await compose(['ps', '-q', part])).filter((id) => !old.includes(id));
  await healthyOrGone(part, added);
  await sleep(KNOWN_AFTER);
  for (const id of old) {
    await docker('stop', id);
    await docker('rm', id);
  }
}

/**
 * @param {string} part
 * @param {string[]} added
 */
async function healthyOrGone(part, added) {
  const format = '{{.State.Running}} {{.State.Health.Status}} {{.RestartCount}}';
  let isHopeless = added.length === 0;
  const areHealthy = async () => {
    const now = (await inspect(format, ...added)).map((line) => line.split(' '));
    isHopeless = now.some(([, health, restarts]) => health === 'unhealthy' || Number(restarts) > 1);
    return now.every(([running, health]) => running === 'true' && health === 'healthy');
  };
  const gaveUp = () => isHopeless;
  if (await waitUntil(areHealthy, { timeout: HEALTHY_WITHIN, every: 500, gaveUp })) return;
  const said = await Promise.all(added.map((id) => run('docker', ['logs', '--tail', '5', id])));
  for (const id of added) await docker('rm', '-f', id);
  const reasons = said.map(({ output }) => output.trim());
  throw new UserError([`${part} was not deployed: no new container became healthy.`, ...reasons].join('\n'));
}
