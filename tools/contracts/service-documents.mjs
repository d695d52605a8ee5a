import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { superviseNode } from '../../ops/process/child.mjs';
import { services, variable } from '../../ops/launch/parts.mjs';
import { variablesFor } from '../../ops/launch/part-env.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { inTemporaryFolder } from '../../ops/lib/temporary-folder.mjs';
import { askAt, waitUntil } from '../../ops/lib/wait.mjs';

/** Discard port: nothing listens there. A service starts without its neighbours, and its document needs none. */
const NOWHERE = '127.0.0.1:9';

/**
 * The OpenAPI documents of the built services, by name.
 * @returns {Promise<Record<string, import('./compare-apis.mjs').Api>>}
 */
export async function serviceDocuments() {
  const all = services();
  const ports = await freePorts(all.length);
  return inTemporaryFolder(tmpdir(), 'peanut-documents-', async (/** @type {string} */ folder) => {
    const read = all.map(async (service, index) => [
      service.name,
      await documentOf(service, ports[index] ?? 0, folder),
    ]);
    return Object.fromEntries(await Promise.all(read));
  });
}

/**
 * Throws with the service's own words when it does not start.
 * @param {ReturnType<typeof services>[number]} service @param {number} port @param {string} folder
 */
async function documentOf({ name, program }, port, folder) {
  let ended = false;
  const part = superviseNode(program, [], {
    name,
    logFile: join(folder, `${name}.log`),
    inherited: variablesFor('database'),
    env: { ...environment(), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder },
    keepAlive: false,
    onCrash: () => (ended = true),
  });
  try {
    /** @type {Awaited<ReturnType<typeof askAt>>} */
    let answer;
    const isThere = async () => {
      answer = await askAt(`http://127.0.0.1:${port}/api/docs/${name}.json`);
      return answer?.status === 200;
    };
    if (!(await waitUntil(isThere, { gaveUp: () => ended })))
      throw new Error(`services/${name} gave no OpenAPI document: ${part.lastError || answer?.body}`);
    return JSON.parse(answer?.body ?? '');
  } finally {
    await part.kill();
  }
}

const environment = () => ({
  LOG_LEVEL: 'error',
  DATABASE_URL: `postgres://nobody@${NOWHERE}/none`,
  REDIS_URL: `redis://${NOWHERE}`,
  ADMIN_PASSWORD: 'never asked for',
  ...Object.fromEntries(services().map(({ name }) => [variable(name, 'URL'), `http://${NOWHERE}`])),
});
