import { act, renderHook } from '@testing-library/react';
import { useLatePart } from './use-late-part';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const soon = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('A part that did not come is asked for again on request, and after a while', async () => {
  const load = jest
    .fn(async () => 'reader')
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost);
  const { result } = renderHook(() => useLatePart(load));
  await soon();
  expect(result.current.hasFailed).toBe(true);
  act(() => result.current.retry());
  expect(result.current.hasFailed).toBeUndefined();
  await soon();
  expect(result.current.hasFailed).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(result.current).toMatchObject({ part: 'reader' });
  expect(load).toHaveBeenCalledTimes(3);
});

it('Nobody asks any more once the part is not wanted', async () => {
  const load = jest.fn(lost);
  const { unmount } = renderHook(() => useLatePart(load));
  await soon();
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
