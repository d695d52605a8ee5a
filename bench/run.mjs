// npm run bench [P1 P9 …]: each figure beside a baseline measured in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/lib/build.mjs';
import { install } from '../scripts/lib/install.mjs';
import { freePorts } from '../scripts/lib/ports.mjs';
import { needBinaries } from '../scripts/lib/stack/binaries.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const chosen = process.argv.slice(2).map((id) => id.toUpperCase());
const isChosen = (id) => chosen.length === 0 || chosen.includes(id);

await install(say);
await build(say);
await needBinaries(['wrk', 'chromium'], say);

// Loaded late: they need the packages and the builds.
const { startStack } = await import('../scripts/stack.mjs');
const { scriptBytes } = await import('./p01-script-bytes.mjs');
const { captureList, listThroughGateway, staticServer } = await import('./p09-list-through-gateway.mjs');
const { serviceAlone } = await import('./p11-service-alone.mjs');
const { reorder } = await import('./p12-reorder.mjs');
const { start } = await import('./p19-start.mjs');

const root = mkdtempSync(join(tmpdir(), 'peanut-static-'));
await chmod(root, 0o755);
const [staticPort] = await freePorts(1);
const staticUrl = `http://127.0.0.1:${staticPort}`;
const FIGURES = [
  ['P1', scriptBytes],
  ['P9', (stack) => listThroughGateway({ ...stack, staticUrl })],
  ['P11', serviceAlone],
  ['P12', reorder],
];

async function onStack(figures) {
  const stack = await startStack({ say, extra: staticServer(staticPort, root) });
  try {
    await captureList(stack.baseUrl, root);
    for (const [, measure] of figures) await measure(stack);
  } finally {
    await stack.stop();
  }
}

try {
  const figures = FIGURES.filter(([id]) => isChosen(id));
  if (figures.length > 0) await onStack(figures);
  if (isChosen('P19')) await start();
} finally {
  rmSync(root, { recursive: true, force: true });
}
