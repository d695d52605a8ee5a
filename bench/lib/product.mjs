import { startStack } from '../../scripts/stack.mjs';
import { startMono } from './mono.mjs';

let running;

/**
 * The whole product, as the figure before left it when that asked for the same kind, else started anew. `seeded` has
 * the menu of a first start, and whoever asks for it leaves it so; `refilled` may have had its menu replaced.
 */
export async function useProduct(kind, say) {
  if (running?.kind !== kind) {
    await endProduct();
    running = { kind, stack: await startStack({ say }) };
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
  running = undefined;
}
