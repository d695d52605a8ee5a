/** A result on its way, about the size of a real one. */
export function ResultSkeleton() {
  return (
    <div aria-hidden className="deco-frame h-110 animate-pulse bg-walnut-800/70 px-7 pt-7">
      <div className="flex justify-between">
        <div className="ml-2 h-32 w-20 bg-walnut-700" />
        <div className="size-16 rounded-full bg-walnut-700" />
      </div>
      <div className="mt-6 h-3 w-20 bg-walnut-700" />
      <div className="mt-4 h-7 w-44 max-w-full bg-walnut-600/70" />
      <div className="mt-5 h-3 w-full bg-walnut-700" />
      <div className="mt-3 h-3 w-2/3 bg-walnut-700" />
      <div className="mt-8 h-12 w-full border-l border-walnut-600 bg-walnut-700/60" />
    </div>
  );
}
