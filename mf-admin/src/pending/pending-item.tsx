import { Button } from '@peanut/ui';
import type { PendingChange } from '@peanut/editing';
import { DifferenceList } from '../fields/difference-list';
import type { Difference } from '../fields/field-differences';
import { StageBadge } from './stage-badge';
import { exactTime, timeAgo } from './time-ago';

interface PendingItemProps {
  change: PendingChange;
  differences: readonly Difference[];
  now: number;
  onDrop: () => void;
}

/** One pending change: what, when, and before and after. */
export function PendingItem({ change, differences, now, onDrop }: PendingItemProps) {
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
        <Differences type={change.type} differences={differences} />
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
