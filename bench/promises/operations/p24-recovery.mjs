import { mkdtempSync, rmSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../../ops/lib/wait.mjs';
import { effort } from '../../lib/effort.mjs';
import { seconds } from '../../../proof/results/numbers.mjs';

const ROUNDS = effort(3);
/** Seconds. */
const GOALS = { disk: 1, hung: 10 };
const GAVE_UP_AFTER = 60_000;

/** The product's test helpers are TypeScript that is never shipped: they are read from source. */
async function load() {
  register('../../../proof/lib/typescript-hooks.mjs', import.meta.url);
  const [product, owner, disk] = await Promise.all([
    import('../../../proof/operations/support/product.ts'),
    import('../../../proof/operations/support/owner.ts'),
    import('../../../proof/operations/support/full-disk.ts'),
  ]);
  return { ...product, ...owner, ...disk };
}

/** Seconds until all checks held, one after the other. */
async function timeUntil(...checks) {
  const started = performance.now();
  for (const check of checks)
    if (!(await waitUntil(check, { timeout: GAVE_UP_AFTER }))) throw new Error('It did not come back.');
  return (performance.now() - started) / 1000;
}

async function afterFullDisk({ product, owner, fillDisk, largeDrink }, round) {
  let count = 0;
  const saved = async () => {
    const { status } = await owner.call('POST', '/api/cocktails', largeDrink(`Full ${round} ${count++}`));
    return status === 201;
  };
  const filler = fillDisk(product.dataDir);
  const isRefused = async () => {
    fillDisk(product.dataDir);
    return !(await saved()) && !(await product.isReady());
  };
  await timeUntil(isRefused);
  rmSync(filler);
  return timeUntil(saved, () => product.isReady());
}

async function afterHang({ product }) {
  for (const name of ['database', 'ai']) process.kill(product.pidOf(name), 'SIGSTOP');
  return timeUntil(
    async () => !(await product.isReady()),
    () => product.isReady(),
  );
}

const row = (what, times, goal) => ({
  what,
  here: times.map(seconds).join(', '),
  goal: `≤ ${goal} s`,
  isMet: Math.max(...times) <= goal,
});

async function measure() {
  const tools = await load();
  const folder = mkdtempSync(join(tmpdir(), 'peanut-recovery-'));
  const product = await tools.startProduct({ dataDir: folder, env: tools.OWNER_ENV, disk: { size: '150m' } });
  try {
    const bar = { ...tools, product, owner: await tools.logIn(product) };
    const times = { disk: [], hung: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.disk.push(await afterFullDisk(bar, round));
      times.hung.push(await afterHang(bar));
    }
    return [
      row('room again after a full disk: a write is taken, /health is well', times.disk, GOALS.disk),
      row('database and AI service hung at once: /health is well again', times.hung, GOALS.hung),
    ];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How soon `npm start` recovers by itself. */
export const recovery = {
  id: 'P24',
  title: 'npm start: back after a full disk and after hung parts',
  measure,
};
