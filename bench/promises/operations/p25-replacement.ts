import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { replaceContainers } from '../../../ops/deploy/images.mjs';
import { deploy, storeOf, rollback } from '../../../ops/deploy/deploy.mjs';
import { frontEnds, publicAddress, readSettings, services } from '../../../ops/launch/parts.mjs';
import { nextBuild } from '../../../proof/operations/support/next-build.mjs';
import { withBrowser } from '../../lib/browser/browser.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { startLoad, type Counts } from '../../lib/services/load.js';
import { seconds } from '../../../proof/results/numbers.mjs';

/** Guests go on for so many milliseconds after each replacement. */
const AFTERWARDS = 8_000;
const MISSED = ['failedViews', 'failedCalls', 'failedSaves', 'lostEdits'] as const;
const FRONT_ENDS = frontEnds().map(({ name }) => name);

/** Another version of what the part's container serves, and back. */
async function newVersion(part: string): Promise<void> {
  const store = storeOf(part, { isCompose: true });
  const { folder, version } = nextBuild(part);
  try {
    await deploy({ part, built: folder, store, isChecked: false });
    await rollback({ part, store });
  } finally {
    await store.drop(version);
    rmSync(folder, { recursive: true });
  }
}

const REPLACEMENTS = [
  ...[...FRONT_ENDS, 'gateway'].map((part) => ({ part, how: 'version', replace: newVersion })),
  ...[...FRONT_ENDS, ...services().map(({ name }) => name), 'prerenderer'].map((part) => ({
    part,
    how: 'containers',
    replace: replaceContainers,
  })),
];

async function measure(say: Say): Promise<Row[]> {
  const baseUrl = publicAddress(readSettings());
  const adminPassword = process.env['ADMIN_PASSWORD'];
  if (!adminPassword) throw new Error('Set ADMIN_PASSWORD to the password of the running containers.');
  return withBrowser(async (browser) => {
    const load = await startLoad(browser, { baseUrl, adminPassword });
    await wait(AFTERWARDS);
    const rows: Row[] = [];
    for (const { part, how, replace } of REPLACEMENTS) {
      const before = { ...load.counts };
      const started = performance.now();
      await replace(part);
      const took = (performance.now() - started) / 1_000;
      await wait(AFTERWARDS);
      const row = rowOf(`${part}: new ${how}`, before, load.counts, took);
      say(`    ${row.what}: ${row.here}`);
      rows.push(row);
    }
    await load.stop();
    for (const line of load.failures) say(`    ${line}`);
    return rows;
  });
}

function rowOf(what: string, before: Counts, now: Counts, took: number): Row {
  const since = (name: keyof Counts): number => now[name] - before[name];
  return {
    what,
    here: `failed ${since('failedViews')} of ${since('views')} views, ${since('failedCalls')} of ${since('calls')} calls, ${since('failedSaves')} of ${since('saves')} saves; ${since('lostEdits')} edits lost`,
    result: `${since('retriedCalls')} calls asked twice, ${seconds(took)}`,
    goal: '0 failed, 0 lost',
    isMet: MISSED.every((name) => since(name) === 0),
  };
}

/** What replacing each container costs guests and owner. The containers have to run. */
export const replacement: Figure = {
  id: 'P25',
  title: 'each part replaced while guests browse and the owner saves',
  needsContainers: true,
  measure,
};
