import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { keepResults } from '../../../proof/results/results.mjs';
import { startTestApp, type TestApp } from './support/test-app.js';
import { steps } from './support/two-owners/commands.js';
import { Interleaving } from './support/two-owners/interleaving.js';
import { RealMenu } from './support/two-owners/real-menu.js';
import { Tally } from './support/two-owners/tally.js';

const { env } = process;
/** Where in the run of the seed a single interleaving is found, as its failure printed it. */
const PATH = env['INTERLEAVINGS_PATH'];
const SHORT_FORM = 40;
const INTERLEAVINGS = PATH ? 1 : Number(env['INTERLEAVINGS'] ?? SHORT_FORM);
/** The short form tries the same every time; the long one looks for what nobody has seen. */
const SEED = Number(env['INTERLEAVINGS_SEED'] ?? (INTERLEAVINGS > SHORT_FORM ? randomInt(2 ** 31) : 1));
/** Bars side by side, with seeds that follow each other: a bar waits for its database half of the time. */
const BARS = INTERLEAVINGS > SHORT_FORM ? 4 : 1;

/** For what hangs: a second for each interleaving, which takes about a tenth of it. */
const TIMEOUT_MS = 90_000 + INTERLEAVINGS * 1_000;

async function keep(tally: Tally): Promise<void> {
  const row = {
    interleavings: INTERLEAVINGS.toLocaleString('en'),
    seed: SEED,
    writes: tally.of('writes'),
    'sent at once': tally.of('atOnce'),
    'conflicts (412)': tally.of('conflicts'),
    'repeats replayed': tally.of('replays'),
    lost: tally.of('lost'),
    twice: tally.of('twice'),
    'overwritten silently': tally.of('overwrittenSilently'),
    test: '`services/menu/test/two-owners.test.ts`',
  };
  await keepResults('interleavings', { columns: Object.keys(row), rows: [row] });
}

/** A share of the interleavings, one after the other, in a bar of their own. */
async function interleave(app: TestApp, runs: number, seed: number, tally: Tally): Promise<void> {
  const real = await RealMenu.open(app);
  const property = fc.asyncProperty(steps, async (commands) => {
    await real.reset();
    const model = new Interleaving(real, tally);
    await fc.asyncModelRun(() => ({ model, real }), commands);
    await model.finish();
  });
  await fc.assert(property, { numRuns: runs, seed, path: PATH });
}

const apps: TestApp[] = [];
beforeAll(async () => {
  for (let bar = 0; bar < BARS; bar += 1) apps.push(await startTestApp({ SEED_MENU: false }));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

describe('two owners', () => {
  it(
    'lose nothing, do nothing twice and overwrite nothing that they have not seen',
    async () => {
      const tally = new Tally();
      const share = (bar: number) => Math.floor((INTERLEAVINGS + bar) / BARS);
      await Promise.all(apps.map((app, bar) => interleave(app, share(bar), SEED + bar, tally)));
      process.stdout.write(`INTERLEAVINGS ${INTERLEAVINGS}, seed ${SEED}: ${tally}\n`);
      expect(tally.tooFew(INTERLEAVINGS)).toEqual([]);
      if (env['INTERLEAVINGS_KEEP'] === '1') await keep(tally);
    },
    TIMEOUT_MS,
  );
});
