import { SharedStream } from './shared-stream';
import { channels, openStreams, refuseChannels, startBrowser, streams } from './testing/fake-browser';

const SECONDS = 1_000;

/** What each page of the browser was told. */
let told: string[][];
let pages: SharedStream[];

beforeEach(() => {
  startBrowser();
  told = [];
  pages = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Another page of the same browser; of two leaders, the one that was opened first goes on. */
function openPage(): SharedStream {
  const mine: string[] = [];
  told.push(mine);
  jest.spyOn(Math, 'random').mockReturnValue(pages.length / 10);
  const page = new SharedStream((tags) => mine.push(tags));
  pages.push(page);
  return page;
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

async function openPages(count: number): Promise<void> {
  for (let page = 0; page < count; page += 1) openPage();
  await pass(SECONDS);
}

it('is one, however many pages are seen, and each is told at once', async () => {
  await openPages(8);
  expect(streams).toHaveLength(1);
  streams[0]?.tell('a');
  await pass(0);
  expect(told).toEqual(Array.from({ length: 8 }, () => ['a']));
  await pass(600 * SECONDS);
  expect(streams).toHaveLength(1);
});

it('tells a page that comes later what it told last, and no other page again', async () => {
  await openPages(2);
  streams[0]?.tell('a');
  await openPages(1);
  expect(streams).toHaveLength(1);
  expect(told).toEqual([['a'], ['a'], ['a']]);
});

it('tells a page that comes while it is lost only what it tells when it is back', async () => {
  await openPages(1);
  streams[0]?.tell('old');
  streams[0]?.fail();
  await openPages(1);
  expect(told[1]).toEqual([]);
  await pass(3 * SECONDS);
  openStreams()[0]?.tell('new');
  await pass(0);
  expect(told[1]).toEqual(['new']);
});

it('goes to another page when its page is closed or hidden', async () => {
  await openPages(3);
  pages[0]?.leave();
  expect(openStreams()).toHaveLength(0);
  await pass(SECONDS);
  expect(openStreams()).toHaveLength(1);
  openStreams()[0]?.tell('a');
  await pass(0);
  expect(told).toEqual([[], ['a'], ['a']]);
  for (const page of pages) page.leave();
  await pass(600 * SECONDS);
  expect(openStreams()).toHaveLength(0);
  expect(channels.size).toBe(0);
});

it('goes to another page within seconds when its page is frozen, and is one again when that page goes on', async () => {
  await openPages(3);
  const [frozen] = streams;
  const [leader] = channels;
  if (leader) channels.delete(leader);
  await pass(8 * SECONDS);
  expect(openStreams()).toHaveLength(2);
  if (leader) channels.add(leader);
  await pass(2 * SECONDS);
  expect(openStreams()).toEqual([frozen]);
  frozen?.tell('a');
  await pass(0);
  expect(told).toEqual([['a'], ['a'], ['a']]);
});

it('is one again after two pages began at once', async () => {
  openPage();
  // Neither hears the other yet.
  const [first] = channels;
  channels.clear();
  openPage();
  await pass(SECONDS);
  expect(openStreams()).toHaveLength(2);
  if (first) channels.add(first);
  await pass(3 * SECONDS);
  expect(openStreams()).toEqual([streams[0]]);
});

it('is opened anew by the page that has it alone', async () => {
  await openPages(2);
  for (const page of [...pages].reverse()) page.reopen();
  expect(streams).toHaveLength(2);
  expect(openStreams()).toHaveLength(1);
  streams[1]?.tell('of the session');
  await pass(0);
  expect(told).toEqual([['of the session'], ['of the session']]);
});

it('is each page’s own where the browser lets pages say nothing to each other', async () => {
  refuseChannels();
  await openPages(2);
  expect(openStreams()).toHaveLength(2);
  streams[1]?.tell('a');
  expect(told).toEqual([[], ['a']]);
  pages[0]?.reopen();
  pages[1]?.leave();
  expect(openStreams()).toHaveLength(1);
});
