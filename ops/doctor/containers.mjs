import { existsSync } from 'node:fs';
import { compose, docker, MAINTENANCE } from '../installation/compose.mjs';
import { localAddress } from '../launch/product.mjs';
import { frontEnds, services } from '../launch/parts.mjs';
import { run } from '../process/run.mjs';
import { eachOnce, fail, findingsOf, ok } from './findings.mjs';
import {
  freeBytes,
  healthFindings,
  hostFinding,
  readHealth,
  roomFinding,
  versionFinding,
} from './machine.mjs';

const GET_DOCKER = 'Get it from https://docs.docker.com/engine/install.';

async function engine() {
  const version = await docker('version', '--format', '{{.Server.Version}}').catch((error) => {
    throw new Error(
      `Docker does not answer: ${error.message} Start it, or let this user use it (group docker).`,
    );
  });
  return versionFinding('Docker', version, '>=20.10', GET_DOCKER);
}

async function plugin() {
  const version = await compose(['version', '--short']).catch(() => '');
  return versionFinding(
    'docker compose',
    version.trim(),
    '>=2',
    'Its plugin is described at https://docs.docker.com/compose/install.',
  );
}

/** The variables and the file, as compose reads them. */
const configured = async () => (await compose(['config', '--services'])).split('\n').filter(Boolean);

/** What the engine knows of each container that compose made, by service. */
async function containers() {
  const ids = (await compose(['ps', '--all', '--quiet'])).split('\n').filter(Boolean);
  if (ids.length === 0) return new Map();
  const found = JSON.parse(await docker('inspect', ...ids));
  return new Map(
    found.map((container) => [container.Config.Labels['com.docker.compose.service'], container]),
  );
}

/** Whether one container is as it should be. Those that do their work once have no wish to be started again. */
export function containerFinding(name, container) {
  const logs = `docker compose logs ${name} says more.`;
  if (!container) return fail(`${name} was never started. Start all: docker compose up -d`);
  const { Status, ExitCode, OOMKilled, Health } = container.State;
  const isOnce = container.HostConfig.RestartPolicy.Name === 'no';
  if (isOnce)
    return Status === 'exited' && ExitCode !== 0 ? fail(`${name} failed (${ExitCode}): ${logs}`) : undefined;
  if (OOMKilled) return fail(`${name} ran out of its memory: ${logs}`);
  if (Status !== 'running')
    return fail(`${name} does not run (${Status}). Start it: docker compose up -d. ${logs}`);
  if (Health?.Status === 'unhealthy') return fail(`${name} runs and is not well: ${logs}`);
  return undefined;
}

function containerFindings(names, found) {
  const bad = names.map((name) => containerFinding(name, found.get(name))).filter(Boolean);
  return bad.length > 0 ? bad : [ok(`All ${names.length} containers are as they should be.`)];
}

const valueOf = (container, name) =>
  container.Config.Env.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1);

/** The gateway's published port, and what answers there. */
async function door(gateway) {
  const [published] = Object.values(gateway?.NetworkSettings.Ports ?? {})
    .flat()
    .filter(Boolean);
  if (!published) return fail('The gateway publishes no port. Start it: docker compose up -d gateway');
  const speaksHttps = Boolean(valueOf(gateway, 'TLS_CERT'));
  const address = localAddress(published.HostIp, published.HostPort, speaksHttps);
  const publicOrigin = valueOf(gateway, 'PUBLIC_ORIGIN');
  const originSettings = {
    host: published.HostIp,
    publicOrigin,
    speaksHttps,
  };
  return [hostFinding(originSettings), ...healthFindings(address, await readHealth(address))];
}

/** Whether the files in the volumes are as they were published. */
async function volumes(found) {
  const parts = ['gateway', ...frontEnds().map(({ name }) => name)];
  const running = parts.filter((name) => found.get(name)?.State.Status === 'running');
  const bad = [];
  for (const name of running) {
    const { code, output } = await run('docker', ['compose', 'exec', '-T', name, 'versions', 'check']);
    const again = `Start it again, which takes them from its image: docker compose restart ${name}`;
    if (code !== 0 && output.includes('are damaged')) bad.push(fail(`${name}: ${output.trim()} ${again}`));
  }
  if (bad.length > 0) return bad;
  return running.length > 0 ? ok('The published front ends are whole.') : undefined;
}

/** Each service looks at its own database, Redis, store or model from where it is; one at a time, as they share limits. */
async function neighbours(found) {
  const findings = [];
  for (const { name, hasMaintenance } of services())
    if (hasMaintenance && found.get(name)?.State.Status === 'running')
      findings.push(...(await findingsOf(() => examination(name))));
  return eachOnce(findings);
}

async function examination(name) {
  try {
    return JSON.parse(await compose(['exec', '-T', name, ...MAINTENANCE, 'check']));
  } catch (error) {
    throw new Error(`${name} could not be examined: ${error.message}`);
  }
}

/** On Docker Desktop the volumes are in a machine of its own, whose disk cannot be seen from here. */
async function room() {
  const folder = await docker('info', '--format', '{{.DockerRootDir}}');
  return existsSync(folder) ? roomFinding(freeBytes(folder), 'the volumes') : undefined;
}

/** What is wrong with `docker compose` here, a check at a time. */
export async function* containerisedFindings() {
  for (const check of [engine, plugin]) {
    const findings = await findingsOf(check);
    yield* findings;
    if (findings.some(({ level }) => level === 'fail')) return;
  }
  const names = await configured();
  const found = await containers();
  const checks = [
    () => containerFindings(names, found),
    () => door(found.get('gateway')),
    () => volumes(found),
    () => neighbours(found),
    room,
  ];
  for (const check of checks) yield* await findingsOf(check);
}
