import { classNames } from '@peanut/ui';
import type { PendingChange } from '@peanut/web/admin';

const BADGES: Record<PendingChange['type'], { text: string; colours: string }> = {
  create: { text: 'NEW', colours: 'border-emerald-400/60 text-emerald-300' },
  update: { text: 'UPDATED', colours: 'border-sky-400/60 text-sky-300' },
  delete: { text: 'WILL DELETE', colours: 'border-danger/60 text-danger' },
  reorder: { text: 'STAGED', colours: 'border-accent/60 text-accent' },
};

/** The kind of a staged change, in the words that the cards use. */
export function StageBadge({ type }: { type: PendingChange['type'] }) {
  const { text, colours } = BADGES[type];
  return (
    <span
      className={classNames(
        'shrink-0 border px-2 py-0.5 text-[0.6875rem] font-medium tracking-widest',
        colours,
      )}
    >
      {text}
    </span>
  );
}
