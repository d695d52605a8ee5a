import { classNames } from '@peanut/ui';
import type { ReactNode } from 'react';
import type { Message } from './message';

interface MessageBubbleProps {
  type: Message['type'];
  /** Absent while it is being written. */
  time?: Date;
  children: ReactNode;
}

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** One message: the guest's on the right, the bartender's on the left. */
export function MessageBubble({ type, time, children }: MessageBubbleProps) {
  const isGuest = type === 'user';
  return (
    <div
      data-testid="chat-message"
      data-type={type}
      className={classNames('mt-4 flex flex-col', isGuest ? 'items-end' : 'items-start')}
    >
      <div
        className={classNames(
          'max-w-[88%] min-w-0 border px-4 py-2.5 text-[0.9375rem] leading-relaxed',
          isGuest
            ? 'rounded-l-2xl rounded-tr-2xl border-accent bg-accent-fill whitespace-pre-wrap break-words text-on-accent'
            : 'rounded-tl-2xl rounded-r-2xl border-accent/25 bg-walnut-700 text-cream-100',
        )}
      >
        <span className="sr-only">{isGuest ? 'You: ' : 'Peanut AI: '}</span>
        {children}
      </div>
      {time && (
        <time dateTime={time.toISOString()} className="mt-1 px-1 text-xs text-cream-500">
          {CLOCK.format(time)}
        </time>
      )}
    </div>
  );
}
