import { holdingOf, type Holding } from '@peanut/bartender/holding';
import type { Held } from './held';
import { inSlices } from './in-slices';
import type { Findable } from './matching';

/** Reads what the drinks hold, in slices; undefined when it was told to stop. The tables for it are large: loaded late. */
export async function readHeld(drinks: readonly Findable[], signal: AbortSignal): Promise<Held | undefined> {
  const held = new Map<Findable, Holding>();
  const isDone = await inSlices(drinks, (drink) => held.set(drink, holdingOf(drink)), signal);
  return isDone ? held : undefined;
}
