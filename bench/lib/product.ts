import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../ops/launch/ports.mjs';
import { startStack } from '../../proof/stack/stack.mjs';
import { isSmoke } from './effort.js';
import type { Say } from './figure.js';
import { startMono } from './mono.js';
import { staticServer } from './services/static-server.js';

type Kind = 'seeded' | 'refilled' | 'unlimited';
type Stack = Awaited<ReturnType<typeof startStack>>;
/** The running stack; its nginx also serves the files in `disk.root` at `disk.url` (STATIC). */
export type Product = Stack & { disk: { url: string; root: string } };
type Mono = Awaited<ReturnType<typeof startMono>>;

/** As high as they go. */
const NO_LIMITS = {
  RATE_LIMIT_CHAT: '100000',
  RATE_LIMIT_RECOMMENDATIONS: '100000',
  AI_DAILY_BUDGET: '10000000',
};

let running: { kind: Kind; product: Product; mono?: Mono } | undefined;

async function start(kind: Kind, say: Say): Promise<Product> {
  // nginx reads it as another user.
  const root = mkdtempSync(join(tmpdir(), 'peanut-static-'));
  chmodSync(root, 0o755);
  const [port = 0] = await freePorts(1);
  const serviceEnv = kind === 'unlimited' || isSmoke ? NO_LIMITS : {};
  const stack = await startStack({ say, serviceEnv, extra: staticServer(port, root) });
  return { ...stack, disk: { url: `http://127.0.0.1:${port}`, root } };
}

/**
 * The whole product. Figures that ask for the same kind one after the other share it; otherwise it is started anew.
 * `seeded` has the menu of a first start, and figures leave it so; `refilled` may have had its menu replaced;
 * `unlimited` has no rate limits. In the smoke all figures share one.
 */
export async function useProduct(kind: Kind, say: Say): Promise<Product> {
  if (running && (running.kind === kind || isSmoke)) return running.product;
  await endProduct();
  running = { kind, product: await start(kind, say) };
  return running.product;
}

/** MONO in front of the services of the running product. */
export async function useMono(): Promise<Mono> {
  if (!running) throw new Error('MONO needs the services of a running product: call useProduct first.');
  running.mono ??= await startMono(running.product.upstreams);
  return running.mono;
}

/** Stops the running product and removes its files. */
export async function endProduct(): Promise<void> {
  const ended = running;
  running = undefined;
  if (!ended) return;
  ended.mono?.close();
  await ended.product.stop();
  rmSync(ended.product.disk.root, { recursive: true, force: true });
}
