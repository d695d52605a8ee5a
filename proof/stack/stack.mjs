// The whole product as it is deployed: Postgres, Redis, the built services, nginx and its prerenderer, in one throw-away folder.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAN, ROOT, services as allServices, variable } from '../../ops/launch/parts.mjs';

const READY_WITHIN = 60_000;

/** The tests' own: a key of the machine is never used, and one long run does not use up the day's budget. */
export const AI_ENV = {
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  AI_DAILY_BUDGET: '1000000',
};

/**
 * Starts everything and waits until `/health` is 200. `serviceEnv` goes to every service, `extra` is nginx text.
 * With `openAi` the stand-in of an OpenAI-compatible API answers guests (`openAiUrl`), else the house bartender.
 * `gateway` is `nginx`, or `embedded` for that of `npm start`.
 * `builtIn` names the roots of other repositories, whose builds of `frontEnds` or `services` are taken.
 * Returns addresses, the parts by name, and `stop()`, after which nothing is left.
 */
export async function startStack({ say = () => {}, ...options } = {}) {
  const library = await loadLibrary();
  await library.needBinaries(neededBinaries(), say);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-stack-'));
  // Postgres runs as another user below it.
  await chmod(folder, 0o755);
  const started = [];
  const own = (part) => {
    started.push(part);
    return part;
  };
  const stop = async () => {
    for (const part of [...started].reverse()) await part.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { ...(await startParts(library, { folder, own, ...options })), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded late: some of it needs the packages and the gateway's build. */
async function loadLibrary() {
  const [child, ports, wait, binaries, postgres, redis, nginx, embedded, control, openAi] = await Promise.all(
    [
      import('../../ops/process/child.mjs'),
      import('../../ops/launch/ports.mjs'),
      import('../../ops/lib/wait.mjs'),
      import('../../ops/process/run.mjs'),
      import('./postgres.mjs'),
      import('./redis.mjs'),
      import('./nginx.mjs'),
      import('./embedded-gateway.mjs'),
      import('./control.mjs'),
      import('../openai-stand-in/stand-in.mjs'),
    ],
  );
  return {
    ...child,
    ...ports,
    ...wait,
    ...binaries,
    ...postgres,
    ...redis,
    ...nginx,
    ...embedded,
    ...control,
    ...openAi,
  };
}

function neededBinaries() {
  const postgres = process.env['TEST_DATABASE_URL'] ? [] : ['initdb', 'postgres'];
  const redis = process.env['TEST_REDIS_URL'] ? [] : ['redis-server'];
  return [...postgres, ...redis, 'nginx'];
}

async function startParts(
  library,
  { folder, own, port, serviceEnv, extra, openAi, gateway = 'nginx', builtIn = {} },
) {
  const [gatewayPort, postgresPort, redisPort, prerendererPort, controlPort, ...servicePorts] =
    await library.freePorts(5 + allServices().length);
  const parts = {};
  const [databases, redisUrl] = await Promise.all([
    startDatabases(library, { folder, port: postgresPort, own, parts }),
    startRedis(library, { folder, port: redisPort, own, parts }),
  ]);
  const adminPassword = randomBytes(9).toString('base64url');
  const ports = Object.fromEntries(allServices().map(({ name }, index) => [name, servicePorts[index]]));
  const standIn = openAi ? own(await library.startStandIn()) : undefined;
  const env = {
    ...addressVariables(ports),
    REDIS_URL: redisUrl,
    ADMIN_PASSWORD: adminPassword,
    ...AI_ENV,
    ...(standIn ? { OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'stand-in' } : {}),
    ...serviceEnv,
  };
  for (const service of allServices(builtIn.services)) {
    parts[service.name] = own(
      startService(library, { folder, service, port: ports[service.name], env, databases }),
    );
  }
  const upstreams = Object.fromEntries(
    Object.entries(ports).map(([name, own]) => [name, `127.0.0.1:${own}`]),
  );
  const listen = port ?? gatewayPort;
  const web = { folder, port: listen, services: upstreams, builtIn: builtIn.frontEnds };
  if (gateway === 'embedded') {
    parts.gateway = own(library.startEmbeddedGateway(web));
  } else {
    const nginx = await library.startNginx({ ...web, prerenderer: `127.0.0.1:${prerendererPort}`, extra });
    for (const [name, part] of Object.entries(nginx.parts)) parts[name] = own(part);
    const { statics } = nginx;
    parts.prerenderer = own(startPrerenderer(library, { folder, port: prerendererPort, upstreams, statics }));
  }
  const control = own(await library.startControl(parts, controlPort));
  const baseUrl = `http://127.0.0.1:${listen}`;
  if (!(await library.waitUntil(() => library.answersAt(`${baseUrl}/health`), { timeout: READY_WITHIN }))) {
    throw new Error(await whatFailed(baseUrl, parts));
  }
  const openAiUrl = standIn?.url;
  return {
    kind: 'programs',
    baseUrl,
    adminPassword,
    controlUrl: control.url,
    databases,
    redisUrl,
    openAiUrl,
    upstreams,
    parts,
  };
}

const addressVariables = (ports) =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [variable(name, 'URL'), `http://127.0.0.1:${port}`]),
  );

async function startDatabases(library, { folder, port, own, parts }) {
  const given = process.env['TEST_DATABASE_URL'];
  let superUrl = given;
  if (!given) {
    const { part, url } = await library.startPostgres(folder, port);
    parts.postgres = own(part);
    superUrl = url;
  }
  const databases = await library.prepareDatabase(superUrl);
  if (given) own({ stop: databases.remove });
  return databases;
}

async function startRedis(library, { folder, port, own, parts }) {
  if (process.env['TEST_REDIS_URL']) return process.env['TEST_REDIS_URL'];
  const { part, url } = await library.startRedis(folder, port);
  parts.redis = own(part);
  return url;
}

function startService(library, { folder, service: { name, program, hasDatabase }, port, env, databases }) {
  const database = hasDatabase ? { [variable(name, 'DATABASE_URL')]: databases[name] } : {};
  const own = {
    ...LEAN.env,
    ...env,
    ...database,
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  return library.superviseNode(program, [], {
    name,
    logFile: join(folder, `logs/${name}.log`),
    env: own,
    nodeArgs: LEAN.nodeArgs,
  });
}

function startPrerenderer(library, { folder, port, upstreams, statics }) {
  const services = Object.entries(upstreams).map(([name, address]) => [variable(name, 'UPSTREAM'), address]);
  const fronts = Object.entries(statics).map(([name, { listen }]) => [variable(name, 'UPSTREAM'), listen]);
  const env = {
    ...LEAN.env,
    ...Object.fromEntries([...services, ...fronts]),
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const program = join(ROOT, 'gateway/dist/pages/main.js');
  return library.superviseNode(program, [], {
    name: 'prerenderer',
    logFile: join(folder, 'logs/prerenderer.log'),
    env,
    nodeArgs: LEAN.nodeArgs,
  });
}

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
