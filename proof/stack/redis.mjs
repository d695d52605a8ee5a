import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { superviseBinary } from '../../ops/process/child.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { findBinary } from '../../ops/process/run.mjs';

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** How many others are connected to it. */
export function redisClients(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = createConnection(Number(port), hostname, () => socket.write('INFO clients\r\n'));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`Redis did not say how many clients it has: ${text}`)));
    socket.on('data', (chunk) => {
      text += chunk;
      const count = /^connected_clients:(\d+)\r$/m.exec(text)?.[1];
      if (!count) return;
      resolve(Number(count) - 1);
      socket.destroy();
    });
  });
}

/** Sets how much memory it may take, as it wants that written: with `1` it is full. */
export async function setRedisMemory(url, size) {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`CONFIG SET maxmemory ${size}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  if (!answer.toString().startsWith('+OK')) throw new Error(`Redis said: ${answer}`);
}

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
