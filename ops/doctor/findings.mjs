import { HTTPS_ADDS } from '../../libs/contracts/src/https.js';
import { askAt } from '../lib/wait.mjs';
import { notReadyIn } from '../launch/wait-for-health.mjs';
import { sentenceOf } from '../lib/command-line.mjs';

/**
 * What the doctor says, one line each: how bad it is, and a sentence that says what to do.
 * @typedef {{ level: 'ok' | 'warn' | 'fail', text: string }} Finding
 */

/** @type {(text: string) => Finding} */
export const ok = (text) => ({ level: 'ok', text });
/** @type {(text: string) => Finding} */
export const warn = (text) => ({ level: 'warn', text });
/** @type {(text: string) => Finding} */
export const fail = (text) => ({ level: 'fail', text });

const LABELS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' };

/** A finding as a line of the terminal; what a program said may have several. */
export const lineOf = (/** @type {Finding} */ { level, text }) =>
  `${LABELS[level]}  ${text.trim().replace(/(?<!\s)\s*\n\s*/g, ' ')}`;

/** Two services that use one Redis find the same. */
export const eachOnce = (/** @type {Finding[]} */ findings) => [
  ...new Map(findings.map((finding) => [finding.text, finding])).values(),
];

/** @typedef {Finding | undefined | (Finding | undefined)[]} Found */

/**
 * The findings of a check; one that throws found what its sentence says.
 * @param {() => Found | Promise<Found>} check
 * @returns {Promise<Finding[]>}
 */
export async function findingsOf(check) {
  try {
    return [await check()].flat().filter((finding) => finding !== undefined);
  } catch (error) {
    return [fail(sentenceOf(error))];
  }
}

/**
 * What the AI service finds when it asks its model one tiny question of each kind. Throws a sentence.
 * @param {() => Promise<string>} ask runs the service's program
 * @returns {Promise<Finding[]>}
 */
export async function questionFindings(ask) {
  try {
    return JSON.parse(await ask());
  } catch (error) {
    throw new Error(`The model could not be asked: ${sentenceOf(error)}`);
  }
}

const MEGABYTE = 1024 * 1024;
/** Megabytes: a new database takes 40, and its log and pictures more. */
const ROOM = { least: 50, comfortable: 500 };

/**
 * What is said of the free bytes where something is stored.
 * @param {number} bytes
 * @param {string} where
 */
export function roomFinding(bytes, where) {
  const free = Math.floor(bytes / MEGABYTE);
  if (free < ROOM.least) return fail(`The disk of ${where} is full (${free} MB free). Free some space.`);
  if (free < ROOM.comfortable)
    return warn(`The disk of ${where} is nearly full (${free} MB free). Free some space.`);
  return ok(`The disk of ${where} has ${Math.floor(free / 1024)} GB free.`);
}

const LOOPBACK = /^(?:localhost|127\..*|::1|)$/;

/**
 * Whether somebody can read the password on its way.
 * @param {{ host: string, publicOrigin?: string, isHttps: boolean }} settings
 */
export function hostFinding({ host, publicOrigin, isHttps }) {
  if (LOOPBACK.test(host))
    return ok('Only this machine reaches Peanut. To let others in, set HOST: see docs/operations.md.');
  if (isHttps || publicOrigin?.startsWith('https://')) return ok(`Peanut listens on ${host}, for https.`);
  return warn(
    `HOST=${host} lets others on the network in by plain http: they could read the password as it is typed. ${HTTPS_ADDS}`,
  );
}

/** What `/health` at the address says. */
export async function healthFindings(/** @type {string} */ address) {
  const answer = await askAt(`${address}/health`, 5_000);
  if (!answer) return fail(`Nothing answers at ${address}. See the logs, and start Peanut again.`);
  if (answer.status === 200) return ok(`Peanut at ${address} is well.`);
  return notReadyIn(answer.body).map((part) =>
    fail(`${part} is not ready. See its log, or start Peanut again.`),
  );
}
