import { existsSync } from 'node:fs';
import { localAddress, services } from '../launch/parts.mjs';
import { freeBytes } from '../lib/durable.mjs';
import { compose, docker, linesOf, MAINTENANCE } from '../process/run.mjs';
import {
  eachOnce,
  fail,
  findingsOf,
  healthFindings,
  hostFinding,
  ok,
  questionFindings,
  roomFinding,
} from './findings.mjs';

/**
 * What the engine tells of a container.
 * @typedef {object} Container
 * @property {{ Status: string, ExitCode: number, OOMKilled: boolean, Health?: { Status: string } }} State
 * @property {{ RestartPolicy: { Name: string } }} HostConfig
 * @property {{ Env: string[], Labels: Record<string, string> }} Config
 * @property {{ Ports: Record<string, { HostIp: string, HostPort: string }[] | null> }} NetworkSettings
 */

/**
 * What the engine knows of each container that compose made, by service.
 * @returns {Promise<Map<string | undefined, Container>>}
 */
async function containers() {
  const ids = linesOf(await compose(['ps', '--all', '--quiet']));
  /** @type {Container[]} */
  const found = ids.length > 0 ? JSON.parse(await docker('inspect', ...ids)) : [];
  return new Map(found.map((one) => [one.Config.Labels['com.docker.compose.service'], one]));
}

/**
 * Whether one container is as it should be. Those that do their work once have no wish to be started again.
 * @param {string} name
 * @param {Pick<Container, 'State' | 'HostConfig'> | undefined} container
 */
export function containerFinding(name, container) {
  if (!container) return fail(`${name} was never started. Start all: docker compose up -d`);
  const logs = `Read docker compose logs ${name}.`;
  const { Status, ExitCode, OOMKilled, Health } = container.State;
  if (container.HostConfig.RestartPolicy.Name === 'no')
    return Status === 'exited' && ExitCode !== 0 ? fail(`${name} failed (${ExitCode}). ${logs}`) : undefined;
  if (OOMKilled) return fail(`${name} ran out of its memory. ${logs}`);
  if (Status !== 'running')
    return fail(`${name} does not run (${Status}). Start it: docker compose up -d. ${logs}`);
  return Health?.Status === 'unhealthy' ? fail(`${name} runs and is not well. ${logs}`) : undefined;
}

/** The gateway's published port, and what answers there. */
async function door(/** @type {Container | undefined} */ gateway) {
  const [published] = Object.values(gateway?.NetworkSettings.Ports ?? {})
    .flat()
    .filter((port) => port !== null);
  if (!gateway || !published)
    return fail('The gateway publishes no port. Start it: docker compose up -d gateway');
  const valueOf = (/** @type {string} */ name) =>
    gateway.Config.Env.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1);
  const { HostIp: host, HostPort: port } = published;
  const isHttps = Boolean(valueOf('TLS_CERT'));
  return [
    hostFinding({ host, publicOrigin: valueOf('PUBLIC_ORIGIN'), isHttps }),
    ...[await healthFindings(localAddress(host, port, isHttps))].flat(),
  ];
}

/** @type {(name: string, command: string) => Promise<string>} */
const maintain = (name, command) => compose(['exec', '-T', name, ...MAINTENANCE, command]);

/**
 * What a service finds. Throws a sentence that names the service.
 * @param {string} name
 */
async function checkOf(name) {
  try {
    return JSON.parse(await maintain(name, 'check'));
  } catch (error) {
    throw new Error(`${name} could not be checked: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Each service looks at its own database, Redis, store or model from where it is; one at a time, as they share limits.
 * @param {Map<string | undefined, Container>} found
 */
async function neighbours(found) {
  const findings = [];
  for (const { name, hasMaintenance } of services()) {
    if (!hasMaintenance || found.get(name)?.State.Status !== 'running') continue;
    findings.push(...(await findingsOf(() => checkOf(name))));
  }
  return eachOnce(findings);
}

/** On Docker Desktop the volumes are in a machine of its own, whose disk cannot be seen from here. */
async function room() {
  const folder = await docker('info', '--format', '{{.DockerRootDir}}');
  return existsSync(folder) ? roomFinding(freeBytes(folder), 'the volumes') : undefined;
}

/**
 * The model is asked from where the AI service is. One that does not run is told of already.
 * @param {Map<string | undefined, Container>} found
 */
const questions = (found) =>
  found.get('ai')?.State.Status === 'running' ? questionFindings(() => maintain('ai', 'ask')) : undefined;

/**
 * What is wrong with `docker compose` here, a check at a time.
 * @param {boolean} isAsking whether the model is asked, too
 */
export async function* containerisedFindings(isAsking) {
  /** @type {Awaited<ReturnType<typeof containers>>} */
  let found;
  try {
    found = await containers();
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    yield fail(
      `docker compose does not work here: ${message} Install Docker with its compose plugin (https://docs.docker.com/engine/install), start it, or let this user use it (group docker).`,
    );
    return;
  }
  const names = linesOf(await compose(['config', '--services']));
  const bad = names.map((name) => containerFinding(name, found.get(name))).filter((one) => one !== undefined);
  yield* bad.length > 0 ? bad : [ok(`All ${names.length} containers are as they should be.`)];
  const checks = [() => door(found.get('gateway')), () => neighbours(found), room];
  for (const check of isAsking ? [...checks, () => questions(found)] : checks) yield* await findingsOf(check);
}
