import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOnly } from './run.mjs';

/**
 * Projects of e2e/playwright.config.ts, in this order. Playwright's own `dependencies` would order them too, but skips
 * a project when a test of the one before it failed.
 */
const GROUPS = [['phone', 'desktop'], ['owner'], ['ai'], ['alone']];

/** Runs every group against a running stack, whatever came of those before it: one result a group. */
export async function runSystemTests(stack, { browser, folder, npx, say, groups = GROUPS }) {
  const results = [];
  for (const group of groups) {
    const result = await runGroup(group, { stack, browser, folder, npx });
    if (result.failed) say(`        ${group.join(' and ')}: ${result.failed} failed`);
    results.push(result);
  }
  return results;
}

async function runGroup(projects, { stack, browser, folder, npx }) {
  const file = join(folder, `playwright-${projects.join('-')}.json`);
  const chosen = projects.map((name) => `--project=${name}`);
  const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json', ...chosen];
  const { code, output } = await npx(args, {
    BASE_URL: stack.baseUrl,
    ADMIN_PASSWORD: stack.adminPassword,
    STACK_CONTROL_URL: stack.controlUrl,
    DATABASE_URL: stack.databases.superuser,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + errors.length;
  // Playwright may fail for another reason than a test, such as no tests at all.
  return {
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: failed || code !== 0 ? failuresOnly(output) : '',
  };
}
