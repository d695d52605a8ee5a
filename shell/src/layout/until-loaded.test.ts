import { untilLoaded } from './until-loaded';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('A part that cannot be loaded is tried again when the network is back, and after a while', async () => {
  const load = jest
    .fn(async () => 'notices')
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost);
  const loaded = untilLoaded(load);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(loaded).resolves.toBe('notices');
  expect(load).toHaveBeenCalledTimes(3);
});
