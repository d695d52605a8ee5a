import { defineConfig } from '@playwright/test';
import { chromium, STACK, STACKS } from './stack';

/** Owner's tests wait for nothing to slide or fade, those aside that are about it or walk through everything. */
const calm = { contextOptions: { reducedMotion: 'reduce' as const } };

/**
 * Each worker has a product of its own (scripts/lib/system-tests.mjs), as specs change the menu and stop parts; it takes
 * the next file, or of the visitors' specs the next test, when it has done one. Those that mostly wait come first, beside
 * others that work; the short ones come last.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: STACKS.length,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    baseURL: STACK.baseUrl,
    // A recording costs a third of the time: TRACE=1 for the one spec that puzzles you.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    serviceWorkers: 'block',
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'alone',
      testDir: './alone',
      fullyParallel: false,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'offline',
      testDir: './offline',
      fullyParallel: false,
      use: { viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' },
    },
    {
      name: 'owner',
      testDir: './owner',
      timeout: 90_000,
      fullyParallel: false,
      use: { viewport: { width: 1280, height: 800 }, ...calm },
    },
    {
      name: 'ai',
      testDir: './ai',
      timeout: 90_000,
      fullyParallel: false,
      use: { viewport: { width: 1280, height: 800 }, ...calm },
    },
    {
      name: 'phone',
      testDir: './visitor',
      // One width is enough: three columns of a long list, or the widths that the spec sets.
      testIgnore: /long-(list|texts)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testDir: './visitor',
      // What depends on the width of the screen is tagged; the long lists and texts set theirs.
      grep: /@layout|long-(list|texts)\.spec/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
