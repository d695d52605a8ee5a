/** One labelled fact on the back of a card. */
export function RecipeFact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-3 border-b border-paper-soft/25 py-1">
      <dt className="caps w-22 shrink-0 pt-1 text-[0.6875rem] text-paper-soft">{label}</dt>
      <dd dir="auto" className="min-w-0 flex-1 break-words">
        {children}
      </dd>
    </div>
  );
}
