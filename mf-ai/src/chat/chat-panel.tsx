import { TIMING } from '@peanut/contracts';
import { Button, classNames, PeanutMark } from '@peanut/ui';
import { APP_EVENTS, createStore, fireAppEvent, useStore } from '@peanut/web';
import { useCallback, useEffect, useId, useRef, useState, type Ref } from 'react';
import { AiRoot } from '../ai-root';
import { useBackCloses } from './chat-entry';
import { ChatTooltip, useTooltip } from './chat-tooltip';
import type * as chatWindow from './window/chat-window';

/** Outside React: when its area is drawn anew, an open chat stays open. */
export const chatState = createStore<'closed' | 'open' | 'closing'>('closed');

/** Peanut AI on every page: its button and hint, and the conversation once somebody wants it. */
export default function ChatPanel() {
  const chat = useChat();
  const tooltip = useTooltip();
  const tooltipId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = chat.state === 'open';
  useBackCloses({ isOpen, open: chat.open });

  useEffect(() => {
    if (chat.state === 'closing') button.current?.focus({ preventScroll: true });
  }, [chat.state]);

  const open = () => {
    tooltip.dismiss();
    chat.open();
  };
  return (
    <AiRoot>
      <aside aria-label="Chat">
        <ChatButton
          ref={button}
          isOpen={isOpen && chat.code !== undefined}
          isLoading={isOpen && !chat.code && !chat.hasFailed}
          describedBy={tooltip.isShown ? tooltipId : undefined}
          onOpen={open}
          onNear={chat.load}
        />
        {tooltip.isShown && <ChatTooltip id={tooltipId} onDismiss={tooltip.dismiss} />}
        {isOpen && chat.hasFailed && (
          <ChatFailed onRetry={chat.open} onDismiss={() => chatState.set('closed')} />
        )}
        {chat.code && chat.state !== 'closed' && (
          <chat.code.ChatWindow
            conversation={chat.code.conversation}
            isClosing={chat.state === 'closing'}
            onClose={chat.close}
          />
        )}
      </aside>
    </AiRoot>
  );
}

type Code = typeof chatWindow & { conversation: ReturnType<typeof chatWindow.createConversation> };

/** Opens and closes the chat; its code is fetched when it is first wanted. */
function useChat() {
  const state = useStore(chatState);
  const [code, setCode] = useState<Code>();
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<void>>(undefined);

  const load = useCallback(() => {
    loading.current ??= import('./window/chat-window').then(
      (loaded) => {
        setCode({ ...loaded, conversation: loaded.createConversation() });
        setFailed(false);
      },
      (error: unknown) => {
        console.warn('The chat did not arrive.', error);
        fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
        loading.current = undefined;
        setFailed(true);
      },
    );
  }, []);
  const open = useCallback(() => {
    setFailed(false);
    load();
    chatState.set('open');
  }, [load]);
  const close = useCallback(() => {
    if (chatState.get() === 'open') chatState.set('closing');
  }, []);

  useEffect(() => {
    if (chatState.get() === 'open') load();
  }, [load]);
  useEffect(() => code?.conversation.syncTabs(), [code]);
  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => chatState.set('closed'), TIMING.chatClose);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, code, hasFailed, load, open, close };
}

interface ChatButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  isLoading: boolean;
  describedBy: string | undefined;
  onOpen: () => void;
  /** The guest is about to open the chat. */
  onNear: () => void;
}

/** The floating peanut; it gives way to the open chat. */
function ChatButton({ ref, isOpen, isLoading, describedBy, onOpen, onNear }: ChatButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label="Chat with Peanut AI"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isLoading}
      aria-describedby={describedBy}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={classNames(
        'chat-button focus-ring fixed z-20 flex cursor-pointer touch-manipulation items-center justify-center rounded-full border border-accent bg-accent-fill text-on-accent shadow-xl shadow-black/60 transition hover:scale-105 hover:brightness-110',
        isOpen && 'invisible',
        isLoading && 'animate-pulse',
      )}
    >
      <PeanutMark className="size-[32px] lg:size-[48px]" />
    </button>
  );
}

/** Takes the place of a chat that could not be loaded. */
function ChatFailed({ onRetry, onDismiss }: { onRetry: () => void; onDismiss: () => void }) {
  return (
    <div
      role="alert"
      className="chat-failed fixed z-20 w-72 max-w-[calc(100vw-2rem)] border border-danger/70 bg-walnut-800 px-5 py-4 text-cream-100 shadow-xl shadow-black/60"
    >
      <p className="font-display text-xl">The chat couldn’t be loaded</p>
      <p className="mt-1 text-sm text-pretty text-cream-300">Check your connection and try again.</p>
      <div className="mt-3 flex gap-2 *:grow *:px-3">
        <Button onClick={onRetry}>Retry</Button>
        <Button onClick={onDismiss}>Not now</Button>
      </div>
    </div>
  );
}
