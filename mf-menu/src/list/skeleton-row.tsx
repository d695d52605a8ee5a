import { classNames } from '@peanut/ui';

export const ROW =
  'relative flex h-full items-center gap-3.5 border border-accent/25 bg-linear-to-r from-walnut-700/80 to-ink-900 px-3.5';

/** A row on its way, in the size of the real one. */
export function SkeletonRow() {
  return (
    <div data-testid="skeleton-card" aria-hidden className={classNames(ROW, 'animate-pulse')}>
      <div className="mx-1.5 size-9 rounded-full bg-walnut-700" />
      <div className="flex-1">
        <div className="h-2.5 w-16 bg-walnut-700" />
        <div className="mt-3 h-4 w-40 max-w-full bg-walnut-600/70" />
        <div className="mt-3 h-2.5 w-4/5 bg-walnut-700" />
      </div>
    </div>
  );
}
