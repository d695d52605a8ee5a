import { statfsSync } from 'node:fs';
import { askAt } from '../lib/wait.mjs';
import { fail, ok, warn } from './findings.mjs';

/** Whether a version is at least the wanted one; both have up to three numbers. */
function isAtLeast(version, wanted) {
  const numbers = (text) =>
    text
      .replace(/^\D+/, '')
      .split('.')
      .map((part) => Number.parseInt(part, 10) || 0);
  const [have, want] = [numbers(version), numbers(wanted)];
  const place = want.findIndex((number, index) => (have[index] ?? 0) !== number);
  return place < 0 || (have[place] ?? 0) > want[place];
}

/** Whether a program is there in a version that works; `wanted` as in `>=20.19`. */
export function versionFinding(name, version, wanted, howToGet) {
  if (!version) return fail(`${name} was not found. ${howToGet}`);
  if (isAtLeast(version, wanted)) return ok(`${name} ${version}`);
  return fail(
    `${name} ${version} is too old: it has to be ${wanted.replace(/^>=/, '')} or newer. ${howToGet}`,
  );
}

const MEGABYTE = 1024 * 1024;
/** Megabytes: a new database takes 40, and its log and pictures more. */
const ROOM = { least: 50, comfortable: 500 };

/** What is said of the free bytes where something is kept. */
export function roomFinding(bytes, where) {
  const free = Math.floor(bytes / MEGABYTE);
  if (free < ROOM.least) return fail(`The disk of ${where} is full (${free} MB free). Free some space.`);
  if (free < ROOM.comfortable)
    return warn(`The disk of ${where} is nearly full (${free} MB free). Free some space.`);
  return ok(`The disk of ${where} has ${Math.floor(free / 1024)} GB free.`);
}

export function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const LOOPBACK = /^(?:localhost|127\..*|::1|)$/;

/** Whether the password can be read on its way. */
export function hostFinding({ host, publicOrigin, speaksHttps }) {
  if (LOOPBACK.test(host)) return ok('The bar listens to this machine alone (HOST lets others in).');
  if (speaksHttps || publicOrigin?.startsWith('https://'))
    return ok(`The bar listens on ${host}, for https.`);
  return warn(
    `HOST=${host} lets others on the network in by plain http: they could read the password as it is typed. Put a proxy that speaks https in front and name it in PUBLIC_ORIGIN, see "https" in docs/operations.md.`,
  );
}

/** What `GET /health` said: its status and body; undefined when nothing answered. */
export function healthFindings(address, answer) {
  if (!answer) return [fail(`Nothing answers at ${address}. See the logs, and start the bar again.`)];
  const { notReady = [], problems = {} } = answer.body;
  if (answer.status === 200) return [ok(`The bar at ${address} is well.`)];
  return notReady.map((part) => {
    const reasons = Object.entries(problems[part] ?? {}).map(([what, why]) => `${what}: ${why}`);
    return fail(`${part} is not ready${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}. See its log.`);
  });
}

/** Asks `/health` of the bar at the address. */
export async function readHealth(address) {
  const answer = await askAt(`${address}/health`, 5_000);
  return answer && { status: answer.status, body: JSON.parse(answer.body) };
}
