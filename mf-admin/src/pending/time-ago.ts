const MINUTE = 60_000;
const UNITS = [
  { unit: 'day', length: 24 * 60 * MINUTE },
  { unit: 'hour', length: 60 * MINUTE },
  { unit: 'minute', length: MINUTE },
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Such as: 5 minutes ago. Both in milliseconds. */
export function timeAgo(then: number, now: number): string {
  const passed = now - then;
  const fitting = UNITS.find(({ length }) => passed >= length);
  return fitting ? relative.format(-Math.floor(passed / fitting.length), fitting.unit) : 'just now';
}

/** Such as: Nov 21, 2025, 7:22 PM. */
export const exactTime = (then: number): string => exact.format(then);
