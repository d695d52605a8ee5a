import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { replaceContainers } from '../../../ops/deploy/images.mjs';
import { deploy, storeOf, rollback } from '../../../ops/deploy/deploy.mjs';
import { frontEnds, publicAddress, readSettings, services } from '../../../ops/launch/parts.mjs';
import { nextBuild } from '../../../proof/operations/support/next-build.mjs';
import { launch } from '../../lib/browser/browser.mjs';
import { startLoad } from '../../lib/services/load.mjs';
import { seconds } from '../../../proof/results/numbers.mjs';

/** Guests go on for as long, and meet what has come. */
const AFTERWARDS = 8_000;
const FRONT_ENDS = frontEnds().map(({ name }) => name);

/** Another version of what the part's container serves, and back. */
async function newVersion(part) {
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

async function measure(say) {
  const baseUrl = publicAddress(readSettings());
  const adminPassword = process.env['ADMIN_PASSWORD'];
  if (!adminPassword) throw new Error('ADMIN_PASSWORD has to be that of the bar in the containers.');
  const browser = await launch();
  try {
    const load = await startLoad(browser, { baseUrl, adminPassword });
    await wait(AFTERWARDS);
    const rows = [];
    for (const { part, how, replace } of REPLACEMENTS) {
      const before = { ...load.counts };
      const started = performance.now();
      await replace(part);
      const took = (performance.now() - started) / 1_000;
      await wait(AFTERWARDS);
      rows.push(rowOf(`${part}: new ${how}`, before, load.counts, took));
      say(`    ${rows.at(-1).what}: ${rows.at(-1).here}`);
    }
    await load.stop();
    for (const line of load.failures) say(`    ${line}`);
    return rows;
  } finally {
    await browser.close();
  }
}

function rowOf(what, before, now, took) {
  const since = (name) => now[name] - before[name];
  const missed = ['failedViews', 'failedCalls', 'failedSaves', 'lostEdits'].map(since);
  return {
    what,
    here: `failed ${missed[0]} of ${since('views')} views, ${missed[1]} of ${since('calls')} calls, ${missed[2]} of ${since('saves')} saves; ${missed[3]} edits lost`,
    result: `${since('retriedCalls')} calls asked twice, ${seconds(took)}`,
    goal: '0 failed, 0 lost',
    isMet: missed.every((count) => count === 0),
  };
}

/** What replacing each part of the bar in the containers costs guests and owner. The containers have to run. */
export const replacement = {
  id: 'P25',
  title: 'each part replaced while guests browse and the owner saves',
  needsContainers: true,
  measure,
};
