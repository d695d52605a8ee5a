/** Shown instead of the cards when there are none. */
export function EmptyText({ children }: { children: string }) {
  return (
    <p className="mx-auto mt-20 max-w-md px-6 text-center font-display text-2xl text-cream-300 italic">
      {children}
    </p>
  );
}
