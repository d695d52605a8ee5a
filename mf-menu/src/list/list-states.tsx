import { Button, classNames } from '@peanut/ui';

/** Shown instead of the cards when there are none. */
export function EmptyText({ children }: { children: string }) {
  return (
    <p className="mx-auto mt-20 max-w-md px-6 text-center font-display text-2xl text-cream-300 italic">
      {children}
    </p>
  );
}

/** Shown when something could not be loaded, and no stored copy can replace it. */
export function ListError({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mx-auto mt-16 max-w-md px-6 text-center">
      <p className="font-display text-3xl text-cream-100">{`The ${what} couldn’t be loaded`}</p>
      <p className="mt-3 text-cream-300">Check your connection and try again.</p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A card that is loading, in the size of the real one. */
export function SkeletonCard() {
  return (
    <div
      data-testid="skeleton-card"
      aria-hidden
      className="deco-frame flex h-(--card-height) animate-pulse flex-col items-center bg-walnut-800/70 px-8 pt-12"
    >
      <div className="size-32 rounded-full bg-walnut-700" />
      <div className="mt-12 h-3 w-24 bg-walnut-700" />
      <div className="mt-5 h-7 w-48 bg-walnut-600/70" />
      <div className="mt-6 h-3 w-full bg-walnut-700" />
      <div className="mt-3 h-3 w-2/3 bg-walnut-700" />
    </div>
  );
}

export const ROW =
  'relative flex h-full items-center gap-3.5 border border-accent/25 bg-linear-to-r from-walnut-700/80 to-ink-900 px-3.5';

/** A row that is loading, in the size of the real one. */
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
