import { defineConfig } from '@playwright/test';
import { chromium, STACK, STACKS } from './support/stack';

/** What takes long is for `npm run proof` alone. */
const LONG = process.env['PROOF'] ? [] : [/\.proof\.spec\.ts$/];
const hasReplicas = STACK.kind === 'containers' && Object.keys(STACK.replicas).length > 0;

/**
 * Each worker has a product of its own (tools/test-run/system-tests.mjs), as specs change the menu and stop parts; it takes
 * the next file when it has done one.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: LONG,
  outputDir: '../test-results/e2e',
  workers: STACKS.length,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    baseURL: STACK.baseUrl,
    // A recording costs a third of the time: TRACE=1 for the one spec that puzzles you.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    serviceWorkers: 'block',
    launchOptions: chromium,
  },
  // Each has a browser of its own: what else a spec needs, it says itself.
  projects: [
    {
      name: 'phone',
      testDir: './visitor',
      // They wait more than others: one at a time, beside those that keep a core busy.
      workers: 1,
      // One width is enough: three columns of a long list, or the widths that the spec sets.
      testIgnore: [...LONG, /long-(list|texts)(\.proof)?\.spec\.ts$/],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [...LONG, '**/e2e/containers/**'],
      // Of the visitors' only what depends on the width of the screen, by its tag; the long lists and texts set theirs.
      grepInvert: /(?:^| )visitor\/(?!.*(?:@layout|long-(?:list|texts)(?:\.proof)?\.spec\.ts))/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    ...(STACK.kind === 'containers'
      ? [
          {
            name: 'containers',
            testDir: './containers',
            testIgnore: hasReplicas ? [] : /replicas\.spec\.ts$/,
          },
        ]
      : []),
  ],
});
