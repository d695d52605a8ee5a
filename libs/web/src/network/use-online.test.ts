import { act, renderHook } from '@testing-library/react';
import { APP_EVENTS, onAppEvent } from '../events/app-events';
import { queryClient } from '../query/query-client';
import { fakeFetch } from '../testing/fake-fetch';
import { isUnreachable, useOnline, watchNetwork } from './use-online';

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
  it('is true for a failed call when nothing answers', async () => {
    fakeFetch(() => new TypeError('Failed to fetch'));
    await expect(isUnreachable(new TypeError('Failed to fetch'))).resolves.toBe(true);
  });

  it('is false when the bar answers, be it with an error or on a laptop without a network', async () => {
    setOnline(false);
    fakeFetch(() => ({ status: 503 }));
    await expect(isUnreachable(new TypeError('Failed to fetch'))).resolves.toBe(false);
    await expect(isUnreachable(new Error('503: down'))).resolves.toBe(false);
  });
});

describe('useOnline', () => {
  const answerOf = async (onLine: boolean, answer: Parameters<typeof fakeFetch>[0]) => {
    setOnline(onLine);
    fakeFetch(answer);
    const { result, unmount } = renderHook(useOnline);
    await act(async () => void happens(onLine ? 'online' : 'offline'));
    const isOnline = result.current;
    unmount();
    return isOnline;
  };

  it('is false without a network only when the bar does not answer', async () => {
    expect(await answerOf(false, () => ({ status: 200 }))).toBe(true);
    expect(await answerOf(false, () => new TypeError('Failed to fetch'))).toBe(false);
    expect(await answerOf(true, () => new TypeError('Failed to fetch'))).toBe(true);
  });

  it.each([
    ['the sign-in page of a network', 200, 'text/html'],
    ['the error of a proxy in between', 503, 'text/plain'],
  ])('does not take %s for the bar', async (_, status, type) => {
    const page = { ok: status < 400, status, headers: new Headers({ 'Content-Type': type }) };
    expect(await answerOf(false, () => page as Response)).toBe(false);
  });
});
