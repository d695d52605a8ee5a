import { SEEDED_SPIRITS } from '@peanut/contracts';
// Test data only, never shipped: the bartender is judged by the menu that every new bar starts with.
import { SEED_COCKTAILS } from '../../menu/src/seed/cocktails.js';
import { SEED_WHISKEYS } from '../../menu/src/seed/whiskeys.js';
import { type MenuSnapshot } from '../src/provider.js';
import { testId } from './other-menu.js';

const STAMPS = { version: 1, createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2025-01-01T00:00:00.000Z' };

/** The menu of a new bar, as a visitor sees it. */
export const SEEDED_MENU: MenuSnapshot = {
  cocktails: SEED_COCKTAILS.map((drink, index) => ({ id: testId(1000 + index), ...drink, ...STAMPS })),
  whiskeys: SEED_WHISKEYS.map((pour, index) => ({ id: testId(2000 + index), ...pour, ...STAMPS })),
  spirits: [...SEEDED_SPIRITS],
};
