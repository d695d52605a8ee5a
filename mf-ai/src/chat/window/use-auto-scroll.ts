import { CHAT_SCROLL } from '@peanut/contracts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ConversationState } from './conversation';

const BUBBLES = '[data-testid="chat-message"]';
/** Pixels left above a reply that is shown from its start. */
const MARGIN = 8;

/**
 * Keeps the newest message in view for a reader at the bottom; one who scrolled up is left alone.
 * A reply is shown from its start, while it is written and again once it is complete.
 */
export function useAutoScroll(list: RefObject<HTMLElement | null>, state: ConversationState): void {
  const { messages, isPending, waiting, draft } = state;
  /** Where the reader was put last: a scroll event that finds another place is the reader's own. */
  const place = useRef(0);
  const isFollowing = useRef(true);
  const count = useRef(messages.length);
  const newest = messages.at(-1);
  const isReply = draft !== '' || (newest?.type === 'ai' && !isPending);

  const follow = useEffectEvent((fromStart: boolean) => {
    const element = list.current;
    if (!element || !isFollowing.current) return;
    const bottom = element.scrollHeight - element.clientHeight;
    element.scrollTo({
      top: fromStart ? Math.min(bottom, startOfLast(element)) : bottom,
      behavior: 'instant',
    });
    place.current = element.scrollTop;
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const noteReader = () => {
      if (Math.abs(element.scrollTop - place.current) <= 1) return;
      const beyond = element.scrollHeight - element.clientHeight - element.scrollTop;
      isFollowing.current = beyond <= CHAT_SCROLL.nearBottom;
      place.current = -1;
    };
    element.addEventListener('scroll', noteReader, { passive: true });
    return () => element.removeEventListener('scroll', noteReader);
  }, [list]);

  useLayoutEffect(() => follow(isReply), [draft, isPending, waiting, messages, isReply]);

  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => follow(isReply));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, isReply]);

  useEffect(() => {
    const isNewReply = messages.length > count.current && messages.at(-1)?.type === 'ai';
    count.current = messages.length;
    if (!isNewReply) return;
    let second: ReturnType<typeof setTimeout> | undefined;
    const first = setTimeout(() => {
      second = setTimeout(() => follow(true), CHAT_SCROLL.thenScrolls);
    }, CHAT_SCROLL.replySettles);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, [messages]);
}

/** Scroll position at which the newest message begins at the top edge. */
function startOfLast(element: HTMLElement): number {
  const bubble = [...element.querySelectorAll(BUBBLES)].at(-1);
  if (!bubble) return 0;
  const distance = bubble.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return element.scrollTop + distance - MARGIN;
}
