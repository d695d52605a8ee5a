/** `1/6` runs the first sixth of the programs, `1/1` all. */
export const shareName = process.env['BENCH_SMOKE'] ?? '';

/** In the smoke of `npm test` programs run once through all their steps; their figures then mean nothing. */
export const isSmoke = shareName !== '';

/** Those that this part of the smoke runs. */
export function shareOf(figures) {
  const [part = 1, of = 1] = shareName.split('/').filter(Boolean).map(Number);
  const size = Math.ceil(figures.length / of);
  return figures.slice((part - 1) * size, part * size);
}

/** How often, how many or how long in a real run; in the smoke the least that goes through every step. */
export const effort = (full, smoke = 1) => (isSmoke ? smoke : full);
