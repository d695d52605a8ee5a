import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './wake-lock';

const release = jest.fn(() => Promise.resolve());
const request = jest.fn<Promise<{ release: typeof release }>, [string]>(() => Promise.resolve({ release }));
const visibility = jest.spyOn(document, 'visibilityState', 'get');

const settle = () => act(() => Promise.resolve());
async function show(state: 'visible' | 'hidden'): Promise<void> {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}
const counts = () => ({ asked: request.mock.calls.length, released: release.mock.calls.length });

beforeEach(() => {
  jest.clearAllMocks();
  visibility.mockReturnValue('visible');
  Object.assign(navigator, { wakeLock: { request } });
});

describe('useWakeLock', () => {
  it('keeps the screen awake until the card is turned back', async () => {
    const { rerender } = renderHook(useWakeLock, { initialProps: true });
    await settle();
    expect(request.mock.calls).toEqual([['screen']]);
    rerender(false);
    await settle();
    expect(counts()).toEqual({ asked: 1, released: 1 });
  });

  it('lets it sleep when the card is gone, also before the browser has answered', async () => {
    renderHook(useWakeLock, { initialProps: true }).unmount();
    await settle();
    expect(counts()).toEqual({ asked: 1, released: 1 });
  });

  it('lets it sleep while the tab is hidden, and asks again when it is seen', async () => {
    renderHook(useWakeLock, { initialProps: true });
    await show('hidden');
    expect(counts()).toEqual({ asked: 1, released: 1 });
    await show('visible');
    expect(counts()).toEqual({ asked: 2, released: 1 });
  });

  it('asks for nothing while the card shows its front', async () => {
    renderHook(useWakeLock, { initialProps: false });
    await show('visible');
    expect(request).not.toHaveBeenCalled();
  });

  it('takes a refusal, and a browser that cannot', async () => {
    request.mockRejectedValueOnce(new DOMException('Low battery.', 'NotAllowedError'));
    renderHook(useWakeLock, { initialProps: true }).unmount();
    await settle();
    expect(release).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
    renderHook(useWakeLock, { initialProps: true });
  });
});
