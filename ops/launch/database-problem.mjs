import { databaseVariable, usesEmbedded } from '../database/prepare.mjs';

/** How a service logs why it cannot use its database; the level is `error` where waiting does not help. */
const REASON = /^not ready, trying again: ([^]+)$/;

/** @typedef {Pick<import('./parts.mjs').Service, 'name' | 'hasDatabase'>} Service */

/**
 * Why the service cannot use a database of the owner's, if the line of its log says so.
 * @param {Service} service
 * @param {string} line
 */
function problemIn(service, line) {
  if (!line.includes('not ready') || usesEmbedded(service)) return undefined;
  try {
    const { level, message } = JSON.parse(line);
    const [, reason] = REASON.exec(message) ?? [];
    return reason && { sentence: `${databaseVariable(service)}: ${reason}`, isRefused: level === 'error' };
  } catch {
    return undefined;
  }
}

/**
 * Reads the services' logs for a database of the owner's that cannot be used. Each problem is told once, by the variable
 * and in the database's own words: `onAway` when it may still come, `onRefused` when waiting does not help.
 * @param {{ onAway(sentence: string): void, onRefused(sentence: string, service: string): void }} listeners
 */
export function listenForDatabase({ onAway, onRefused }) {
  const told = /** @type {Set<string>} */ (new Set());
  return (/** @type {Service} */ service, /** @type {string} */ line) => {
    const problem = problemIn(service, line);
    if (!problem || told.has(problem.sentence)) return;
    told.add(problem.sentence);
    if (problem.isRefused) onRefused(problem.sentence, service.name);
    else onAway(problem.sentence);
  };
}
