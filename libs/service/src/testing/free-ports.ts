import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that Linux gives to outgoing connections, which may take one between its choice and its use. */
const RANGE = { first: 12_000, count: 20_000 };

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

/** One after the other from a place by chance: what was given out a moment ago, here or elsewhere, comes up late. */
let last = Math.floor(Math.random() * RANGE.count);

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    last = (last + 1) % RANGE.count;
    const port = RANGE.first + last;
    if (await isFree(port)) return port;
  }
}

/** As many of them, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
