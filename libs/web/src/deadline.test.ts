import { TooLate, withDeadline } from './deadline';

describe('withDeadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives what comes in time, and leaves no timer', async () => {
    expect(await withDeadline(Promise.resolve('found'), 100)).toBe('found');
    const failure = new Error('lost');
    await expect(withDeadline(Promise.reject(failure), 100)).rejects.toBe(failure);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('throws what is too late', async () => {
    const outcome = withDeadline(new Promise(() => {}), 100).catch((error: unknown) => error);
    jest.advanceTimersByTime(99);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await outcome).toBeInstanceOf(TooLate);
  });
});
