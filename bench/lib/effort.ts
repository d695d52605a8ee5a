/** In the smoke of `npm run proof` programs run once through all their steps; their figures then mean nothing. */
export const isSmoke = process.env['BENCH_SMOKE'] === '1';

/** How often, how many or how long in a real run; in the smoke the least that goes through every step. */
export function effort(full: number, smoke?: number): number;
export function effort<T>(full: T, smoke: NoInfer<T>): T;
export function effort(full: unknown, smoke: unknown = 1): unknown {
  return isSmoke ? smoke : full;
}
