import { ENDPOINTS } from '@peanut/contracts';
import { openStream } from './change-stream';
import { openStreams, startBrowser, streams } from './testing/fake-browser';

let told: (string | undefined)[];
let close: () => void;

beforeEach(() => {
  startBrowser();
  told = [];
  close = openStream((tags) => told.push(tags));
});
afterEach(() => jest.useRealTimers());

/** The open stream fails; returns the milliseconds until another is opened. */
function failOnce(): number {
  openStreams()[0]?.fail();
  expect(openStreams()).toHaveLength(0);
  const before = Date.now();
  jest.advanceTimersToNextTimer();
  expect(openStreams()).toHaveLength(1);
  return Date.now() - before;
}

it('tells what each event says, and that the stream is lost', () => {
  expect(streams.map(({ url }) => url)).toEqual([ENDPOINTS.streamEvents.path]);
  streams[0]?.tell('{"pages":"1"}');
  streams[0]?.fail();
  expect(told).toEqual(['{"pages":"1"}', undefined]);
});

it('is opened anew after 3 s, and while that fails at most 30 s apart with a spread', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const latest = Array.from({ length: 6 }, failOnce);
  expect(latest).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000]);
  streams.at(-1)?.tell('{}');
  jest.mocked(Math.random).mockReturnValue(1);
  const earliest = Array.from({ length: 6 }, failOnce);
  expect(earliest).toEqual([3_000, 3_000, 6_000, 12_000, 15_000, 15_000]);
});

it('stays closed once it is closed, also while it waits', () => {
  openStreams()[0]?.fail();
  close();
  jest.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);
});
