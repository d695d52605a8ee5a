import { startClock, stopClock } from '@peanut/service/testing';
import { Pages } from '../src/pages/pages.js';
import { NO_PRERENDERED_PART, type Prerenderer } from '../src/pages/prerender/prerenderer.js';

const SHELL = '<html><head></head><body></body></html>';

beforeEach(() => stopClock());
afterEach(() => startClock());

it('puts pages together for a few new hosts a second, and has the plain page for the others', async () => {
  const published = { live: () => Promise.resolve('1'), read: () => Promise.resolve(SHELL) };
  const prerender = () => Promise.resolve(NO_PRERENDERED_PART);
  const pages = new Pages(published, { prerender } as unknown as Prerenderer);
  const pageOf = async (host: number) => {
    const page = await pages.page({ address: '/cocktails', origin: `http://bar${host}.example` });
    return { page, isTagged: page?.body.bytes.toString().includes(`http://bar${host}.example/`) };
  };

  const all = [];
  for (let host = 0; host < 100; host += 1) all.push(await pageOf(host));
  expect(all.filter(({ isTagged }) => isTagged)).toHaveLength(32);
  expect(new Set(all.map(({ page }) => page)).size).toBe(33);
  expect(all.at(-1)?.page?.body.bytes.toString()).not.toContain('og:');

  expect((await pageOf(31)).page).toBe(all[31]?.page);
  jest.advanceTimersByTime(400);
  for (const [host, isTagged] of [true, true, false].entries())
    expect((await pageOf(200 + host)).isTagged).toBe(isTagged);
});
