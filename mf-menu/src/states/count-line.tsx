/** How many drinks there are; keeps its height while that is not known. */
export function CountLine({ children }: { children: string | false }) {
  return (
    <p
      data-testid="count-line"
      className="mt-2 min-h-7 md:mt-4 px-6 text-center tracking-wide text-cream-300"
    >
      {children}
    </p>
  );
}
