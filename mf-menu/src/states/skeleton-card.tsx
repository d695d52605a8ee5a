/** A card on its way, in the size of the real one. */
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
