import { pauseToast, restartToast, resumeToast, showToast, toastStore } from './toast-store';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows one at a time: the next takes the place of the last', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second', variant: 'destructive' });
    expect(toastStore.get()).toMatchObject({ title: 'Second', variant: 'destructive' });
  });

  it('leaves after five seconds, counted anew for each', () => {
    showToast({ title: 'First' });
    jest.advanceTimersByTime(4_000);
    showToast({ title: 'Second' });
    jest.advanceTimersByTime(4_999);
    expect(toastStore.get()?.title).toBe('Second');
    jest.advanceTimersByTime(1);
    expect(toastStore.get()).toBeNull();
  });

  it('stays once more as long for a pointer on it, not for ever', () => {
    showToast({ title: 'Long story' });
    jest.advanceTimersByTime(4_000);
    restartToast();
    jest.advanceTimersByTime(4_000);
    restartToast();
    jest.advanceTimersByTime(999);
    expect(toastStore.get()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(toastStore.get()).toBeNull();
  });

  it('stays while it has the focus', () => {
    showToast({ title: 'Long story' });
    pauseToast();
    jest.advanceTimersByTime(60_000);
    expect(toastStore.get()).not.toBeNull();
    resumeToast();
    jest.advanceTimersByTime(5_000);
    expect(toastStore.get()).toBeNull();
  });
});
