import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { reasonIn } from './failures.mjs';
import { failuresOnly } from '../../ops/process/run.mjs';

const CORES = availableParallelism();
/** One each for the phone's and the desktop's specs at least. */
const PRODUCTS = Math.max(2, Math.min(4, CORES));

/**
 * Runs Playwright with whole products; `onStart` sees each, `builtIn` and `gateway` say what they are made of
 * (stack.mjs). Resolves as {@link runSystemTests} does.
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
    const stack = await startStack({ say, builtIn, gateway });
    onStart(stack);
    await makeLoginsCheap(stack);
    return stack;
  };
  const browser = findBinary('chromium-headless-shell');
  return runSystemTests({ startStack: start, browser, say, ...options });
}

/**
 * Runs Playwright with a product for each of its workers, started by `startStack`; `only` names specs, else it runs all.
 * `args` are further ones for Playwright; of `retries` each test has so many. A product that does not start is done
 * without. Resolves with the result of a stage (stages.mjs).
 */
export async function runSystemTests({ startStack, products = PRODUCTS, only = [], say, ...tools }) {
  const starts = await Promise.allSettled(Array.from({ length: products }, startStack));
  const stacks = starts.flatMap(({ value }) => value ?? []);
  const problems = starts.flatMap(({ reason }) => reason?.message ?? []);
  for (const problem of problems) say(`        a product less: ${problem}`);
  if (stacks.length === 0) return notRun(problems.join('\n'));
  try {
    return await runPlaywright(stacks, only, tools);
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
}

const notRun = (output) => ({ passed: 0, failed: 1, output });

async function runPlaywright(stacks, only, { browser, folder, npx, retries = 1, args: further = [] }) {
  const file = join(folder, 'playwright.json');
  const args = [
    ...['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
    // A second try tells a test that is unstable, which the run names, from a product that is broken.
    `--retries=${retries}`,
    `--output=${join(folder, 'playwright')}`,
    ...further,
    ...only,
  ];
  const { code, output } = await npx(args, {
    STACKS: JSON.stringify(
      stacks.map(({ kind, baseUrl, adminPassword, controlUrl, upstreams, folder, replicas }) => ({
        kind,
        baseUrl,
        adminPassword,
        controlUrl,
        upstreams,
        folder,
        replicas,
      })),
    ),
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return notRun(output);
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const named = (status) => suites.flatMap((suite) => testsIn(suite, status));
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
 * `flaky` one that passed on its second try only.
 */
function testsIn({ specs = [], suites = [] }, status) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results = [] }) => `${file}: ${title}: ${reasonIn(results[0]?.error?.message)}`),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, status))];
}
