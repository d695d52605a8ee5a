import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { freePorts } from '../../ops/launch/ports.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { startBinary } from './parts.mjs';

/**
 * What Redis answers to one command; so far as it comes at once, which short answers do.
 * @type {(url: string, command: string) => Promise<string>}
 */
async function ask(url, command) {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  try {
    await once(socket, 'connect');
    socket.write(`${command}\r\n`);
    const [answer] = await once(socket, 'data');
    return String(answer);
  } finally {
    socket.destroy();
  }
}

/**
 * How many others are connected to it.
 * @param {string} url
 */
export async function redisClients(url) {
  const answer = await ask(url, 'INFO clients');
  const count = /^connected_clients:(\d+)\r$/m.exec(answer)?.[1];
  if (!count) throw new Error(`Redis did not say how many clients it has: ${answer}`);
  return Number(count) - 1;
}

/**
 * Sets how much memory it may take, as it wants that written: with `1` it is full.
 * @param {string} url
 * @param {string} size
 */
export async function setRedisMemory(url, size) {
  const answer = await ask(url, `CONFIG SET maxmemory ${size}`);
  if (!answer.startsWith('+OK')) throw new Error(`Redis said: ${answer}`);
}

/** @type {(url: string) => Promise<boolean>} */
const isListening = (url) =>
  ask(url, 'PING').then(
    () => true,
    () => false,
  );

/**
 * A throw-away Redis that keeps nothing on disk and, when full, refuses instead of forgetting.
 * @param {string} folder
 */
export async function startRedis(folder) {
  const home = join(folder, 'redis');
  mkdirSync(home, { recursive: true });
  const [port] = await freePorts(1);
  const settings = {
    ...{ bind: '127.0.0.1', port, dir: home, save: '', appendonly: 'no' },
    ...{ maxmemory: '64mb', 'maxmemory-policy': 'noeviction' },
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const part = startBinary('redis-server', args, { name: 'redis', folder });
  const url = `redis://127.0.0.1:${port}`;
  const isUp = await waitUntil(() => isListening(url), { timeout: 10_000, gaveUp: () => !part.isRunning });
  if (!isUp) throw new Error(`Redis did not start: ${part.lastError}`);
  return { part, url };
}
