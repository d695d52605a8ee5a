import { SEEDED_SPIRITS } from '@peanut/contracts';
import { SEED_COCKTAILS, SEED_WHISKEYS } from '@peanut/contracts/seed-menu';
import { type MenuSnapshot } from '../src/provider.js';
import { testId } from './other-menu.js';

const STAMPS = { version: 1, createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2025-01-01T00:00:00.000Z' };

/** The menu of a new bar, as a visitor sees it. */
export const SEEDED_MENU: MenuSnapshot = {
  cocktails: SEED_COCKTAILS.map((drink, index) => ({ id: testId(1000 + index), ...drink, ...STAMPS })),
  whiskeys: SEED_WHISKEYS.map((pour, index) => ({ id: testId(2000 + index), ...pour, ...STAMPS })),
  spirits: [...SEEDED_SPIRITS],
};
