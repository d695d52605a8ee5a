import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../ops/launch/ports.mjs';
import { startStack } from '../../proof/stack/stack.mjs';
import { isSmoke } from './effort.mjs';
import { startMono } from './mono.mjs';
import { staticServer } from './services/static-server.mjs';

/** As high as they go. */
const NO_LIMITS = {
  RATE_LIMIT_CHAT: '100000',
  RATE_LIMIT_RECOMMENDATIONS: '100000',
  AI_DAILY_BUDGET: '10000000',
};

let running;

async function start(kind, say) {
  // nginx reads it as another user.
  const root = mkdtempSync(join(tmpdir(), 'peanut-static-'));
  chmodSync(root, 0o755);
  const [port] = await freePorts(1);
  const serviceEnv = kind === 'unlimited' || isSmoke ? NO_LIMITS : {};
  const stack = await startStack({ say, serviceEnv, extra: staticServer(port, root) });
  return { kind, stack: { ...stack, disk: { url: `http://127.0.0.1:${port}`, root } } };
}

/**
 * The whole product, as the figure before left it when that asked for the same kind, else started anew. `seeded` has
 * the menu of a first start, and whoever asks for it leaves it so; `refilled` may have had its menu replaced; `unlimited`
 * answers guests however often they ask. In the smoke one serves all: there is no figure that another could spoil.
 * Its nginx serves the files in `disk.root` at `disk.url` as well (STATIC).
 */
export async function useProduct(kind, say) {
  if (!running || (running.kind !== kind && !isSmoke)) {
    await endProduct();
    running = await start(kind, say);
  }
  return running.stack;
}

/** MONO before the services of the running product. */
export async function useMono() {
  running.mono ??= await startMono(running.stack.upstreams);
  return running.mono;
}

/** Nothing of it is left behind. */
export async function endProduct() {
  running?.mono?.close();
  await running?.stack.stop();
  if (running) rmSync(running.stack.disk.root, { recursive: true, force: true });
  running = undefined;
}
