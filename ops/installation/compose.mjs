import { runStreaming } from '../process/stream-run.mjs';

/**
 * Runs `docker compose` in the repository's root, as in `compose(['exec', '-T', 'admin', 'ls'])`. `input` (a readable
 * stream) becomes its standard input, `output` (a writable one) takes what it prints; without that it is the result; `env`
 * is its environment. Throws an Error with its last lines when it ends with another code than 0.
 */
export const compose = (args, streams = {}) => runStreaming('docker', ['compose', ...args], streams);

/** Runs `docker`, as in `docker('inspect', id)`, and returns what it prints. Throws as `compose` does. */
export const docker = async (...args) => (await runStreaming('docker', args)).trim();

/** The names of the services whose containers run. */
export async function runningServices() {
  const names = await compose(['ps', '--services', '--filter', 'status=running']);
  return names.split('\n').filter(Boolean);
}

/** A service's maintenance program, as its container runs it: with the addresses that compose hands it. */
export const MAINTENANCE = ['node', '--env-file-if-exists=/etc/peanut.env', 'dist/maintenance.js'];
