import { partOf } from '../../scripts/lib/share.mjs';

/** `1/6` runs the first sixth of the programs, `1/1` all. */
export const shareName = process.env['BENCH_SMOKE'] ?? '';

/** In the smoke of `npm test` programs run once through all their steps; their figures then mean nothing. */
export const isSmoke = shareName !== '';

/** Those that this part of the smoke runs. */
export const shareOf = (figures) => partOf(figures, shareName || '1/1');

/** How often, how many or how long in a real run; in the smoke the least that goes through every step. */
export const effort = (full, smoke = 1) => (isSmoke ? smoke : full);
