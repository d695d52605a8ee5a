import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSystemTests } from './system-tests.mjs';

const REASON = { error: { message: '\u001b[31mtimed out\u001b[39m\n\n  at its button' } };
const specOf = (title, status) => ({ file: 'a.spec.ts', title, tests: [{ status, results: [REASON] }] });

/** Stands for Playwright: of three tests one fails and one needs a second try. */
async function playwright(_args, env) {
  const stats = { expected: 1, flaky: 1, unexpected: 1 };
  const specs = [
    specOf('steady', 'expected'),
    specOf('broken', 'unexpected'),
    specOf('shaky', 'flaky'),
    specOf(`on ${JSON.parse(env['STACKS']).length} products`, 'flaky'),
  ];
  writeFileSync(
    env['PLAYWRIGHT_JSON_OUTPUT_NAME'],
    JSON.stringify({ stats, errors: [], suites: [{ suites: [{ specs }] }] }),
  );
  return { code: 1, output: 'one failed' };
}

describe('the system tests', () => {
  let folder;
  let said;
  let counts;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peanut-system-tests-'));
    said = [];
    counts = { up: 0, started: 0 };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function startStack() {
    counts.up += 1;
    counts.started += 1;
    const stop = async () => {
      counts.up -= 1;
    };
    return { baseUrl: '', adminPassword: '', controlUrl: '', stop };
  }
  const runWith = (own) =>
    runSystemTests({
      ...{ startStack, products: 2, browser: '', folder, npx: playwright },
      say: (line) => said.push(line.trim()),
      ...own,
    });

  it('run on a product for each worker, are counted, and those that failed or needed a second try are named', async () => {
    const failures = ['a.spec.ts: broken: timed out |   at its button'];
    const secondTries = [
      'a.spec.ts: shaky: timed out |   at its button',
      'a.spec.ts: on 2 products: timed out |   at its button',
    ];
    expect(await runWith({})).toEqual({ passed: 2, failed: 1, output: 'one failed', failures, secondTries });
    expect(counts).toEqual({ up: 0, started: 2 });
  });

  it('tell the specs of what kind the product is and how many containers its services have', async () => {
    const product = { kind: 'containers', baseUrl: 'http://localhost:1', replicas: { menu: 2 } };
    let told;
    const npx = async (_args, env) => {
      told = JSON.parse(env['STACKS']);
      return { code: 1, output: '' };
    };
    await runWith({ npx, products: 1, startStack: async () => ({ ...(await startStack()), ...product }) });
    expect(told).toEqual([expect.objectContaining(product)]);
  });

  it('count as failed when their report is missing', async () => {
    const npx = async () => ({ code: 127, output: 'no such program' });
    expect(await runWith({ npx })).toEqual({ passed: 0, failed: 1, output: 'no such program' });
    expect(counts.up).toBe(0);
  });

  it('run on the products that did start, and count as failed when none did', async () => {
    const broken = () => Promise.reject(new Error('no port'));
    let isFirst = true;
    const { secondTries } = await runWith({
      startStack: () => (isFirst ? ((isFirst = false), broken()) : startStack()),
    });
    expect(said).toEqual(['a product less: no port']);
    expect(secondTries.at(-1)).toContain('on 1 products');
    expect(counts).toEqual({ up: 0, started: 1 });
    const none = await runWith({ startStack: broken });
    expect(none).toEqual({ passed: 0, failed: 1, output: 'no port\nno port' });
  });
});
