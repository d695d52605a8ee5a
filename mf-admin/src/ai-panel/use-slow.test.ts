import { act, renderHook } from '@testing-library/react';
import { useSlow } from './use-slow';

it('is slow after ten seconds, until the work ends, and counts anew for the next', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(useSlow, { initialProps: false });
  const work = (isBusy: boolean, ms: number) => {
    rerender(isBusy);
    act(() => jest.advanceTimersByTime(ms));
    return result.current;
  };
  expect([work(false, 20_000), work(true, 9_999), work(true, 1)]).toEqual([false, false, true]);
  expect([work(false, 0), work(true, 9_999), work(true, 1)]).toEqual([false, false, true]);
  jest.useRealTimers();
});
