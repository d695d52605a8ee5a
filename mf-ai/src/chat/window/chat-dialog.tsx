import { useEffect, useId, useRef } from 'react';
import { OfflineNote } from '../../offline/offline-note';
import { ChatHeader } from './chat-header';
import { ChatInput } from './chat-input';
import type { ConversationState } from './conversation';
import { MessageList } from './message-list';
import { useCloseOnLeave } from './use-close-on-leave';
import { useEscape } from './use-escape';
import { usePlacement } from './use-placement';

interface ChatDialogProps {
  state: ConversationState;
  isClosing: boolean;
  onSend: (text: string) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The open chat beside the page, which stays within reach. */
export function ChatDialog({ state, isClosing, onSend, onClear, onClose }: ChatDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  usePlacement(panel);
  useEscape(panel, onClose);
  useCloseOnLeave(onClose);

  useEffect(() => {
    // On a phone the focus in the input would raise the keyboard over the greeting.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    (isTouch ? panel : input).current?.focus({ preventScroll: true });
  }, []);

  const focusInput = () => input.current?.focus({ preventScroll: true });
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={isClosing}
      data-state={isClosing ? 'closing' : 'open'}
      className="chat-window fixed z-[45] flex w-full flex-col overflow-hidden border-y border-accent/45 bg-ink-900 shadow-2xl shadow-black/70 outline-none sm:w-80 sm:border-x lg:w-96"
    >
      <ChatHeader
        titleId={titleId}
        onClear={() => {
          onClear();
          focusInput();
        }}
        onClose={onClose}
      />
      <MessageList state={state} />
      <OfflineNote className="shrink-0 border-t px-4 py-2 text-sm" />
      <ChatInput
        ref={input}
        isPending={state.isPending}
        onSend={(text) => {
          onSend(text);
          focusInput();
        }}
      />
    </div>
  );
}
