import X from 'lucide-react/icons/x';

interface LimitChipsProps<Limit extends string> {
  limits: readonly Limit[];
  labelOf: (limit: Limit) => string;
  onRemove: (limit: Limit) => void;
}

/** "No nuts ×": what holds until it is taken away by a tap. */
export function LimitChips<Limit extends string>({ limits, labelOf, onRemove }: LimitChipsProps<Limit>) {
  return limits.map((limit) => (
    <button
      key={limit}
      type="button"
      aria-label={`${labelOf(limit)}, take away`}
      onClick={() => onRemove(limit)}
      className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-2 border border-accent bg-accent-soft px-3 text-sm text-cream-100 transition-colors hover:brightness-110"
    >
      <span>{labelOf(limit)}</span>
      <X aria-hidden strokeWidth={1.75} className="size-4" />
    </button>
  ));
}
