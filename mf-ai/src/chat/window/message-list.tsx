import { Button, classNames } from '@peanut/ui';
import { useRef, type ReactNode } from 'react';
import { ChatHtml } from './chat-html';
import type { ConversationState } from './conversation';
import { unansweredReason, type Message, type UnansweredReason } from './messages';
import { useAutoScroll } from './use-auto-scroll';

interface MessageListProps {
  state: ConversationState;
  /** The guest wants another try at the last question. */
  onAskAgain: () => void;
}

/** The conversation. Whole messages are read out as they come; a reply is not, while it is being written. */
export function MessageList({ state, onAskAgain }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, isPending, waiting, draft } = state;
  const isTyping = isPending && draft === '';
  const unanswered = isPending || state.isAwaitedElsewhere ? undefined : unansweredReason(messages);
  useAutoScroll(list, state);
  return (
    <div
      ref={list}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label="Conversation"
      className="chat-scroll focus-ring relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 max-[16rem]:px-2 focus-visible:-outline-offset-2"
    >
      {messages.length === 0 && !isPending && (
        <p className="mt-8 px-4 text-center font-display text-xl text-balance text-cream-300 italic">
          What can I pour for you?
        </p>
      )}
      <div role="log" aria-label="Messages" aria-relevant="additions">
        {messages.map(({ id, type, content, timestamp, standsIn }) => {
          const isCut = standsIn === 'beginning';
          return (
            <MessageBubble key={id} type={type} time={timestamp} isCut={isCut}>
              {type === 'ai' && !isCut ? <ChatHtml html={content} /> : <PlainText text={content} />}
            </MessageBubble>
          );
        })}
        {unanswered && <AskAgain reason={unanswered} onAskAgain={onAskAgain} />}
      </div>
      {draft !== '' && (
        <MessageBubble type="ai">
          <PlainText text={draft} />
        </MessageBubble>
      )}
      <div className="flex items-center gap-3 text-sm text-cream-300">
        {isTyping && <TypingIndicator />}
        <p aria-live="polite" className="min-w-0 text-pretty not-empty:mt-4">
          {isTyping ? waiting : ''}
        </p>
      </div>
    </div>
  );
}

/** Words with their paragraphs; no markup is read out of them. */
const PlainText = ({ text }: { text: string }) => (
  <span dir="auto" className="break-words whitespace-pre-wrap">
    {text}
  </span>
);

const CUT_OFF = 'The answer was cut off.';

interface MessageBubbleProps {
  type: Message['type'];
  /** Absent while it is being written. */
  time?: Date;
  /** Only the beginning of a reply arrived. */
  isCut?: boolean;
  children: ReactNode;
}

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** One message: the guest's on the right, the bartender's on the left. */
function MessageBubble({ type, time, isCut = false, children }: MessageBubbleProps) {
  const isGuest = type === 'user';
  return (
    <div
      data-testid="chat-message"
      data-type={type}
      className={classNames('mt-4 flex flex-col', isGuest ? 'items-end' : 'items-start')}
    >
      <div
        className={classNames(
          'max-w-[88%] min-w-0 border px-4 py-2.5 max-[16rem]:max-w-full max-[16rem]:px-2 text-[0.9375rem] leading-relaxed',
          isGuest
            ? 'rounded-l-2xl rounded-tr-2xl border-accent bg-accent-fill text-on-accent'
            : 'rounded-tl-2xl rounded-r-2xl border-accent/25 bg-walnut-700 text-cream-100',
        )}
      >
        <span className="sr-only">{isGuest ? 'You: ' : 'Peanut AI: '}</span>
        {children}
      </div>
      {time && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 px-1 text-xs text-cream-500">
          {isCut && <span className="text-sm text-cream-300">{CUT_OFF}</span>}
          <time dateTime={time.toISOString()}>{CLOCK.format(time)}</time>
        </p>
      )}
    </div>
  );
}

/** Replies that failed or broke off say so themselves. */
const REASONS: Partial<Record<UnansweredReason, string>> = {
  'cut-off': CUT_OFF,
  'saved-menu': `${CUT_OFF} This one comes from your saved menu.`,
};

/** Offers the last question another try. */
function AskAgain({ reason, onAskAgain }: { reason: UnansweredReason; onAskAgain: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-cream-300">
      {REASONS[reason] && <p className="text-pretty">{REASONS[reason]}</p>}
      <Button onClick={onAskAgain}>Ask again</Button>
    </div>
  );
}

/** Shows that a reply is on its way. */
function TypingIndicator() {
  return (
    <div
      data-testid="typing-indicator"
      className="mt-4 flex h-11 w-18 shrink-0 items-center justify-center gap-1.5 rounded-tl-2xl rounded-r-2xl border border-accent/25 bg-walnut-700"
    >
      <span className="sr-only">Peanut AI is typing</span>
      {[1, 2, 3].map((dot) => (
        <span key={dot} aria-hidden className="typing-dot size-2 rounded-full bg-accent" />
      ))}
    </div>
  );
}
