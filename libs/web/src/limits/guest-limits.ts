import { AI_STORAGE_KEYS, GUEST_LIMITS, isGuestLimit, type GuestLimit } from '@peanut/contracts';
import { deviceStorage } from '../storage';
import { createStore, useStore } from '../store/create-store';

const KEY = AI_STORAGE_KEYS.guestLimits;

const isLimits = (value: unknown): value is GuestLimit[] => Array.isArray(value) && value.every(isGuestLimit);

/** What this guest may not have: kept on the phone until it is taken away, and obeyed by list, recommendations and chat. */
const limits = createStore<readonly GuestLimit[]>([]);

const reread = () => limits.set(deviceStorage.readJson(KEY, isLimits) ?? []);

if (typeof window !== 'undefined') {
  reread();
  // Another tab changed them, or everything that is stored went.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) reread();
  });
}

/** Replaces the limits, in the order in which they are always named. */
export function setGuestLimits(next: readonly GuestLimit[]): void {
  const ordered = GUEST_LIMITS.filter((limit) => next.includes(limit));
  deviceStorage.write(KEY, ordered.length > 0 ? JSON.stringify(ordered) : undefined);
  limits.set(ordered);
}

/** Adds what the guest said. */
export const addGuestLimits = (added: readonly GuestLimit[]): void =>
  added.every((limit) => limits.get().includes(limit))
    ? undefined
    : setGuestLimits([...limits.get(), ...added]);

export const guestLimits = (): readonly GuestLimit[] => limits.get();

export const useGuestLimits = (): readonly GuestLimit[] => useStore(limits);
