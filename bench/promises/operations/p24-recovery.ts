import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../../ops/lib/wait.mjs';
import { fillDisk } from '../../../proof/operations/support/full-disk.js';
import { largeDrink, logIn, OWNER_ENV, type Owner } from '../../../proof/operations/support/owner.js';
import { startProduct, type Product } from '../../../proof/operations/support/product.js';
import { seconds } from '../../../proof/results/numbers.mjs';
import { effort } from '../../lib/effort.js';
import type { Figure, Row } from '../../lib/figure.js';

const ROUNDS = effort(3);
/** Seconds. */
const GOALS = { disk: 1, hung: 10 };
const GAVE_UP_AFTER = 60_000;

/** Seconds until all checks held, one after the other. */
async function timeUntil(...checks: (() => Promise<boolean>)[]): Promise<number> {
  const started = performance.now();
  for (const check of checks)
    if (!(await waitUntil(check, { timeout: GAVE_UP_AFTER }))) throw new Error('It did not come back.');
  return (performance.now() - started) / 1000;
}

async function afterFullDisk(product: Product, owner: Owner, round: number): Promise<number> {
  let count = 0;
  const saved = async (): Promise<boolean> => {
    const { status } = await owner.call('POST', '/api/cocktails', largeDrink(`Full ${round} ${count++}`));
    return status === 201;
  };
  const filler = fillDisk(product.dataDir);
  const isRefused = async (): Promise<boolean> => {
    fillDisk(product.dataDir);
    return !(await saved()) && !(await product.isReady());
  };
  await timeUntil(isRefused);
  rmSync(filler);
  return timeUntil(saved, () => product.isReady());
}

async function afterHang(product: Product): Promise<number> {
  for (const name of ['database', 'ai']) process.kill(product.pidOf(name), 'SIGSTOP');
  return timeUntil(
    async () => !(await product.isReady()),
    () => product.isReady(),
  );
}

const row = (what: string, times: number[], goal: number): Row => ({
  what,
  here: times.map(seconds).join(', '),
  goal: `≤ ${goal} s`,
  isMet: Math.max(...times) <= goal,
});

async function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-recovery-'));
  const product = await startProduct({ dataDir: folder, env: OWNER_ENV, disk: { size: '150m' } });
  try {
    const owner = await logIn(product);
    const times: Record<keyof typeof GOALS, number[]> = { disk: [], hung: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.disk.push(await afterFullDisk(product, owner, round));
      times.hung.push(await afterHang(product));
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
export const recovery: Figure = {
  id: 'P24',
  title: 'npm start: back after a full disk and after hung parts',
  measure,
};
