import { limitLabel, type GuestLimit } from '@peanut/contracts';
import X from 'lucide-react/icons/x';

interface LimitChipsProps {
  limits: readonly GuestLimit[];
  onRemove: (limit: GuestLimit) => void;
}

/** "No nuts ×": what a guest may not have, each to be taken away by a tap. */
export function LimitChips({ limits, onRemove }: LimitChipsProps) {
  return limits.map((limit) => (
    <button
      key={limit}
      type="button"
      aria-label={`${limitLabel(limit)}, take away`}
      onClick={() => onRemove(limit)}
      className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-2 border border-accent bg-accent-soft px-3 text-sm text-cream-100 transition-colors hover:brightness-110"
    >
      {limitLabel(limit)}
      <X aria-hidden strokeWidth={1.75} className="size-4" />
    </button>
  ));
}
