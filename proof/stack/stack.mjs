// The whole product as it is deployed: Postgres, Redis, the built services, nginx and its prerenderer, in one throw-away folder.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services as allServices, variable } from '../../ops/launch/parts.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { needBinaries } from '../../ops/process/run.mjs';
import { answersAt, waitUntil } from '../../ops/lib/wait.mjs';
import { startStandIn } from '../openai-stand-in/stand-in.mjs';
import { startControl } from './control.mjs';
import { startEmbeddedGateway, startNginx } from './gateways.mjs';
import { startNode } from './parts.mjs';
import { prepareDatabase, startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

const READY_WITHIN = 60_000;

/** The tests' own: a key of the machine is never used, and one long run does not use up the day's budget. */
export const AI_ENV = {
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  AI_DAILY_BUDGET: '1000000',
};

/**
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {Awaited<ReturnType<typeof prepareDatabase>>} Databases
 *
 * @typedef {object} StackOptions
 * @property {Record<string, string>} [serviceEnv] goes to every service
 * @property {number} [port]
 * @property {string} [extra] nginx text
 * @property {boolean} [openAi] whether the stand-in of an OpenAI-compatible API answers guests (`openAiUrl`), else the
 *   house bartender
 * @property {string} [gateway] `nginx`, or `embedded` for that of `npm start`
 * @property {{ frontEnds?: string, services?: string }} [builtIn] the roots of other repositories, whose builds are taken
 *
 * @typedef {object} Running
 * @property {string} folder
 * @property {Record<string, Part>} parts by name
 * @property {<T extends { stop(): Promise<unknown> }>(started: T) => T} own has it stopped with the stack
 */

/**
 * Starts everything and waits until `/health` is 200. Returns addresses, the parts by name, and `stop()`, after which
 * nothing is left.
 * @param {StackOptions & { say?: (text: string) => void }} options
 */
export async function startStack({ say = () => {}, ...options } = {}) {
  const postgres = process.env['TEST_DATABASE_URL'] ? [] : ['initdb', 'postgres'];
  const redis = process.env['TEST_REDIS_URL'] ? [] : ['redis-server'];
  await needBinaries([...postgres, ...redis, 'nginx'], say);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-stack-'));
  // Postgres runs as another user below it.
  await chmod(folder, 0o755);
  /** @type {{ stop(): Promise<unknown> }[]} */
  const started = [];
  /** @type {Running} */
  const running = { folder, parts: {}, own: (part) => (started.push(part), part) };
  const stop = async () => {
    for (const part of started.reverse()) await part.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { ...(await startParts(running, options)), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {Running} running
 * @param {StackOptions} options
 */
async function startParts(running, { port, serviceEnv, extra, openAi, gateway = 'nginx', builtIn = {} }) {
  const { folder, parts, own } = running;
  const services = allServices(builtIn.services);
  const [gatewayPort = 0, controlPort = 0, ...servicePorts] = await freePorts(2 + services.length);
  const [databases, redisUrl] = await Promise.all([ownDatabases(running), ownRedis(running)]);
  const adminPassword = randomBytes(9).toString('base64url');
  const upstreams = Object.fromEntries(
    services.map(({ name }, index) => [name, `127.0.0.1:${servicePorts[index]}`]),
  );
  const standIn = openAi ? own(await startStandIn()) : undefined;
  const env = {
    ...Object.fromEntries(services.map(({ name }) => [variable(name, 'URL'), `http://${upstreams[name]}`])),
    REDIS_URL: redisUrl,
    ADMIN_PASSWORD: adminPassword,
    ...AI_ENV,
    ...(standIn ? { OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'stand-in' } : {}),
    ...serviceEnv,
    ...{ DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', HOST: '127.0.0.1' },
  };
  for (const [index, { name, program, hasDatabase }] of services.entries()) {
    const urls = new Map(Object.entries(databases));
    const database = hasDatabase ? { [variable(name, 'DATABASE_URL')]: String(urls.get(name)) } : {};
    const all = { ...env, ...database, PORT: String(servicePorts[index]) };
    parts[name] = own(startNode(program, { name, folder, env: all }));
  }
  const listen = port ?? gatewayPort;
  const web = { folder, port: listen, services: upstreams, extra, builtIn: builtIn.frontEnds };
  const front = gateway === 'embedded' ? startEmbeddedGateway(web) : await startNginx(web);
  for (const [name, part] of Object.entries(front)) parts[name] = own(part);
  const control = own(await startControl(parts, controlPort));
  const baseUrl = `http://127.0.0.1:${listen}`;
  if (!(await waitUntil(() => answersAt(`${baseUrl}/health`), { timeout: READY_WITHIN })))
    throw new Error(await whatFailed(baseUrl, parts));
  const addresses = { baseUrl, controlUrl: control.url, redisUrl, openAiUrl: standIn?.url, upstreams };
  return { kind: /** @type {const} */ ('programs'), ...addresses, adminPassword, databases, parts };
}

/** @type {(running: Running) => Promise<Databases>} */
async function ownDatabases({ folder, parts, own }) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const databases = await prepareDatabase(given);
    own({ stop: databases.remove });
    return databases;
  }
  const { part, url } = await startPostgres(folder);
  parts['postgres'] = own(part);
  return prepareDatabase(url);
}

/** @type {(running: Running) => Promise<string>} */
async function ownRedis({ folder, parts, own }) {
  const given = process.env['TEST_REDIS_URL'];
  if (given) return given;
  const { part, url } = await startRedis(folder);
  parts['redis'] = own(part);
  return url;
}

/** @type {(baseUrl: string, parts: Record<string, Part>) => Promise<string>} */
async function whatFailed(baseUrl, parts) {
  const health = await fetch(`${baseUrl}/health`).then(
    (answer) => answer.text(),
    (error) => error.message,
  );
  const errors = Object.values(parts).filter(({ lastError }) => lastError);
  return [
    `The product was not ready within ${READY_WITHIN / 1000} s: ${health}`,
    ...errors.map(({ name, lastError }) => `${name}: ${lastError}`),
  ].join('\n');
}
