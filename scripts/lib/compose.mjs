import { runStreaming } from './stream-run.mjs';

/**
 * Runs `docker compose` in the repository's root, as in `compose(['exec', '-T', 'admin', 'ls'])`. `input` (a readable
 * stream) becomes its standard input, `output` (a writable one) takes what it prints; without that it is the result.
 * Throws an Error with its last lines when it ends with another code than 0.
 */
export const compose = (args, { input, output } = {}) =>
  runStreaming('docker', ['compose', ...args], { input, output });

/** The names of the services whose containers run. */
export async function runningServices() {
  const names = await compose(['ps', '--services', '--filter', 'status=running']);
  return names.split('\n').filter(Boolean);
}

/** A service's maintenance program, as its container runs it: with the addresses that compose hands it. */
export const MAINTENANCE = ['node', '--env-file-if-exists=/etc/peanut.env', 'dist/maintenance.js'];
