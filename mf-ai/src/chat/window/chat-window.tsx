import { PeanutMark } from '@peanut/ui';
import { IconButton } from '@peanut/ui/icon-button';
import { useLocation, useStore } from '@peanut/web';
import Eraser from 'lucide-react/icons/eraser';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useBartenderName } from '../../bartender/use-bartender-name';
import { GuestLimits } from '../../limits/guest-limits';
import { OfflineNote } from '../../offline/offline-fallback';
import { coversPage, isChatEntry } from '../chat-entry';
import { ChatInput } from './chat-input';
import type { Conversation } from './conversation';
import { MessageList } from './message-list';

export { createConversation } from './conversation';

interface ChatWindowProps {
  /** It lives on while the window is closed. */
  conversation: Conversation;
  isClosing: boolean;
  /** The guest asks to close it. */
  onClose: () => void;
}

/** The open chat next to the page, which stays within reach. */
export function ChatWindow({ conversation, isClosing, onClose }: ChatWindowProps) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const { pathname } = useLocation();
  const state = useStore(conversation.state);
  usePlacement(panel);
  useEscape(panel, onClose);
  useCloseOnLeave(onClose);

  const greet = useEffectEvent(() => conversation.greet(pathname));
  useEffect(() => {
    if (isClosing) return;
    greet();
    return conversation.stop;
  }, [isClosing, conversation]);
  useEffect(() => focusToRead(panel, input), []);

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
      <Header
        titleId={titleId}
        onClear={() => {
          conversation.clear();
          focusInput();
        }}
        onClose={onClose}
      />
      <MessageList
        state={state}
        onAskAgain={() => {
          void conversation.askAgain(pathname);
          // The button goes.
          focusToRead(panel, input);
        }}
      />
      <OfflineNote className="shrink-0 border-t px-4 py-2 text-sm" />
      <GuestLimits className="shrink-0 border-t border-accent/25 bg-walnut-800 px-3 py-2" />
      <ChatInput
        ref={input}
        isPending={state.isPending}
        onSend={(text) => {
          void conversation.send(text, pathname);
          focusInput();
        }}
      />
    </div>
  );
}

/** Focuses the input, but on a phone the panel: the keyboard would cover the conversation. */
function focusToRead(panel: RefObject<HTMLElement | null>, input: RefObject<HTMLElement | null>): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  (isTouch ? panel : input).current?.focus({ preventScroll: true });
}

const ICON = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-[20px]' } as const;

interface HeaderProps {
  titleId: string;
  onClear: () => void;
  onClose: () => void;
}

/** Who speaks, and the way to start over or leave. */
function Header({ titleId, onClear, onClose }: HeaderProps) {
  const bartender = useBartenderName();
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-accent/25 bg-walnut-800 max-[16rem]:gap-1 py-2 pr-2 pl-4 max-[16rem]:px-2">
      <PeanutMark className="size-[36px] shrink-0 text-accent max-[16rem]:hidden" />
      <div className="mr-auto min-w-0">
        <h2
          id={titleId}
          className="truncate font-display text-[min(1.5rem,7vw)] leading-none font-semibold text-cream-100"
        >
          Peanut AI
        </h2>
        <p className="mt-0.5 min-h-[1lh] truncate text-[min(0.75rem,4.2vw)] leading-[1.35] text-cream-500 max-[16rem]:text-[0.625rem]">
          {bartender}
        </p>
      </div>
      <IconButton label="Clear chat history" onClick={onClear}>
        <Eraser {...ICON} />
      </IconButton>
      <IconButton label="Close chat" onClick={onClose}>
        <X {...ICON} />
      </IconButton>
    </div>
  );
}

/** Escape closes the chat, unless it is meant for something else on the page, such as a modal dialog. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      const target = event.target as Node;
      const isOurs = target === document.body || panel.current?.contains(target) === true;
      if (event.key === 'Escape' && isOurs && !event.defaultPrevented && !event.isComposing) close();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [panel]);
}

/** Where the chat covers the page, it closes when a link or Back leads elsewhere. */
function useCloseOnLeave(onClose: () => void): void {
  const location = useLocation();
  const last = useRef(location);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    if (!isChatEntry(location) && coversPage()) close();
  }, [location]);
}

/**
 * Tells the chat's style sheet what of the screen can be seen, in two CSS variables: `--chat-visible-top`, where that
 * begins, and `--chat-keyboard`, what the on-screen keyboard covers at the bottom.
 */
function usePlacement(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const { visualViewport } = window;
    if (!element || !visualViewport) return;
    const place = () => {
      const { top, bottom } = visibleArea(visualViewport);
      element.style.setProperty('--chat-visible-top', `${top}px`);
      element.style.setProperty('--chat-keyboard', `${bottom}px`);
    };
    place();
    window.addEventListener('resize', place);
    visualViewport.addEventListener('resize', place);
    visualViewport.addEventListener('scroll', place);
    return () => {
      window.removeEventListener('resize', place);
      visualViewport.removeEventListener('resize', place);
      visualViewport.removeEventListener('scroll', place);
    };
  }, [panel]);
}

/** How far the visible area lies inside the layout's; zoomed in by the fingers it is no measure. */
function visibleArea({ scale, offsetTop, height }: VisualViewport): { top: number; bottom: number } {
  if (scale > 1.01) return { top: 0, bottom: 0 };
  return { top: offsetTop, bottom: Math.max(0, document.documentElement.clientHeight - offsetTop - height) };
}
