import { join } from 'node:path';
import { superviseNode } from '../process/child.mjs';
import {
  DATABASE,
  databaseAddress,
  embeddedVariables,
  needsDatabase,
  prepareDatabase,
  usesEmbedded,
} from '../database/prepare.mjs';
import { databaseProbe } from '../database/probe.mjs';
import { finishInterrupted } from '../installation/embedded.mjs';
import { endOf } from '../process/memory.mjs';
import { frontEnds, LEAN, localAddress, mapEntries, revision, ROOT, services, variable } from './parts.mjs';
import { listenForDatabase } from './database-problem.mjs';
import { openOwnerLog } from './owner-log.mjs';
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

/**
 * @typedef {object} ProductOptions
 * @property {number} port
 * @property {string} host
 * @property {boolean} [isHttps]
 * @property {string} dataDir
 * @property {import('../process/run.mjs').Say} say
 * @property {boolean} [watch] whether the services start again after each edit
 * @property {NodeJS.ProcessEnv} [gatewayEnv]
 *
 * @typedef {import('../process/child.mjs').NodeOptions} NodeOptions
 * @typedef {Record<string, number>} Ports each service's, by name
 * @typedef {{ stop(): Promise<void>, isStarting(): boolean }} Part
 */

/**
 * Starts database, services and gateway, and waits until all are ready.
 * Throws the sentence of the part that gave up; everything it started is then stopped.
 * @param {ProductOptions} options
 */
