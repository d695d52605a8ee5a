import { GUEST_LIMITS, isGuestLimit, type GuestLimit } from '@peanut/contracts';
import { guestLimits, setGuestLimits } from '@peanut/web';

/** Adds what the guest said to what the phone keeps, in the order in which it is always named. */
export function addGuestLimits(heard: readonly GuestLimit[] = []): void {
  const kept = guestLimits();
  if (heard.some((limit) => !kept.includes(limit)))
    setGuestLimits(GUEST_LIMITS.filter((limit) => kept.includes(limit) || heard.includes(limit)));
}

/** What the guest may not have, where there is anything: services of the last release know no such field. */
export function standingLimits(): { limits?: GuestLimit[] } {
  const limits = guestLimits().filter(isGuestLimit);
  return limits.length > 0 ? { limits } : {};
}
