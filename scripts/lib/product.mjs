import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { superviseNode } from './child.mjs';
import { frontEnds, ROOT, services, variable } from './parts.mjs';
import { freePorts } from './ports.mjs';
import { answersAt, waitUntil } from './wait.mjs';

const DATABASE = fileURLToPath(new URL('./embedded-database.mjs', import.meta.url));
const PASSWORD_LINE = /^PEANUT_FIRST_BOOT_PASSWORD (.+)$/;
const READY_WITHIN = 90_000;

const urlVariable = (name) => variable(name, 'DATABASE_URL');
const isExternal = (name) => Boolean(process.env[urlVariable(name)] || process.env['DATABASE_URL']);

/** What every service is told besides its own variables: where the others are. */
function addresses(ports) {
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [variable(name, 'URL'), `http://127.0.0.1:${port}`]),
  );
}

/**
 * Starts databases, services and gateway, and waits until all are ready.
 * Throws the sentence of the part that gave up; everything it started is then stopped.
 */
export async function startProduct({ port, host, dataDir, say, watch = false, gatewayEnv = {} }) {
  const running = [];
  const product = { password: undefined, stop };
  let firstFailure;
  let isReady = false;
  const onCrash = ({ name, reason, pause, lastError }) => {
    if (!isReady) firstFailure ??= lastError || `${name} ended (${reason}) before it was ready.`;
    else say(`${name} stopped (${reason}); starting it again in ${pause / 1000} s.`);
  };
  const common = (name) => ({ name, onCrash, logFile: join(dataDir, 'logs', `${name}.log`) });

  async function stop() {
    for (const part of [...running].reverse()) await part.stop();
  }

  async function startDatabases(names) {
    const ports = await freePorts(names.length);
    names.forEach((name, index) => {
      const args = [join(dataDir, `${name}-db`), String(ports[index])];
      running.push(superviseNode(DATABASE, args, common(`${name}-database`)));
    });
    return Object.fromEntries(names.map((name, index) => [name, ports[index]]));
  }

  function startService({ name, program }, ports, databasePort) {
    const own = databasePort
      ? {
          [urlVariable(name)]: `postgres://postgres:postgres@127.0.0.1:${databasePort}/postgres`,
          DATABASE_POOL: '1',
        }
      : {};
    const env = {
      NODE_ENV: 'production',
      ...addresses(ports),
      ...own,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(ports[name]),
    };
    const onLine = (line) => {
      const password = PASSWORD_LINE.exec(line)?.[1];
      if (password) product.password = password;
      return Boolean(password);
    };
    const nodeArgs = ['--enable-source-maps', ...(watch ? ['--watch', '--watch-preserve-output'] : [])];
    running.push(
      superviseNode(program, [], {
        ...common(name),
        nodeArgs,
        env: { ...env, PRINT_PASSWORD_LINE: 'true' },
        onLine,
      }),
    );
  }

  function startGateway(ports) {
    const upstreams = Object.entries(ports).map(([name, own]) => [
      variable(name, 'UPSTREAM'),
      `127.0.0.1:${own}`,
    ]);
    const folders = frontEnds().map(({ name, folder }) => [variable(name, 'FOLDER'), folder]);
    const env = {
      ...Object.fromEntries([...upstreams, ...folders]),
      HOST: host,
      PORT: String(port),
      ...gatewayEnv,
    };
    running.push(superviseNode(join(ROOT, 'gateway/dist/main.js'), [], { ...common('gateway'), env }));
  }

  try {
    const all = services();
    const embedded = all
      .filter(({ name, hasDatabase }) => hasDatabase && !isExternal(name))
      .map(({ name }) => name);
    const [own, databasePorts] = await Promise.all([freePorts(all.length), startDatabases(embedded)]);
    const ports = Object.fromEntries(all.map(({ name }, index) => [name, own[index]]));
    for (const service of all) startService(service, ports, databasePorts[service.name]);
    startGateway(ports);
    const connectable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
    const address = connectable.includes(':') ? `[${connectable}]` : connectable;
    const options = { timeout: READY_WITHIN, gaveUp: () => firstFailure !== undefined };
    isReady = await waitUntil(() => answersAt(`http://${address}:${port}/health`), options);
    if (!isReady)
      throw new Error(
        firstFailure ?? `Not ready after ${READY_WITHIN / 1000} s; see ${join(dataDir, 'logs')}.`,
      );
    return product;
  } catch (error) {
    await stop();
    throw error;
  }
}
