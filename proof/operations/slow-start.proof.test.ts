import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@peanut/service/testing';
import { OWNER_ENV } from './support/owner.js';
import { makeSlow, whyNotSlow, type Slow } from './support/slow.js';
import { spawnProduct, type Product } from './support/product.js';

const PATIENCE = 900_000;
const BUSY_PROGRAMS = 8;

jest.setTimeout(PATIENCE);

const problem = whyNotSlow();
if (problem) process.stderr.write(`The start on a tenth of a processor is left out: ${problem}.\n`);

let folder: string;
let product: Product | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-slow-'));
  product = undefined;
});

afterEach(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function expectStart(slow?: Slow): Promise<void> {
  const bar = await spawnProduct({ dataDir: folder, env: OWNER_ENV, slow });
  product = bar;
  const hasEnded = (): boolean => bar.launcher.exitCode !== null;
  await until(async () => hasEnded() || bar.said().includes('Peanut is open'), 'the bar is open', PATIENCE);
  expect(bar.said()).toContain('Peanut is open');
  expect(bar.said()).not.toContain('starting it again');
}

(problem ? it.skip : it)('opens the bar on a tenth of a processor, and starts no part twice', async () => {
  const slow = makeSlow(0.1);
  try {
    await expectStart(slow);
    slow.end();
  } finally {
    await product?.stop();
    slow.remove();
  }
});

it('opens the bar beside eight programs that take all they get, and starts no part twice', async () => {
  const busy: ChildProcess[] = Array.from({ length: BUSY_PROGRAMS }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    await expectStart();
  } finally {
    for (const program of busy) program.kill('SIGKILL');
  }
});
