/** The nearest whole number within the bounds; undefined for what is no number. */
export function wholeWithin(value: unknown, bounds: { min: number; max: number }): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.round(Math.min(bounds.max, Math.max(bounds.min, value)));
}
