import { renderHook } from '@testing-library/react';
import { useClickBurst } from './use-click-burst';

describe('useClickBurst', () => {
  const at = (...times: number[]) => {
    const onBurst = jest.fn();
    const { result } = renderHook(() => useClickBurst(3, 500, onBurst));
    for (const time of times) {
      jest.spyOn(performance, 'now').mockReturnValue(time);
      result.current();
    }
    jest.restoreAllMocks();
    return onBurst.mock.calls.length;
  };

  it('fires on three clicks within the window', () => {
    expect(at(0, 250, 500)).toBe(1);
  });

  it('does not fire when the third comes late', () => {
    expect(at(0, 250, 501)).toBe(0);
  });

  it('counts any three that lie together, and starts anew after it fired', () => {
    expect(at(0, 600, 700, 800)).toBe(1);
    expect(at(0, 100, 200, 300, 400)).toBe(1);
  });
});
