import { Button } from '@peanut/ui';

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

export const ROW =
  'relative flex h-full items-center gap-3.5 border border-accent/25 bg-linear-to-r from-walnut-700/80 to-ink-900 px-3.5';

/** A card or a row that is loading, in the size of the real one; its shapes are drawn by skeleton.css. */
export function Skeleton({ isRow }: { isRow: boolean }) {
  return (
    <div
      data-testid="skeleton-card"
      aria-hidden
      className={`animate-pulse ${isRow ? `skeleton-row ${ROW}` : 'skeleton-card deco-frame'}`}
    />
  );
}
