import { act, renderHook } from '@testing-library/react';
import { useProgress } from './use-progress';

const WAITING = 'The bartender is busy, you are next';

function startWork() {
  const { result, rerender } = renderHook(useProgress, { initialProps: false });
  const hear = (text: string) => act(() => result.current.onWait(text));
  const work = (isBusy: boolean, ms: number) => {
    rerender(isBusy);
    act(() => jest.advanceTimersByTime(ms));
    return result.current.progress;
  };
  return { hear, work };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says after ten seconds that the work goes on, until it ends, and counts anew for the next', () => {
  const { work } = startWork();
  expect([work(false, 20_000), work(true, 9_999), work(true, 1)]).toEqual(['', '', 'Still thinking…']);
  expect([work(false, 0), work(true, 9_999), work(true, 1)]).toEqual(['', '', 'Still thinking…']);
});

it('says instead why the work has not begun, and forgets it with the work', () => {
  const { hear, work } = startWork();
  work(true, 0);
  hear(WAITING);
  expect([work(true, 0), work(true, 10_000)]).toEqual([WAITING, WAITING]);
  expect([work(false, 0), work(true, 9_999)]).toEqual(['', '']);
});
