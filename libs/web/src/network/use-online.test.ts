import { APP_EVENTS, onAppEvent } from '../events/app-events';
import { queryClient } from '../query/query-client';
import { fakeFetch } from '../testing';
import { isUnreachable, watchNetwork } from './use-online';

const setOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const happens = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

afterEach(() => jest.restoreAllMocks());

describe('watchNetwork', () => {
  it('fires app-back-online and reads anew, but only after a time offline', () => {
    const back = jest.fn();
    const stop = onAppEvent(APP_EVENTS.backOnline, back);
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    watchNetwork();
    happens('online');
    expect(back).not.toHaveBeenCalled();
    happens('offline');
    happens('online');
    expect(back).toHaveBeenCalledTimes(1);
    expect(invalidate).toHaveBeenCalledTimes(1);
    happens('online');
    expect(back).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('isUnreachable', () => {
  it('is true for a failed call without a network, and when nothing answers', async () => {
    setOnline(false);
    await expect(isUnreachable(new TypeError('Failed to fetch'))).resolves.toBe(true);
    setOnline(true);
    fakeFetch(() => new TypeError('Failed to fetch'));
    await expect(isUnreachable(new TypeError('Failed to fetch'))).resolves.toBe(true);
  });

  it('is false when the bar answers, be it with an error', async () => {
    setOnline(true);
    fakeFetch(() => ({ status: 503 }));
    await expect(isUnreachable(new TypeError('Failed to fetch'))).resolves.toBe(false);
    await expect(isUnreachable(new Error('503: down'))).resolves.toBe(false);
  });
});
