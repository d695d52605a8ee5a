import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';

jest.unstable_mockModule('node:timers/promises', () => ({
  // The clock moves as fast as the test.
  setTimeout: async (/** @type {number} */ time) => {
    passed += time;
    await turn();
  },
}));
const { waitForHealth } = await import('./wait-for-health.mjs');

const MINUTE = 60_000;
const missing = (/** @type {string} */ reason) => ({
  status: 503,
  body: JSON.stringify({ notReady: ['menu', 'ai'], problems: { menu: { database: reason } } }),
});

let passed = 0;

beforeEach(() => {
  passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
});

afterEach(() => jest.restoreAllMocks());

const wait = (/** @type {Partial<Parameters<typeof waitForHealth>[1]>} */ options) =>
  waitForHealth('http://peanut/health', {
    logs: '/logs',
    isStarting: () => false,
    problem: () => undefined,
    ...options,
  });

it('waits for a part that is starting, and while what is missing changes, however long that takes', async () => {
  const ask = async () => {
    if (passed < 20 * MINUTE) return undefined;
    return passed < 60 * MINUTE ? missing(`step ${Math.floor(passed / MINUTE)}`) : { status: 200, body: '' };
  };
  await wait({ ask, isStarting: () => passed < 20 * MINUTE });
  expect(passed).toBeGreaterThanOrEqual(60 * MINUTE);
});

it('gives up when nothing changes any more, and says what is missing', async () => {
  await expect(wait({ ask: async () => missing('no answer') })).rejects.toThrow(
    'Not ready, and nothing has changed for 90 s: menu (database: no answer), ai. See /logs.',
  );
  expect(passed).toBeLessThan(2 * MINUTE);
});

it('gives up when nothing answers and nothing is starting', async () => {
  await expect(wait({ ask: async () => undefined })).rejects.toThrow(
    'nothing has changed for 90 s. See /logs.',
  );
});

it('gives up at once for a part that cannot start', async () => {
  const problem = () => (passed > 1_000 ? 'menu: no.' : undefined);
  await expect(wait({ ask: async () => undefined, problem })).rejects.toThrow('menu: no.');
  expect(passed).toBeLessThan(2_000);
});
