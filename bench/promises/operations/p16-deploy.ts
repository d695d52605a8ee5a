import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { letNetworkRest } from '../../../ops/deploy/browser.mjs';
import { deploy, folderStore, rollback } from '../../../ops/deploy/deploy.mjs';
import { UserError } from '../../../ops/lib/command-line.mjs';
import { frontEnds } from '../../../ops/launch/parts.mjs';
import { nextBuild } from '../../../proof/operations/support/next-build.mjs';
import { withBrowser } from '../../lib/browser/browser.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { median, seconds, spreadText } from '../../../proof/results/numbers.mjs';
import { useProduct, type Product } from '../../lib/product.js';

const ROUNDS = effort(5);
const MOST_SECONDS = 5;
const OLD = 'House Specialties';
const NEXT = 'House Wonders';

function storeIn({ baseUrl, folder }: Product, part: string): ReturnType<typeof folderStore> {
  const { hostname, port } = new URL(baseUrl);
  return folderStore(part, { dataDir: folder, host: hostname, port: Number(port) });
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const started = performance.now();
  const result = await work();
  return { result, took: (performance.now() - started) / 1_000 };
}

/** Seconds until a guest who comes new has a live page with the text. */
async function untilSeen(browser: Browser, baseUrl: string, text: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await letNetworkRest(page);
    await page.goto(`${baseUrl}/cocktails`);
    await page
      .getByRole('button', { name: /^Show recipe/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const line = await page.getByTestId('count-line').textContent();
    await context.close();
    if (line?.includes(text)) return (performance.now() - started) / 1_000;
  }
}

/** Every file of the shell as guests get it, by path. */
async function shellFiles(baseUrl: string): Promise<Map<string, Buffer>> {
  const { files } = (await (await fetch(`${baseUrl}/shell/files.json`)).json()) as { files: object };
  const read = async (path: string): Promise<[string, Buffer]> => [
    path,
    Buffer.from(await (await fetch(baseUrl + path)).arrayBuffer()),
  ];
  const paths = Object.keys(files).filter((path) => path !== '/');
  return new Map(await Promise.all(paths.map(read)));
}

function changedBytes(before: Map<string, Buffer>, after: Map<string, Buffer>): number {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changed = paths.filter((path) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0)));
  return changed.reduce((sum, path) => sum + (after.get(path)?.length ?? 0), 0);
}

const row = (what: string, times: number[]): Row => ({
  what,
  here: seconds(median(times)),
  spread: spreadText(times, seconds),
  goal: `≤ ${MOST_SECONDS} s`,
  isMet: Math.max(...times) <= MOST_SECONDS,
});

/** Swaps a version of mf-menu in and out, until a guest sees it. */
async function swaps(
  stack: Product,
  browser: Browser,
): Promise<{ times: { deploy: number[]; back: number[] }; changed: number }> {
  const store = storeIn(stack, 'mf-menu');
  const { live: first } = await store.list();
  if (!first) throw new Error('No version of mf-menu is live.');
  const { folder, version } = nextBuild('mf-menu', (text) => text.replaceAll(OLD, NEXT));
  const before = await shellFiles(stack.baseUrl);
  const times = { deploy: [] as number[], back: [] as number[] };
  let changed = 0;
  try {
    await store.take(folder);
    for (let round = 0; round < ROUNDS; round += 1) {
      await store.makeLive(version);
      times.deploy.push(await untilSeen(browser, stack.baseUrl, NEXT));
      changed += changedBytes(before, await shellFiles(stack.baseUrl));
      await store.makeLive(first);
      times.back.push(await untilSeen(browser, stack.baseUrl, OLD));
    }
  } finally {
    await store.makeLive(first);
    await store.drop(version);
    rmSync(folder, { recursive: true });
  }
  return { times, changed };
}

/** Deploys a version of the part with its checks, and goes back. Seconds of both. */
async function deployAndBack(stack: Product, part: string): Promise<{ there: number; back: number }> {
  const store = storeIn(stack, part);
  const { folder, version } = nextBuild(part);
  try {
    const there = await timed(() => deploy({ part, built: folder, store }));
    const back = await timed(() => rollback({ part, store }));
    return { there: there.took, back: back.took };
  } finally {
    await store.drop(version);
    rmSync(folder, { recursive: true });
  }
}

/** Deploys a version that breaks when it is loaded; the live one stays. */
async function refuse(stack: Product, part: string): Promise<{ took: number; isRefused: boolean }> {
  const store = storeIn(stack, part);
  const before = (await store.list()).live;
  const isEntry = (name: string): boolean => /__federation_expose_|assets\/index-/.test(name);
  const broken = nextBuild(part, (text, name) =>
    isEntry(name) ? `throw new Error('broken');${text}` : text,
  );
  const attempt = await timed(() =>
    deploy({ part, built: broken.folder, store }).catch((error: unknown) => error),
  );
  rmSync(broken.folder, { recursive: true });
  const isRefused = attempt.result instanceof UserError && (await store.list()).live === before;
  return { took: attempt.took, isRefused };
}

async function measure(say: Say): Promise<Row[]> {
  const stack = await useProduct('seeded', say);
  return withBrowser(async (browser) => {
    const { times, changed } = await swaps(stack, browser);
    const parts = effort(
      frontEnds().map(({ name }) => name),
      ['mf-admin'],
    );
    const rows: Row[] = [];
    for (const part of parts) {
      const { there, back } = await deployAndBack(stack, part);
      const { took, isRefused } = await refuse(stack, part);
      rows.push({ what: `${part}: tried and live`, here: seconds(there) });
      rows.push(row(`${part}: back`, [back]));
      rows.push({
        what: `${part}: a broken one refused`,
        here: seconds(took),
        goal: 'refused',
        isMet: isRefused,
      });
    }
    return [
      row('another version of mf-menu live, until a new guest has it', times.deploy),
      row('the one before again', times.back),
      { what: 'bytes of the shell that changed', here: String(changed), goal: '0', isMet: changed === 0 },
      ...rows,
    ];
  });
}

/** Deploying a front end, refusing a broken one and going back, while everything else stays as it is. */
export const deployment: Figure = { id: 'P16', title: 'deploy of one front end', measure };
