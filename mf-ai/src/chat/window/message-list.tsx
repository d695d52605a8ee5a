import { useRef } from 'react';
import { ChatHtml } from './chat-html';
import type { ConversationState } from './conversation';
import { MessageBubble } from './message-bubble';
import { TypingIndicator } from './typing-indicator';
import { useAutoScroll } from './use-auto-scroll';

/** The conversation. Whole messages are read out as they come; a reply is not, while it is being written. */
export function MessageList({ state }: { state: ConversationState }) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, isPending, draft } = state;
  useAutoScroll(list, state);
  return (
    <div
      ref={list}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label="Conversation"
      className="chat-scroll focus-ring relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 focus-visible:-outline-offset-2"
    >
      {messages.length === 0 && !isPending && (
        <p className="mt-8 px-4 text-center font-display text-xl text-balance text-cream-300 italic">
          What can I pour for you?
        </p>
      )}
      <div role="log" aria-label="Messages" aria-relevant="additions">
        {messages.map(({ id, type, content, timestamp }) => (
          <MessageBubble key={id} type={type} time={timestamp}>
            {type === 'ai' ? <ChatHtml html={content} /> : <span dir="auto">{content}</span>}
          </MessageBubble>
        ))}
      </div>
      {draft !== '' && (
        <MessageBubble type="ai">
          <span dir="auto" className="break-words whitespace-pre-wrap">
            {draft}
          </span>
        </MessageBubble>
      )}
      {isPending && draft === '' && <TypingIndicator />}
    </div>
  );
}
