import { STAGE_BADGES } from '@peanut/contracts';
import { classNames } from '@peanut/ui';
import type { PendingChange } from '@peanut/editing';

const COLOURS: Record<PendingChange['type'], string> = {
  create: 'border-emerald-400/60 text-emerald-300',
  update: 'border-sky-400/60 text-sky-300',
  delete: 'border-danger/60 text-danger',
  reorder: 'border-accent/60 text-accent',
};

/** The kind of a staged change, in the words that the cards use. */
export function StageBadge({ type }: { type: PendingChange['type'] }) {
  return (
    <span
      className={classNames(
        'shrink-0 border px-2 py-0.5 text-[0.6875rem] font-medium tracking-widest',
        COLOURS[type],
      )}
    >
      {STAGE_BADGES[type]}
    </span>
  );
}
