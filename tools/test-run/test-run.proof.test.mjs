import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { run } from '../../ops/process/run.mjs';
import { failuresOfJest } from './failures.mjs';
import { runSystemTests } from './system-tests.mjs';

const RED = '\u001b[31m';

describe('a run of stages', () => {
  const program = `
    import { runFromCommandLine } from './tools/test-run/stage-work.mjs';
    const ok = { passed: 2, failed: 0 };
    const broken = () => Promise.reject(new Error('no such program'));
    const system = (words) => async () => ({ ...ok, failures: [], secondTries: words });
    await runFromCommandLine((words) => [
      { atOnce: 2, stages: [{ name: 'broken', work: broken }, { name: 'unit', work: async () => ok }] },
      { atOnce: 1, stages: [{ name: 'system', work: system(words) }] },
    ]);`;
  const runWith = (/** @type {string[]} */ ...words) =>
    run(process.execPath, ['--input-type=module', '-e', program, 'stages', ...words]);

  it('runs every stage, whatever becomes of the others, and fails when one did', async () => {
    const { code, output } = await runWith();
    expect(code).toBe(1);
    expect(output).toMatch(/^FAILED {2}broken .+ 0 passed, 1 failed$/m);
    expect(output).toContain('no such program');
    expect(output).toMatch(/^ok {6}system .+ 2 passed, 0 failed$/m);
    expect(output).toMatch(/^4 passed, 1 failed\n$/m);
  });

  it('runs the stages that are named, hands the other words to a single one, and names second tries', async () => {
    expect(await runWith('unit')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/2 passed, 0 failed/),
    });
    const { code, output } = await runWith('system', 'owner/order');
    expect(code).toBe(0);
    expect(output).toMatch(/second try: system: owner\/order\n1 needed a second try\n2 passed, 0 failed\n$/);
  });

  it.each([[['sistem']], [['unit', 'system', 'sistem']]])('refuses %j', async (words) => {
    const { code, output } = await runWith(...words);
    expect(code).toBe(1);
    expect(output).toMatch(/^There is no stage "sistem"\. Name one of broken, unit, system/);
  });
});

describe('what failed in a report of Jest', () => {
  /** @type {(message: string, assertionResults: object[]) => Parameters<typeof failuresOfJest>[0]} */
  const report = (message, assertionResults) =>
    Object({ testResults: [{ name: join(ROOT, 'libs/a.test.ts'), message, assertionResults }] });

  it('is named with its file and the reason, without colours', () => {
    const failureMessages = [`${RED}Error: shut\u001b[39m\n\n    at its hinge`];
    const tests = [
      { status: 'passed', fullName: 'a card turns', failureMessages: [] },
      { status: 'failed', fullName: 'a card opens', failureMessages },
    ];
    expect(failuresOfJest(report('all of it', tests))).toEqual([
      'libs/a.test.ts: a card opens: Error: shut |     at its hinge',
    ]);
  });

  it('is a whole file where it could not be run', () =>
    expect(failuresOfJest(report('Cannot find module', []))).toEqual(['libs/a.test.ts: Cannot find module']));
});

describe('the system tests', () => {
  const reason = { errors: [{ message: `${RED}timed out\u001b[39m` }, { message: '\n  at its button' }] };
  const specOf = (/** @type {string} */ title, /** @type {string} */ status) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: [reason] }],
  });
  /** Stands for Playwright: of three tests one fails and one needs a second try. @type {import('./system-tests.mjs').Npx} */
  async function playwright(_args, env) {
    const specs = [
      specOf('steady', 'expected'),
      specOf('broken', 'unexpected'),
      specOf(`on ${JSON.parse(env['STACKS'] ?? '').length} products`, 'flaky'),
    ];
    const stats = { expected: 1, flaky: 1, unexpected: 1 };
    writeFileSync(
      env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '',
      JSON.stringify({ stats, errors: [], suites: [{ suites: [{ specs }] }] }),
    );
    return { code: 1, output: 'one failed' };
  }

  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'peanut-system-tests-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const stop = jest.fn(async () => {});
  const startStack = jest.fn(async () => ({ kind: 'containers', baseUrl: '', replicas: { menu: 2 }, stop }));
  const say = jest.fn();
  afterEach(() => jest.clearAllMocks());
  const runWith = (own = {}) =>
    runSystemTests({ startStack, products: 2, browser: '', folder, npx: playwright, say, ...own });

  it('run on a product for each worker, are counted, and those that failed or needed a second try are named', async () => {
    expect(await runWith()).toEqual({
      ...{ passed: 2, failed: 1, output: 'one failed' },
      failures: ['a.spec.ts: broken: timed out |   at its button'],
      secondTries: ['a.spec.ts: on 2 products: timed out |   at its button'],
    });
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('tell the specs of what kind the product is, and count as failed when their report is missing', async () => {
    const npx = jest.fn(/** @type {typeof playwright} */ (async () => ({ code: 127, output: 'no program' })));
    expect(await runWith({ npx, products: 1 })).toEqual({ passed: 0, failed: 1, output: 'no program' });
    const told = JSON.parse(npx.mock.calls[0]?.[1]['STACKS'] ?? '');
    expect(told).toEqual([{ kind: 'containers', baseUrl: '', replicas: { menu: 2 } }]);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('run on the products that did start, and count as failed when none did', async () => {
    startStack.mockRejectedValueOnce(new Error('no port'));
    const { secondTries } = await runWith();
    expect(say.mock.calls.flat().map((line) => String(line).trim())).toEqual(['a product less: no port']);
    expect(secondTries).toEqual([expect.stringContaining('on 1 products')]);
    const broken = () => Promise.reject(new Error('no port'));
    expect(await runWith({ startStack: broken })).toEqual({
      passed: 0,
      failed: 1,
      output: 'no port\nno port',
    });
  });
});
