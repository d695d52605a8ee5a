import { ENGINES, type EngineName } from '../../../proof/engines/browser/browser.js';
import { launch, missingFor } from '../../../proof/engines/browser/launch.js';
import { PHONE } from '../../../proof/engines/case.js';
import { pause, Visit } from '../../../proof/engines/visit.js';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { startStack } from '../../../proof/stack/stack.mjs';
import { slowWay } from '../../lib/browser/slow-way.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct } from '../../lib/product.js';

const ROUNDS = effort(7);
const PHONES_NETWORK = { roundTrip: 300, bitsPerSecond: 1_600_000 };
const MOST = { ofChromium: 1.1, ofBefore: 0.8 };
const PATH = '/cocktails';
const PATIENCE = 30_000;

/** The folder of a built tree, whose front ends are measured as well, in WebKit. */
const BEFORE = process.env['BEFORE'];

const VISITS = ['first', 'second'] as const;
type Times = Record<(typeof VISITS)[number], number>;
/** Who is measured: an engine, or WebKit with the front ends of the tree before. */
type Who = EngineName | 'before';

/** Opens the page as a link does, and waits until its cards answer taps; in milliseconds of the page's own clock. */
async function timeUntilLive(guest: Visit, address: string): Promise<number> {
  await guest.browser.open('about:blank');
  await guest.run((to) => void location.assign(to), address);
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    // Between two pages there is nobody to ask.
    const live = await guest.run(liveAt).catch(() => 0);
    if (live > 0) return live;
    await pause(20);
  }
  throw new Error(`${address} was not live within ${PATIENCE} ms.`);
}

/** Runs in the page. React has taken an element over when it has left its own properties there. */
function liveAt(): number {
  const button = document.querySelector('[data-testid="cocktail-card"] button') ?? {};
  return Object.keys(button).some((key) => key.startsWith('__reactProps')) ? performance.now() : 0;
}

async function visitTwice(engine: EngineName, origin: string): Promise<Times> {
  const guest = new Visit(await launch(engine, PHONE), origin);
  try {
    const first = await timeUntilLive(guest, origin + PATH);
    await guest.until('A worker that answers', () => navigator.serviceWorker.controller !== null);
    await guest.until('All that the worker keeps', async () => {
      const names = await caches.keys();
      const records = names.find((name) => name.endsWith('-records'));
      return records && (await (await caches.open(records)).match('/current-set')) !== undefined;
    });
    return { first, second: await timeUntilLive(guest, origin + PATH) };
  } finally {
    await guest.browser.close();
  }
}

async function compare(origins: Partial<Record<Who, string>>): Promise<Row[]> {
  const who = (Object.keys(origins) as Who[]).sort();
  const seen = new Map<Who, Times[]>(who.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of who)
      seen.get(name)?.push(await visitTwice(name === 'before' ? 'webkit' : name, origins[name] ?? ''));
  const valuesOf = (name: Who, visit: keyof Times) => (seen.get(name) ?? []).map((times) => times[visit]);
  const row = (visit: keyof Times, here: Who, baseline: Who, most: number): Row => {
    const [time, other] = [median(valuesOf(here, visit)), median(valuesOf(baseline, visit))];
    return {
      what: `${here}, ${visit} visit: cards live, ${baseline === 'before' ? 'beside the tree before' : 'beside Chromium'}`,
      here: milliseconds(time),
      spread: spreadText(valuesOf(here, visit), milliseconds),
      baseline: `${baseline} ${milliseconds(other)}`,
      result: ratioText(time / other),
      goal: `≤ ${most.toFixed(2)} ×`,
      isMet: time / other <= most,
    };
  };
  return VISITS.flatMap((visit) => [
    row(visit, 'webkit', 'chromium', MOST.ofChromium),
    row(visit, 'firefox', 'chromium', MOST.ofChromium),
    ...(origins.before ? [row(visit, 'webkit', 'before', MOST.ofBefore)] : []),
  ]);
}

async function measure(say: Say): Promise<Row[]> {
  const missing = ENGINES.flatMap(missingFor);
  if (missing.length > 0) throw new Error(`Install Debian's ${missing.join(', ')} first.`);
  const ends: { stop(): Promise<unknown> }[] = [];
  const slow = async (baseUrl: string): Promise<string> => {
    const way = await slowWay(baseUrl, PHONES_NETWORK);
    ends.push(way);
    return way.url;
  };
  try {
    const here = await slow((await useProduct('seeded', say)).baseUrl);
    const origins: Partial<Record<Who, string>> = { webkit: here, firefox: here, chromium: here };
    if (BEFORE) {
      const stack = await startStack({ say, builtIn: { frontEnds: BEFORE } });
      ends.unshift(stack);
      origins.before = await slow(stack.baseUrl);
    }
    return await compare(origins);
  } finally {
    for (const end of ends.reverse()) await end.stop();
  }
}

/**
 * How soon guests can turn cards, by engine, on a slow phone's network. `BEFORE=<folder of a built tree>` compares WebKit
 * with the front ends there.
 */
export const engines: Figure = { id: 'P35', title: 'cards live in three engines', measure };
