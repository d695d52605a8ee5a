import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSystemTests } from './system-tests.mjs';

const stack = {
  baseUrl: '',
  adminPassword: '',
  controlUrl: '',
  databases: { superuser: '' },
};

/** Stands for Playwright: 3 tests a group, and one failed test in the `owner` group. */
async function playwright(args, env) {
  const isOwner = args.includes('--project=owner');
  const stats = { expected: isOwner ? 2 : 3, flaky: 0, unexpected: isOwner ? 1 : 0 };
  writeFileSync(String(env['PLAYWRIGHT_JSON_OUTPUT_NAME']), JSON.stringify({ stats, errors: [] }));
  return { code: isOwner ? 1 : 0, output: isOwner ? 'owner failed' : 'fine' };
}

describe('the system tests', () => {
  it('run every group after one that failed, and count all of them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peanut-groups-'));
    const said = [];
    const say = (line) => said.push(line.trim());

    const results = await runSystemTests(stack, { browser: '', folder, npx: playwright, say });

    expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
      [3, 0],
      [2, 1],
      [3, 0],
      [3, 0],
    ]);
    expect(results.map(({ output }) => output).join('')).toBe('owner failed');
    expect(said).toEqual(['owner: 1 failed']);
  });

  it('count a group whose report is missing as failed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peanut-groups-'));
    const npx = async () => ({ code: 127, output: 'no such program' });

    const results = await runSystemTests(stack, { browser: '', folder, npx, say: () => {} });

    expect(results).toHaveLength(4);
    expect(results.every(({ failed }) => failed === 1)).toBe(true);
  });
});
