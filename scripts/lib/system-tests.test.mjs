import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSystemTests } from './system-tests.mjs';

const GROUPS = [{ projects: ['owner'], shard: '1/2' }, { projects: ['ai'] }, { projects: ['alone'] }];

const specOf = (title, status) => ({ file: 'a.spec.ts', title, tests: [{ status }] });

/** Stands for Playwright: 3 tests a group, one that fails in the `owner` group and one that fails once in `ai`. */
async function playwright(args, env) {
  const isOwner = args.includes('--project=owner');
  const flaky = args.includes('--project=ai') ? 1 : 0;
  const stats = { expected: (isOwner ? 2 : 3) - flaky, flaky, unexpected: isOwner ? 1 : 0 };
  const specs = flaky ? [specOf('steady', 'expected'), specOf('shaky', 'flaky')] : [];
  const report = { stats, errors: [], suites: [{ suites: [{ specs }] }] };
  writeFileSync(String(env['PLAYWRIGHT_JSON_OUTPUT_NAME']), JSON.stringify(report));
  return { code: isOwner ? 1 : 0, output: isOwner ? 'owner failed' : 'fine' };
}

/** Products that are up at the moment, and how many there were. */
function stacks() {
  const counts = { up: 0, started: 0 };
  const startStack = async () => {
    counts.up += 1;
    counts.started += 1;
    const stop = async () => {
      counts.up -= 1;
    };
    return { baseUrl: '', adminPassword: '', controlUrl: '', databases: { superuser: '' }, stop };
  };
  return { counts, startStack };
}

const folder = () => mkdtempSync(join(tmpdir(), 'peanut-groups-'));

describe('the system tests', () => {
  it('run every group after one that failed, count all, and name those that needed a second try', async () => {
    const said = [];
    const { counts, startStack } = stacks();
    const results = await runSystemTests({
      ...{ startStack, lanes: 2, groups: GROUPS, browser: '', folder: folder(), npx: playwright },
      say: (line) => said.push(line.trim()),
    });
    expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
      [2, 1],
      [3, 0],
      [3, 0],
    ]);
    expect(results.map(({ output }) => output).join('')).toBe('owner failed');
    expect(said.sort()).toEqual(['ai: second try: a.spec.ts: shaky', 'owner 1/2: 1 failed']);
    expect(counts).toEqual({ up: 0, started: 2 });
  });

  it('count a group whose report is missing as failed', async () => {
    const npx = async () => ({ code: 127, output: 'no such program' });
    const { startStack } = stacks();
    const options = { startStack, groups: GROUPS, browser: '', folder: folder(), npx, say: () => {} };
    const results = await runSystemTests(options);
    expect(results.map(({ failed }) => failed)).toEqual([1, 1, 1]);
  });

  it('run on the products that did start, and count as failed when none did', async () => {
    const { counts, startStack } = stacks();
    const run = (start) => {
      const options = { startStack: start, lanes: 2, groups: GROUPS, browser: '', npx: playwright };
      return runSystemTests({ ...options, folder: folder(), say: () => {} });
    };
    const broken = () => Promise.reject(new Error('no port'));
    let isFirst = true;
    const results = await run(() => (isFirst ? ((isFirst = false), broken()) : startStack()));
    expect(results.map(({ passed }) => passed)).toEqual([2, 3, 3]);
    expect(counts).toEqual({ up: 0, started: 1 });
    expect((await run(broken)).map(({ failed, output }) => [failed, output])).toEqual(
      GROUPS.map(() => [1, 'no port\nno port']),
    );
  });
});
