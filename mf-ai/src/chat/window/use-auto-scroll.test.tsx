import { CHAT_SCROLL } from '@peanut/contracts';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from '@peanut/web/memory-router';
import { installBrowserParts } from '../../testing/browser-parts';
import type { ConversationState } from './conversation';
import type { Message } from './messages';
import { MessageList } from './message-list';

/** A list 300 pixels high, in which every message takes 200, or what a test says. */
const VIEW = 300;
const EACH = 200;
let each = EACH;

const message = (type: Message['type'], id: string): Message => ({
  ...{ type, id, content: id },
  timestamp: new Date(0),
});
const TALK = [message('user', 'a'), message('ai', 'b'), message('user', 'c'), message('ai', 'd')];
const state = (messages: Message[], more: Partial<ConversationState> = {}): ConversationState => ({
  ...{ messages, isPending: false, waiting: '', draft: '', isAwaitedElsewhere: false },
  ...more,
});

function layOut(): void {
  const define = (name: 'scrollHeight' | 'clientHeight', get: (this: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  define('clientHeight', () => VIEW);
  define('scrollHeight', function () {
    return this.querySelectorAll('[data-testid="chat-message"]').length * each;
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const list = this.closest('.chat-scroll');
    const index = [...(list?.querySelectorAll('[data-testid="chat-message"]') ?? [])].indexOf(this);
    return { top: index < 0 ? 0 : index * each - (list?.scrollTop ?? 0) } as DOMRect;
  });
}

function start(first: ConversationState) {
  const view = (shown: ConversationState) => (
    <MemoryRouter>
      <MessageList state={shown} onAskAgain={() => {}} />
    </MemoryRouter>
  );
  const { container, rerender } = render(view(first));
  const list = container.querySelector('.chat-scroll') as HTMLElement;
  return {
    list,
    show: (next: ConversationState) => rerender(view(next)),
    readAt(top: number) {
      list.scrollTop = top;
      act(() => void list.dispatchEvent(new Event('scroll')));
    },
  };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('scrolling in the chat', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    installBrowserParts();
    each = EACH;
    layOut();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('opens at the end of the conversation', () => {
    expect(start(state(TALK)).list.scrollTop).toBe(4 * EACH - VIEW);
  });

  it('shows what the guest sends to a reader at the bottom', () => {
    const { list, show } = start(state(TALK));
    show(state([...TALK, message('user', 'e')], { isPending: true }));
    expect(list.scrollTop).toBe(5 * EACH - VIEW);
  });

  it('shows a reply from its start, after 200 and 100 ms', () => {
    const { list, show } = start(state(TALK));
    const asked = [...TALK, message('user', 'e')];
    show(state(asked, { isPending: true }));
    show(state([...asked, message('ai', 'f')]));
    // Settling layout moves the reader meanwhile.
    list.scrollTop = 640;
    wait(CHAT_SCROLL.replySettles + CHAT_SCROLL.thenScrolls - 1);
    expect(list.scrollTop).toBe(640);
    wait(1);
    expect(list.scrollTop).toBe(6 * EACH - VIEW);
  });

  it('stays at the start of a reply that is higher than the list', () => {
    each = 400;
    const { list, show } = start(state(TALK));
    const asked = [...TALK, message('user', 'e')];
    show(state(asked, { isPending: true }));
    expect(list.scrollTop).toBe(5 * each - VIEW);
    const startOfReply = 5 * each - 8;
    show(state(asked, { isPending: true, draft: 'Try' }));
    expect(list.scrollTop).toBe(startOfReply);
    show(state([...asked, message('ai', 'f')]));
    expect(list.scrollTop).toBe(startOfReply);
    wait(CHAT_SCROLL.replySettles + CHAT_SCROLL.thenScrolls);
    expect(list.scrollTop).toBe(startOfReply);
  });

  it('leaves a reader alone who scrolled up more than 100 pixels', () => {
    const { list, show, readAt } = start(state(TALK));
    readAt(4 * EACH - VIEW - CHAT_SCROLL.nearBottom - 1);
    const place = list.scrollTop;
    const asked = [...TALK, message('user', 'e')];
    show(state(asked, { isPending: true }));
    show(state(asked, { isPending: true, draft: 'Try' }));
    show(state([...asked, message('ai', 'f')]));
    wait(1_000);
    expect(list.scrollTop).toBe(place);
  });

  it('goes along with a reader within 100 pixels of the bottom', () => {
    const { list, show, readAt } = start(state(TALK));
    readAt(4 * EACH - VIEW - CHAT_SCROLL.nearBottom);
    show(state([...TALK, message('user', 'e')], { isPending: true }));
    expect(list.scrollTop).toBe(5 * EACH - VIEW);
  });

  it('does not move for messages of the last visit', () => {
    const { list, readAt } = start(state(TALK));
    readAt(0);
    wait(1_000);
    expect(list.scrollTop).toBe(0);
  });
});