export async function startProduct(options) {
  // Whatever the parts write is their user's alone.
  process.umask(0o077);
  const { dataDir, say, host, port, isHttps } = options;
  const product = new Product(options);
  await finishInterrupted(dataDir, say);
  try {
    for (const { name, folder } of frontEnds()) {
      const mended = publishNew(versionsFolder(dataDir, name), folder);
      if (mended) say(`${name}: ${mended}`);
    }
    await product.start();
    await waitForHealth(`${localAddress(host, port, isHttps)}/health`, {
      logs: join(dataDir, 'logs'),
      isStarting: () => product.isStarting(),
      problem: () => product.failure,
    });
    product.isReady = true;
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

export class Product {
  /** The first password, where this start made it up. @type {string | undefined} */
  password;
  /** Why it will never be ready. @type {string | undefined} */
  failure;
  isReady = false;
  #services = services();
  #revision = revision(ROOT);
  #isStopped = false;
  /** Parts that are ended because they hang: no fault of theirs that would end a start. */
  #hung = /** @type {Set<string>} */ (new Set());
  /** The gateway comes last. */
  #running = /** @type {Part[]} */ ([]);
  /** @type {Part | undefined} */
  #database;
  /** @type {ReturnType<typeof databaseAddress> | undefined} */
  #address;
  /** @type {Promise<void> | undefined} */
  #moving;
  #options;
  #noteOwner;

  constructor(/** @type {ProductOptions} */ options) {
    this.#options = options;
    this.#noteOwner = openOwnerLog(options.dataDir);
  }

  async start() {
    const { dataDir, say } = this.#options;
    if (!needsDatabase()) return this.#startParts();
    const [port = 0] = await freePorts(1);
    this.#address = databaseAddress(dataDir, port);
    const { listen } = this.#address;
    const startDatabase = async () => {
      const args = [await prepareDatabase(dataDir, say), listen];
      this.#database = this.#supervise('database', DATABASE, args, { probe: databaseProbe(listen) });
    };
    await Promise.all([this.#startParts(), startDatabase()]);
  }

  isStarting = () => [this.#database, ...this.#running].some((part) => part?.isStarting());

  stop = async () => {
    this.#isStopped = true;
    await this.#moving;
    await this.#stopParts();
    await this.#database?.stop();
    this.#address?.remove();
  };

  /**
   * @param {string} name
   * @param {string} program
   * @param {string[]} args
   * @param {Partial<NodeOptions> & { probe: () => Promise<boolean> }} options
   * @returns {Part}
   */
  #supervise(name, program, args, { probe, ...options }) {
    const part = superviseNode(program, args, {
      name,
      onCrash: this.#onCrash,
      logFile: this.#logOf(name),
      inherited: variablesFor(name),
      ...options,
    });
    const onHung = () => {
      this.#hung.add(name);
      this.#options.say(`${name} does not answer; starting it again.`);
    };
    // `node --watch` restarts its program itself, and waits for an edit when that fails.
    const watchdog = this.#options.watch ? undefined : watchForHangs(part, probe, onHung);
    return {
      stop() {
        watchdog?.end();
        return part.stop();
      },
      isStarting: () => watchdog?.isStarting() ?? false,
    };
  }

  #logOf = (/** @type {string} */ name) => join(this.#options.dataDir, 'logs', `${name}.log`);

  #hearOfDatabase = listenForDatabase({
    onAway: (sentence) => this.#options.say(`${sentence}. Trying again …`),
    onRefused: (sentence, name) => (this.failure ??= `${sentence}. See ${this.#logOf(name)}.`),
  });

  #onCrash = (/** @type {import('../process/child.mjs').Crash} */ { name, reason, pause, lastError }) => {
    if (this.#hung.delete(name)) return;
    if (PORT_TAKEN.test(lastError) && this.#services.some((service) => service.name === name)) {
      this.#moving ??= this.#moveToOtherPorts().finally(() => (this.#moving = undefined));
    } else if (this.isReady) {
      this.#options.say(`${name} stopped (${reason}); starting it again in ${pause / 1000} s.`);
    } else {
      const sentence = endOf(reason, lastError);
      const begin = sentence.startsWith(`${name}:`) ? '' : `${name}: `;
      this.failure ??= `${begin}${sentence} See ${this.#logOf(name)}.`;
    }
  };

  async #startParts() {
    const free = await freePorts(this.#services.length);
    if (this.#isStopped) return;
    const ports = Object.fromEntries(this.#services.map(({ name }, index) => [name, free[index] ?? 0]));
    const own = this.#services.map((service) => this.#startService(service, ports));
    this.#running = [...own, this.#startGateway(ports)];
  }

  /**
   * @param {import('./parts.mjs').Service} service
   * @param {Ports} ports
   */
  #startService(service, ports) {
    const { name, program, watchedProgram } = service;
    const { dataDir, watch } = this.#options;
    const env = {
      ...LEAN.env,
      NODE_ENV: 'production',
      ...mapEntries(ports, (other, own) => [variable(other, 'URL'), `http://127.0.0.1:${own}`]),
      ...(this.#address && usesEmbedded(service) ? embeddedVariables(name, this.#address) : {}),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(ports[name]),
      REVISION: this.#revision,
      PRINT_PASSWORD_LINE: 'true',
    };
    const onLine = (/** @type {string} */ line) => {
      this.#hearOfDatabase(service, line);
      this.#noteOwner(line);
      this.password = PASSWORD_LINE.exec(line)?.[1] ?? this.password;
      return PASSWORD_LINE.test(line);
    };
    const nodeArgs = watch ? ['--enable-source-maps', '--watch', '--watch-preserve-output'] : LEAN.nodeArgs;
    const probe = () => answersAt(`http://127.0.0.1:${ports[name]}/health/live`);
    return this.#supervise(name, watch ? watchedProgram : program, [], { nodeArgs, env, onLine, probe });
  }

  #startGateway(/** @type {Ports} */ ports) {
    const { host, port, dataDir, say, gatewayEnv } = this.#options;
    const folders = frontEnds().map(({ name }) => [variable(name, 'FOLDER'), versionsFolder(dataDir, name)]);
    const env = {
      ...LEAN.env,
      ...mapEntries(ports, (name, own) => [variable(name, 'UPSTREAM'), `127.0.0.1:${own}`]),
      ...Object.fromEntries(folders),
      HOST: host,
      PORT: String(port),
      REVISION: this.#revision,
      ...gatewayEnv,
    };
    // It answers for the others too: that they are not ready is no fault of its own. Where it speaks https, sending
    // plain http on is an answer as well, and costs no handshake twice a second.
    const probe = async () => (await statusAt(`${localAddress(host, port)}/health`, 2_500)) !== undefined;
    const onLine = (/** @type {string} */ line) => {
      if (line.startsWith(WARNING)) say(line.slice(WARNING.length));
      return false;
    };
    const program = join(ROOT, 'gateway/dist/main.js');
    return this.#supervise('gateway', program, [], { nodeArgs: LEAN.nodeArgs, env, probe, onLine });
  }

  /** Another program took a port between two starts of a service: everyone is told of new ones. */
  async #moveToOtherPorts() {
    this.#options.say('A port was taken by another program; starting the services on others.');
    await this.#stopParts();
    if (!this.#isStopped) await this.#startParts();
  }

  async #stopParts() {
    const [gateway, ...others] = this.#running.reverse();
    this.#running = [];
    await gateway?.stop();
    await Promise.all(others.map((part) => part.stop()));
  }
}
