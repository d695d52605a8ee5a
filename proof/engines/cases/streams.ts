import type { Case, Scene } from '../case.js';
import { pause, type Visit } from '../visit.js';
import { chatButton, showRecipe } from './on-the-page.js';

const STREAM = /^\/api\/events/;
/** A page opens a stream that was lost after 3 s, and one that was refused once more after up to 6 s. */
const BACK_WITHIN = 30_000;

const streamsAsked = ({ network }: Scene): number => network.asked.filter(({ path }) => STREAM.test(path)).length;

async function untilStreams(scene: Scene, count: number): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN;
  while (streamsAsked(scene) < count) {
    if (Date.now() > deadline) throw new Error(`Only ${streamsAsked(scene)} streams were asked for.`);
    await pause(100);
  }
}
