/**
 * Runs the work in one tab at a time. Over plain http browsers offer no locks; there the idempotency keys alone keep
 * a change from being applied twice.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, () => work()) : work();
}
