import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { AI_ENV } from './stack.mjs';
import { makeCertificate } from './certificate.mjs';
import { compose, runningServices, runStreaming } from '../../ops/process/run.mjs';
import { publicAddress, readSettings, ROOT } from '../../ops/launch/parts.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { answersAt, waitUntil } from '../../ops/lib/wait.mjs';
import { startControl } from './control.mjs';

const FILE = 'docker-compose.yml';
const TLS_FILE = 'gateway/docker-compose.tls.yml';
const LOG = 'test-results/compose.log';
const READY_WITHIN = 120_000;
/** The gateway sees every call come from the engine: a header says who a spec calls for, as a proxy would say it. */
const ENGINES_ADDRESSES = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16';

/**
 * Starts what docker-compose.yml describes, as a project of its own with new volumes, and waits until `/health` is 200.
 * With `isTls` the gateway speaks https, with a certificate made in `folder`; `replicas` says how many containers a service
 * has. From then on `docker compose` means that project, for this process and those it starts.
 * Returns what specs need of a product; `stop()` leaves nothing but the containers' log.
 * @param {{ isTls: boolean, replicas: Record<string, number>, folder: string, say: (text: string) => void }} options
 */
export async function startContainers({ isTls, replicas, folder, say }) {
  const adminPassword = randomBytes(9).toString('base64url');
  Object.assign(
    process.env,
    await environment({ adminPassword, tls: isTls ? await certificate(folder) : undefined }),
  );
  const baseUrl = publicAddress(readSettings());
  // What an earlier run that was killed has left.
  await down();
  try {
    say('Building the images and starting the containers …');
    const scale = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${count}`]);
    await compose(['up', '-d', '--build', ...scale]);
    if (!(await waitUntil(() => answersAt(`${baseUrl}/health`), { timeout: READY_WITHIN })))
      throw new Error(`The containers were not ready after ${READY_WITHIN / 1000} s:\n${await howTheyAre()}`);
    const [port = 0] = await freePorts(1);
    const control = await startControl(await containerParts(), port);
    const stop = async () => {
      await control.stop();
      await down();
    };
    return { kind: 'containers', baseUrl, adminPassword, controlUrl: control.url, replicas, stop };
  } catch (error) {
    await down();
    throw error;
  }
}

/** @param {string} folder */
async function certificate(folder) {
  const files = makeCertificate(join(folder, 'tls'));
  // For the gateway's user; the folder is private.
  for (const file of Object.values(files)) await chmod(file, 0o644);
  return files;
}

/** @param {{ adminPassword: string, tls?: { cert: string, key: string } }} settings */
async function environment({ adminPassword, tls }) {
  const [port, httpsPort, httpPort] = await freePorts(3);
  const named = [...readFileSync(join(ROOT, FILE), 'utf8').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  return {
    // Neither the shell's nor those of the .env of an installation that is in use.
    ...Object.fromEntries(named.map((name) => [name, ''])),
    ...AI_ENV,
    COMPOSE_PROJECT_NAME: 'peanut-test',
    COMPOSE_FILE: tls ? `${FILE}:${TLS_FILE}` : FILE,
    COMPOSE_PATH_SEPARATOR: ':',
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PASSWORD: adminPassword,
    TRUSTED_PROXIES: ENGINES_ADDRESSES,
    ...(tls && {
      HTTPS_PORT: String(httpsPort),
      HTTP_PORT: String(httpPort),
      TLS_CERT: tls.cert,
      TLS_KEY: tls.key,
      NODE_EXTRA_CA_CERTS: tls.cert,
    }),
  };
}

async function down() {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  await compose(['logs', '--no-color', '--timestamps'], { output: createWriteStream(join(ROOT, LOG)) });
  await compose(['down', '--volumes', '--remove-orphans']);
}

const howTheyAre = async () =>
  [await compose(['ps', '--all']), await compose(['logs', '--no-color', '--tail', '10'])].join('\n');

/** What runs on, by name, as the control server takes it. */
async function containerParts() {
  /** @type {Record<string, import('./control.mjs').Controlled>} */
  const parts = {};
  for (const name of await runningServices()) parts[name] = await containerPart(name);
  return parts;
}

/**
 * The containers of a service. They stay the same ones: what was stopped here is not started by the engine.
 * @param {string} name
 */
async function containerPart(name) {
  const ids = (await compose(['ps', '--quiet', name])).split('\n').filter(Boolean);
  /** @param {string[]} args */
  const docker = (...args) => runStreaming('docker', [...args, ...ids]);
  const part = {
    isRunning: true,
    async start() {
      await docker('start');
      part.isRunning = true;
    },
    async stop() {
      await docker('stop');
      part.isRunning = false;
    },
    async kill() {
      await docker('kill');
      part.isRunning = false;
    },
    signal: (/** @type {string} */ signal) => docker(signal === 'SIGSTOP' ? 'pause' : 'unpause'),
  };
  return part;
}
