const KEY = 'admin-exit-owed';

/**
 * An Exit that has not reached the service yet: until then its session must not come back by a reload. Where the
 * browser keeps nothing, only this page knows of it.
 */
export const pendingLogout = {
  set: () => withStorage(() => localStorage.setItem(KEY, 'true')),
  clear: () => withStorage(() => localStorage.removeItem(KEY)),
  isPending: (): boolean => withStorage(() => localStorage.getItem(KEY) !== null) ?? false,
};

function withStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    console.warn('This browser keeps nothing, so an Exit without a network cannot be made up for.', error);
    return undefined;
  }
}
