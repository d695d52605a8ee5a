/** Holds the height of a page while its micro-frontend is on its way, so that the footer does not jump. */
export function AreaSkeleton() {
  return (
    <div role="status" className="flex min-h-dvh items-start justify-center pt-40">
      <span className="caps animate-pulse text-cream-500">Loading</span>
    </div>
  );
}
