import { Button } from '@peanut/ui';
import type { PendingChange } from '@peanut/editing';
import { ChangeDetails, StageBadge } from '../fields/change-details';
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
        <ChangeDetails change={change} nameOf={nameOf} />
      </div>
    </li>
  );
}
