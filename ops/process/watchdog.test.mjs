import { jest } from '@jest/globals';
import { watchForHangs } from './watchdog.mjs';

const NIGHT = 8 * 3_600_000;

const part = { pid: 1, isRunning: true, signal: jest.fn() };
const hung = jest.fn();
let answers = true;
let work = 0;
let share = 0;
/** @type {ReturnType<typeof watchForHangs>} */
let watch;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.resetAllMocks();
  part.pid = 1;
  [answers, work, share] = [true, 0, 0];
  watch = watchForHangs(part, probe, hung, () => work);
});

afterEach(() => {
  watch.end();
  jest.useRealTimers();
});

/** A part that is silent lets the look run into its limit. */
const probe = () =>
  answers ? Promise.resolve(true) : new Promise((resolve) => setTimeout(() => resolve(false), 1_500));

/** Time passes, of which the part has its share of a processor. */
async function pass(/** @type {number} */ seconds) {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    work += 100 * share;
    await jest.advanceTimersByTimeAsync(100);
  }
}

async function fallSilent() {
  await pass(2);
  answers = false;
}

it('ends a part that stands still, once it has answered', async () => {
  await fallSilent();
  await pass(4);
  expect(hung).not.toHaveBeenCalled();
  await pass(4);
  expect(hung).toHaveBeenCalledTimes(1);
  expect(part.signal).toHaveBeenCalledWith('SIGKILL');
});

it('ends a part that has a processor to itself and says nothing', async () => {
  await fallSilent();
  share = 1;
  await pass(9);
  expect(hung).toHaveBeenCalledTimes(1);
});

it('waits for a part that gets little of a busy machine, and not for ever', async () => {
  await fallSilent();
  share = 0.05;
  await pass(60);
  expect(hung).not.toHaveBeenCalled();
  await pass(60);
  expect(hung).toHaveBeenCalled();
});

it('waits longer for a part that has never answered', async () => {
  answers = false;
  await pass(55);
  expect(hung).not.toHaveBeenCalled();
  expect(watch.isStarting()).toBe(true);
  await pass(15);
  expect(hung).toHaveBeenCalledTimes(1);
});

it('knows of a new process that it is starting', async () => {
  await pass(2);
  expect(watch.isStarting()).toBe(false);
  part.pid = 2;
  expect(watch.isStarting()).toBe(true);
  answers = false;
  await pass(30);
  expect(hung).not.toHaveBeenCalled();
});

it('blames no part for a night in which the machine slept', async () => {
  await fallSilent();
  await pass(1);
  const now = performance.now.bind(performance);
  const asleep = jest.spyOn(performance, 'now').mockImplementation(() => now() + NIGHT);
  await pass(3);
  answers = true;
  await pass(10);
  asleep.mockRestore();
  expect(hung).not.toHaveBeenCalled();
});
