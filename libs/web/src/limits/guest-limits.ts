import { AI_STORAGE_KEYS, type GuestLimit } from '@peanut/contracts';
import { deviceStorage } from '../storage';
import { createStore, useStore } from '../store/create-store';

const KEY = AI_STORAGE_KEYS.guestLimits;

// Every page loads this: who uses the limits knows which there are.
const isLimits = (value: unknown): value is GuestLimit[] => Array.isArray(value);

/** What this guest may not have: kept on the phone until it is taken away, and obeyed by list, recommendations and chat. */
const limits = createStore<readonly GuestLimit[]>([]);

const reread = () => limits.set(deviceStorage.readJson(KEY, isLimits) ?? []);

if (typeof window !== 'undefined') {
  reread();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) reread();
  });
}

export function setGuestLimits(next: readonly GuestLimit[]): void {
  deviceStorage.write(KEY, next.length > 0 ? JSON.stringify(next) : undefined);
  limits.set(next);
}

export const guestLimits = (): readonly GuestLimit[] => limits.get();

export const useGuestLimits = (): readonly GuestLimit[] => useStore(limits);
