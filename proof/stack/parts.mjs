import { join } from 'node:path';
import { LEAN } from '../../ops/launch/parts.mjs';
import { superviseBinary, superviseNode } from '../../ops/process/child.mjs';
import { findBinary } from '../../ops/process/run.mjs';

/**
 * A program that runs, or that was stopped and can be started again.
 * @typedef {object} Part
 * @property {string} name
 * @property {number | undefined} pid
 * @property {boolean} isRunning
 * @property {string} lastError
 * @property {() => void} start
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill as a crash would end it; it is not started again
 * @property {(signal: NodeJS.Signals) => void} signal
 *
 * @typedef {object} PartOptions
 * @property {string} name
 * @property {Record<string, string | undefined>} [env]
 * @property {string} folder below which it logs
 * @property {boolean} [keepAlive] whether it is started again when it ends by itself
 * @property {(crash: { lastError: string }) => void} [onCrash]
 */

/** @type {(folder: string, name: string) => string} */
const logFile = (folder, name) => join(folder, `logs/${name}.log`);

/**
 * Starts one of our programs, as a small server runs it.
 * @param {string} program
 * @param {PartOptions} options
 */
export function startNode(program, { name, env, folder, ...options }) {
  const part = superviseNode(program, [], {
    ...options,
    name,
    env: { ...LEAN.env, ...env },
    logFile: logFile(folder, name),
    nodeArgs: LEAN.nodeArgs,
  });
  return /** @type {Part} */ (part);
}

/**
 * Starts a program of the machine, which is not started again by itself.
 * @param {string} binary
 * @param {string[]} args
 * @param {{ name: string, folder: string, uid?: number, gid?: number, signal?: NodeJS.Signals }} options
 */
export function startBinary(binary, args, { name, folder, ...task }) {
  const whole = { command: findBinary(binary) ?? binary, args, folder, ...task };
  const part = superviseBinary(whole, { name, logFile: logFile(folder, name), keepAlive: false });
  return /** @type {Part} */ (part);
}
