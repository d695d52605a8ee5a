import { setTimeout as wait } from 'node:timers/promises';
import { revision } from './revision.mjs';
import { compose, docker } from '../installation/compose.mjs';
import { ROOT } from '../launch/parts.mjs';
import { run } from '../process/run.mjs';
import { waitUntil } from '../lib/wait.mjs';
import { Refused } from './refused.mjs';

const HEALTHY_WITHIN = 120_000;
/** The gateway, and whoever else asks the name server, has seen the new ones by then: nginx looks once a second. */
const KNOWN_AFTER = 2_000;

/** As docker-compose.yml names them. */
const imageOf = (part) => `peanut-${part}`;
const previousOf = (part) => `${imageOf(part)}:previous`;

const lines = (text) => text.split('\n').filter(Boolean);
const inspect = async (format, ...ids) => lines(await docker('inspect', '--format', format, ...ids));

/** The part's containers that run. */
async function containersOf(part) {
  const ids = lines(await compose(['ps', '-q', part]));
  if (ids.length === 0) return [];
  const states = await inspect('{{.State.Running}}', ...ids);
  return ids.filter((_, index) => states[index] === 'true');
}

async function needContainers(part) {
  const ids = await containersOf(part);
  if (ids.length === 0) throw new Error(`${part} does not run. Start it first: docker compose up -d ${part}`);
  return ids;
}

const imageIn = async (container) => (await inspect('{{.Image}}', container))[0];
const imageId = async (name) => await docker('image', 'inspect', '--format', '{{.Id}}', name);

/**
 * Builds the part's image and replaces its containers, as many as run, without a gap. Returns the image and whether
 * anything changed. Throws {@link Refused} when a new one does not become healthy; the old ones have never stopped then.
 */
export async function deployImage(part) {
  const [first] = await needContainers(part);
  const running = await imageIn(first);
  await compose(['build', part], { env: { ...process.env, REVISION: revision(ROOT) } });
  const image = await imageId(imageOf(part));
  if (image === running) return { image, isNew: false };
  await swap(part, running);
  return { image, isNew: true };
}

/** Goes back to the image before, the same way. Returns it. */
export async function rollbackImage(part) {
  const [first] = await needContainers(part);
  const running = await imageIn(first);
  const before = await imageId(previousOf(part)).catch(() => undefined);
  if (!before) throw new Error(`There is no image of ${part} before the one that runs.`);
  await docker('tag', before, imageOf(part));
  await swap(part, running);
  return before;
}

/** From the image that runs to the one that has the part's name. */
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
export async function replaceContainers(part) {
  const old = await needContainers(part);
  const scale = ['--no-deps', '--no-build', '--no-recreate', '--scale', `${part}=${2 * old.length}`];
  await compose(['up', '-d', ...scale, part]);
  const added = lines(await compose(['ps', '-q', part])).filter((id) => !old.includes(id));
  await healthyOrGone(part, added);
  await wait(KNOWN_AFTER);
  for (const id of old) {
    await docker('stop', id);
    await docker('rm', id);
  }
}

async function healthyOrGone(part, added) {
  const format = '{{.State.Running}} {{.State.Health.Status}} {{.RestartCount}}';
  const states = async () => (await inspect(format, ...added)).map((line) => line.split(' '));
  let isHopeless = added.length === 0;
  const areHealthy = async () => {
    const now = await states();
    isHopeless = now.some(([, health, restarts]) => health === 'unhealthy' || Number(restarts) > 1);
    return now.every(([running, health]) => running === 'true' && health === 'healthy');
  };
  const gaveUp = () => isHopeless;
  if (await waitUntil(areHealthy, { timeout: HEALTHY_WITHIN, every: 500, gaveUp })) return;
  const said = await Promise.all(added.map((id) => run('docker', ['logs', '--tail', '5', id])));
  for (const id of added) await docker('rm', '-f', id);
  const words = said.map(({ output }) => output.trim());
  throw new Refused([`${part} is refused: no new container became healthy.`, ...words].join('\n'));
}
