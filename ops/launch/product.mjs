import { join } from 'node:path';
import { revision } from '../deploy/revision.mjs';
import { superviseNode } from '../process/child.mjs';
import { embeddedVariables, usesEmbedded } from '../database/choice.mjs';
import { DATABASE, databaseAddress, prepareDatabase } from '../database/prepare.mjs';
import { databaseProbe } from '../database/probe.mjs';
import { finishBrokenOff } from '../installation/embedded.mjs';
import { endOf } from '../process/memory.mjs';
import { frontEnds, LEAN, ROOT, services, variable } from './parts.mjs';
import { variablesFor } from './part-env.mjs';
import { freePorts } from './ports.mjs';
import { publishNew, versionsFolder } from '../deploy/versions.mjs';
import { answersAt, statusAt } from '../lib/wait.mjs';
import { waitForHealth } from './wait-for-health.mjs';
import { watchForHangs } from '../process/watchdog.mjs';

const PASSWORD_LINE = /^PEANUT_FIRST_BOOT_PASSWORD (.+)$/;
/** How the gateway begins a line that a person should read. */
const WARNING = 'warning: ';
const PORT_TAKEN = /\bis taken\b|EADDRINUSE/;

/** How this machine reaches what listens there. */
export function localAddress(host, port, isHttps = false) {
  const connectable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const name = connectable.includes(':') ? `[${connectable}]` : connectable;
  return `${isHttps ? 'https' : 'http'}://${name}:${port}`;
}

/**
 * Starts database, services and gateway, and waits until all are ready.
 * Throws the sentence of the part that gave up; everything it started is then stopped.
 */
export async function startProduct({
  port,
  host,
  isHttps = false,
  dataDir,
  say,
  watch = false,
  gatewayEnv = {},
}) {
  // Whatever the parts write is their user's alone.
  process.umask(0o077);
  const product = { password: undefined, stop };
  const all = services();
  const REVISION = revision(ROOT);
  let database;
  let address;
  let running = [];
  let firstFailure;
  let isReady = false;
  let isStopped = false;
  let moving;
  /** Those that are ended because they hang: no fault of theirs that would end a start. */
  const hung = new Set();

  const logFile = (name) => join(dataDir, 'logs', `${name}.log`);

  function onCrash({ name, reason, pause, lastError }) {
    if (hung.delete(name)) return;
    if (PORT_TAKEN.test(lastError) && all.some((service) => service.name === name)) {
      moving ??= moveToOtherPorts().finally(() => (moving = undefined));
    } else if (isReady) {
      say(`${name} stopped (${reason}); starting it again in ${pause / 1000} s.`);
    } else {
      const sentence = endOf(reason, lastError);
      firstFailure ??= `${sentence.startsWith(`${name}:`) ? '' : `${name}: `}${sentence} See ${logFile(name)}.`;
    }
  }

  function start(name, program, args, { probe, ...options }) {
    const part = superviseNode(program, args, {
      name,
      onCrash,
      logFile: logFile(name),
      inherited: variablesFor(name),
      ...options,
    });
    // `node --watch` restarts its program itself, and waits for an edit when that fails.
    const watchdog = watch ? undefined : watchForHangs(part, probe, onHung);
    function onHung() {
      hung.add(name);
      say(`${name} does not answer; starting it again.`);
    }
    function stop() {
      watchdog?.end();
      return part.stop();
    }
    return { stop, isStarting: () => watchdog?.isStarting() ?? false };
  }

  function startDatabase(folder) {
    const probe = databaseProbe(address.listen);
    database = start('database', DATABASE, [folder, address.listen], { probe });
  }

  function startService({ name, program, watchedProgram, ...service }, ports) {
    const addresses = Object.entries(ports).map(([other, own]) => [
      variable(other, 'URL'),
      `http://127.0.0.1:${own}`,
    ]);
    const env = {
      ...LEAN.env,
      NODE_ENV: 'production',
      ...Object.fromEntries(addresses),
      ...(usesEmbedded({ name, ...service }) ? embeddedVariables(name, address) : {}),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(ports[name]),
      REVISION,
      PRINT_PASSWORD_LINE: 'true',
    };
    const onLine = (line) => {
      const password = PASSWORD_LINE.exec(line)?.[1];
      if (password) product.password = password;
      return Boolean(password);
    };
    const nodeArgs = watch ? ['--enable-source-maps', '--watch', '--watch-preserve-output'] : LEAN.nodeArgs;
    const probe = () => answersAt(`http://127.0.0.1:${ports[name]}/health/live`);
    return start(name, watch ? watchedProgram : program, [], { nodeArgs, env, onLine, probe });
  }

  function startGateway(ports) {
    const upstreams = Object.entries(ports).map(([name, own]) => [
      variable(name, 'UPSTREAM'),
      `127.0.0.1:${own}`,
    ]);
    const folders = frontEnds().map(({ name }) => [variable(name, 'FOLDER'), versionsFolder(dataDir, name)]);
    const env = {
      ...LEAN.env,
      ...Object.fromEntries([...upstreams, ...folders]),
      HOST: host,
      PORT: String(port),
      REVISION,
      ...gatewayEnv,
    };
    // It answers for the others too: that they are not ready is no fault of its own. Where it speaks https, sending
    // plain http on is an answer as well, and costs no handshake twice a second.
    const probe = async () => (await statusAt(`${localAddress(host, port)}/health`, 2_500)) !== undefined;
    const onLine = (line) => {
      if (line.startsWith(WARNING)) say(line.slice(WARNING.length));
      return false;
    };
    const program = join(ROOT, 'gateway/dist/main.js');
    return start('gateway', program, [], { nodeArgs: LEAN.nodeArgs, env, probe, onLine });
  }

  async function startParts() {
    const own = await freePorts(all.length);
    if (isStopped) return;
    const ports = Object.fromEntries(all.map(({ name }, index) => [name, own[index]]));
    running = [...all.map((service) => startService(service, ports)), startGateway(ports)];
  }

  /** Another program took a port between two starts of a service: everyone is told of new ones. */
  async function moveToOtherPorts() {
    say('A port was taken by another program; starting the services on others.');
    await stopParts();
    if (!isStopped) await startParts();
  }

  async function stopParts() {
    const [gateway, ...others] = running.reverse();
    running = [];
    await gateway?.stop();
    await Promise.all(others.map((part) => part.stop()));
  }

  async function stop() {
    isStopped = true;
    await moving;
    await stopParts();
    await database?.stop();
    address?.remove();
  }

  await finishBrokenOff(dataDir, say);
  try {
    for (const { name, folder } of frontEnds()) {
      const mended = publishNew(versionsFolder(dataDir, name), folder);
      if (mended) say(`${name}: ${mended}`);
    }
    if (all.some(usesEmbedded)) {
      address = databaseAddress(dataDir, (await freePorts(1))[0]);
      const preparing = prepareDatabase(dataDir, say);
      await Promise.all([startParts(), preparing.then(startDatabase)]);
    } else {
      await startParts();
    }
    await waitForHealth(`${localAddress(host, port, isHttps)}/health`, {
      logs: join(dataDir, 'logs'),
      isStarting: () => [database, ...running].some((part) => part?.isStarting()),
      problem: () => firstFailure,
    });
    isReady = true;
    return product;
  } catch (error) {
    await stop();
    throw error;
  }
}
