import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { failuresOnly } from '../../ops/process/run.mjs';
import { reasonIn } from './failures.mjs';

/**
 * How to run Playwright: `only` names specs, else it runs all; `args` are further ones for Playwright; a test is tried again
 * `retries` times.
 * @typedef {(args: string[], env: Record<string, string>) => Promise<{ code: number, output: string }>} Npx
 * @typedef {{ folder: string, npx: Npx, say: (text: string) => void, only?: string[], retries?: number, args?: string[] }} Specs
 * @typedef {Specs & { onStart: (product: { stop: () => Promise<void> }) => void, builtIn?: object, gateway?: string }} OnProducts
 * @typedef {import('@playwright/test/reporter').JSONReport} Report
 */

/** One for the phone's specs and one for the desktop's, at least. */
const PRODUCTS = Math.max(2, Math.min(4, availableParallelism()));
const TOLD = ['kind', 'baseUrl', 'adminPassword', 'controlUrl', 'upstreams', 'folder', 'replicas'];
/** What the specs are told of a product. @param {object} stack */
const told = (stack) => Object.fromEntries(Object.entries(stack).filter(([key]) => TOLD.includes(key)));

/**
 * Runs Playwright with whole products; `onStart` sees each, `builtIn` and `gateway` say what they are made of (stack.mjs).
 * @param {OnProducts} options
 */
export async function testOnProducts({ onStart, builtIn, gateway, say, ...options }) {
  const [{ needBinaries, findBinary }, { startStack }, { makeLoginsCheap }] = await Promise.all([
    import('../../ops/process/run.mjs'),
    import('../../proof/stack/stack.mjs'),
    import('../../proof/stack/cheap-logins.mjs'),
  ]);
  // The whole browser draws a window of its own, even headless: half as much work again.
  await needBinaries(['chromium-headless-shell', 'openssl'], say);
  const start = async () => {
    const stack = await startStack(/** @type {object} */ ({ say, builtIn, gateway }));
    onStart(stack);
    await makeLoginsCheap(stack);
    return stack;
  };
  const browser = findBinary('chromium-headless-shell') ?? '';
  return runSystemTests({ startStack: start, browser, say, ...options });
}

/**
 * Runs Playwright with a product for each of its workers. A product that does not start is done without.
 * @param {Specs & { startStack: () => Promise<{ stop: () => Promise<void> }>, browser: string, products?: number }} options
 * @returns {Promise<import('./stage-work.mjs').Result>}
 */
export async function runSystemTests({ startStack, products = PRODUCTS, say, ...specs }) {
  const starts = await Promise.allSettled(Array.from({ length: products }, startStack));
  const stacks = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const problems = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason.message] : []));
  for (const problem of problems) say(`        a product less: ${problem}`);
  if (stacks.length === 0) return { passed: 0, failed: 1, output: problems.join('\n') };
  try {
    return await runPlaywright(stacks, specs);
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
}

/**
 * @param {object[]} stacks
 * @param {Omit<Specs, 'say'> & { browser: string }} specs
 */
async function runPlaywright(stacks, { browser, folder, npx, only = [], retries = 1, args = [] }) {
  const file = join(folder, 'playwright.json');
  const command = [
    ...['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
    // A second try tells a test that is unstable, which the run names, from a product that is broken.
    ...[`--retries=${retries}`, `--output=${join(folder, 'playwright')}`, ...args, ...only],
  ];
  const { code, output } = await npx(command, {
    STACKS: JSON.stringify(stacks.map(told)),
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  /** @type {Report} */
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const named = (/** @type {'unexpected' | 'flaky'} */ status) =>
    suites.flatMap((suite) => testsIn(suite, status));
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    // Playwright may fail for another reason than a test, such as no tests at all.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: failed || code !== 0 ? failuresOnly(output) : '',
    secondTries: named('flaky'),
    failures: [...named('unexpected'), ...errors.map(({ message }) => reasonIn(message))],
  };
}

/**
 * The tests of a suite, and of those within it, that ended so, and why their first try failed: `unexpected` is a failure,
 * `flaky` passed on its second try only.
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @param {'unexpected' | 'flaky'} status
 * @returns {string[]}
 */
function testsIn({ specs = [], suites = [] }, status) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results = [] }) => `${file}: ${title}: ${firstReason(results[0])}`),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, status))];
}

/**
 * Why a try failed. Where its time was up, the last error says what it waited for.
 * @param {import('@playwright/test/reporter').JSONReportTestResult} [result]
 */
const firstReason = (result) =>
  reasonIn(result?.errors.map(({ message }) => message).join('\n') || undefined);
