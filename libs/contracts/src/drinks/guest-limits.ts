import { ALLERGENS } from './allergens.js';

/** What a guest may not have, kept on the phone until the guest takes it away. */
export const GUEST_LIMITS = [...ALLERGENS, 'alcohol', 'vegan'] as const;
export type GuestLimit = (typeof GUEST_LIMITS)[number];

const NAMES = new Set<string>(GUEST_LIMITS);

export const isGuestLimit = (value: unknown): value is GuestLimit =>
  typeof value === 'string' && NAMES.has(value);

/** "No nuts", "No alcohol", "Vegan". */
export const limitLabel = (limit: GuestLimit): string => (limit === 'vegan' ? 'Vegan' : `No ${limit}`);
