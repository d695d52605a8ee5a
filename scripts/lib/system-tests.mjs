import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { failuresOnly } from './run.mjs';

const CORES = availableParallelism();
/** Each waits for its browser, its services and for time to pass: one lane more than cores keeps the cores busy. */
const LANES = Math.min(4, CORES + 1);

const shards = (project, count) =>
  Array.from({ length: count }, (_, index) => ({ projects: [project], shard: `${index + 1}/${count}` }));

/**
 * What one run of Playwright takes: projects of e2e/playwright.config.ts, the long ones in shards. Those that mostly wait
 * come first, beside others that work; short ones come last. Within a group tests run one at a time: most change the
 * menu, some stop parts.
 */
const GROUPS = [
  { projects: ['alone'] },
  { projects: ['offline'] },
  ...shards('owner', 6),
  ...shards('ai', 2),
  ...shards('phone', 3),
  { projects: ['desktop'] },
];

/**
 * Runs every group, whatever came of the others: one result a group. Each lane has a product of its own, started by
 * `startStack`, and takes the next group when it has done one.
 */
export async function runSystemTests({ startStack, lanes = LANES, groups = GROUPS, say, ...tools }) {
  const waiting = groups.map((group, index) => ({ group, index }));
  const results = [];
  const problems = [];
  // One after the other, lest two products choose the same free ports.
  let latest = Promise.resolve();
  const nextStack = () => (latest = latest.catch(() => {}).then(startStack));
  async function runWaiting(stack) {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runGroup(next.group, stack, tools).catch((error) => notRun(error.message));
      results[next.index] = result;
      if (result.failed) say(`        ${nameOf(next.group)}: ${result.failed} failed`);
      for (const title of result.unstable) say(`        ${nameOf(next.group)}: second try: ${title}`);
    }
  }
  async function lane() {
    try {
      const stack = await nextStack();
      await runWaiting(stack).finally(stack.stop);
    } catch (error) {
      problems.push(error.message);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  // The other lanes took over what this one would have run.
  for (const problem of problems) say(`        a product less: ${problem}`);
  for (const { index } of waiting) results[index] = notRun(problems.join('\n'));
  return results;
}

const notRun = (output) => ({ passed: 0, failed: 1, unstable: [], output });

const nameOf = ({ projects, shard }) => [projects.join(' and '), shard].filter(Boolean).join(' ');

async function runGroup(group, stack, { browser, folder, npx }) {
  const { projects, shard } = group;
  const file = join(folder, `playwright-${nameOf(group).replace(/\W+/g, '-')}.json`);
  const args = [
    ...['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json', '--workers=1'],
    // A second try tells a test that is unstable, which the run names, from a product that is broken.
    '--retries=1',
    ...projects.map((name) => `--project=${name}`),
    ...(shard ? [`--shard=${shard}`] : []),
    // Playwright empties this folder first, and another group may be writing to its own.
    `--output=${join(folder, nameOf(group).replace(/\W+/g, '-'))}`,
  ];
  const { code, output } = await npx(args, {
    BASE_URL: stack.baseUrl,
    ADMIN_PASSWORD: stack.adminPassword,
    STACK_CONTROL_URL: stack.controlUrl,
    DATABASE_URL: stack.databases.superuser,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return notRun(output);
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + errors.length;
  // Playwright may fail for another reason than a test, such as no tests at all.
  return {
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    unstable: suites.flatMap(unstableIn),
    output: failed || code !== 0 ? failuresOnly(output) : '',
  };
}

/** The titles of the tests of a suite, and of those within it, that passed on their second try only. */
function unstableIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(unstableIn)];
}
