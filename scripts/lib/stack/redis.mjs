import { mkdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { superviseBinary } from '../child.mjs';
import { waitUntil } from '../wait.mjs';
import { findBinary } from './binaries.mjs';

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A throw-away Redis that keeps nothing on disk and, when full, refuses instead of forgetting. */
export async function startRedis(folder, port) {
  const home = join(folder, 'redis');
  mkdirSync(home, { recursive: true });
  const settings = {
    bind: '127.0.0.1',
    port,
    save: '',
    appendonly: 'no',
    dir: home,
    maxmemory: '64mb',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const task = { command: findBinary('redis-server'), args, folder };
  const part = superviseBinary(task, {
    name: 'redis',
    logFile: join(folder, 'logs/redis.log'),
    keepAlive: false,
  });
  if (!(await waitUntil(() => isListening(port), { timeout: 10_000, gaveUp: () => !part.isRunning }))) {
    throw new Error(`Redis did not start: ${part.lastError}`);
  }
  return { part, url: `redis://127.0.0.1:${port}` };
}
