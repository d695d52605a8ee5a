import { STAGE_BADGES } from '@peanut/contracts';
import { Button, classNames } from '@peanut/ui';
import type { PendingChange } from '@peanut/editing';
import { DifferenceList } from '../fields/difference-list';
import { allFields, differingFields, orderDifference, type Difference } from '../fields/differences';
import { exactTime, timeAgo } from './time-ago';

interface PendingItemProps {
  change: PendingChange;
  nameOf: (id: string) => string;
  now: number;
  onDrop: () => void;
}

/** One pending change: what, when, and before and after. */
export function PendingItem({ change, nameOf, now, onDrop }: PendingItemProps) {
  return (
    <li className="border border-accent/25 bg-ink-950/40 p-4 [contain-intrinsic-height:auto_8rem] [content-visibility:auto]">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <StageBadge type={change.type} />
          <p className="text-xs text-cream-500">
            <time dateTime={new Date(change.timestamp).toISOString()}>
              <span>{`${timeAgo(change.timestamp, now)} · `}</span>
              <span className="whitespace-nowrap">{exactTime(change.timestamp)}</span>
            </time>
          </p>
        </div>
        <Button
          className="-mt-1 -mr-1 shrink-0 px-3!"
          aria-label={`Remove change: ${change.description}`}
          data-drop
          onClick={onDrop}
        >
          Remove
        </Button>
      </div>
      <h3 className="mt-2 font-display text-xl leading-snug break-words text-cream-100">
        {change.description}
      </h3>
      {change.failure && (
        <p className="mt-2 border-l-2 border-danger pl-3 text-sm text-danger">
          <span>{`Last attempt failed: ${change.failure}`}</span>
          {change.isSent && <span> It may have been applied. Saving again won’t apply it twice.</span>}
        </p>
      )}
      <div className="mt-3">
        <Differences type={change.type} differences={pendingDifferences(change, nameOf)} />
      </div>
    </li>
  );
}

function Differences({
  type,
  differences,
}: {
  type: PendingChange['type'];
  differences: readonly Difference[];
}) {
  const list = <DifferenceList differences={differences} beforeTitle="Before" afterTitle="After" />;
  if (type === 'update' || type === 'reorder') return list;
  return (
    <details>
      <summary className="focus-ring inline-flex min-h-11 cursor-pointer items-center text-sm text-accent underline underline-offset-4 hover:text-cream-100">
        {type === 'create' ? 'What will be added' : 'What will be deleted'}
      </summary>
      <div className="mt-2">{list}</div>
    </details>
  );
}

/** What a pending change does, field by field. */
function pendingDifferences(change: PendingChange, nameOf: (id: string) => string): Difference[] {
  switch (change.type) {
    case 'create':
      return allFields(change.entityType, change.data, 'after');
    case 'update':
      return differingFields(change.entityType, change.undoData, change.data);
    case 'delete':
      return allFields(change.entityType, change.undoData, 'before');
    case 'reorder':
      return orderDifference(change.undoData.orderedIds, change.data.orderedIds, nameOf);
  }
}

const COLOURS: Record<PendingChange['type'], string> = {
  create: 'border-emerald-400/60 text-emerald-300',
  update: 'border-sky-400/60 text-sky-300',
  delete: 'border-danger/60 text-danger',
  reorder: 'border-accent/60 text-accent',
};

/** The kind of a staged change, in the words that the cards use. */
function StageBadge({ type }: { type: PendingChange['type'] }) {
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
