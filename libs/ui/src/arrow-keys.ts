type Axis = 'horizontal' | 'vertical';

const STEPS: Record<Axis, Record<string, -1 | 1>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * Where a key leads to in a row of `count` controls that Tab reaches once: the arrows of its axis go round, Home and
 * End jump. `at` is -1 while none of them has the focus. Undefined for every other key.
 */
export function indexByKey(key: string, at: number, count: number, axis: Axis): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[axis][key];
  if (step === undefined) return undefined;
  if (at === -1) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}
