import '@testing-library/jest-dom/jest-globals';
import { MemoryRouter } from '@peanut/web/memory-router';
import { render, screen, within } from '@testing-library/react';
import { installBrowserParts } from '../../testing/browser-parts';
import type { ConversationState } from './conversation';
import { MessageList } from './message-list';
import type { Message } from './messages';

const CUT_OFF = 'The answer was cut off.';
const message = (id: string, type: Message['type'], more: Partial<Message> = {}): Message => ({
  ...{ id, type, content: id, timestamp: new Date(0) },
  ...more,
});
const beginning = message('half', 'ai', { content: 'Try:\n\n<b>Neg', standsIn: 'beginning' });

const list = (state: Partial<ConversationState>) => (
  <MemoryRouter>
    <MessageList
      state={{
        ...{ messages: [], isPending: false, waiting: '', draft: '', isAwaitedElsewhere: false },
        ...state,
      }}
      onAskAgain={() => {}}
    />
  </MemoryRouter>
);
const bubbles = () => screen.getAllByTestId('chat-message');
const askAgain = () => screen.queryByRole('button', { name: 'Ask again' });

beforeEach(installBrowserParts);

it('shows the beginning of a reply as plain text, says that it is one, and offers another try', () => {
  render(list({ messages: [message('hello', 'user'), beginning] }));
  const [, half] = bubbles() as [HTMLElement, HTMLElement];
  expect(half).toHaveTextContent('Try: <b>Neg');
  expect(within(half).getByText(CUT_OFF)).toBeInTheDocument();
  expect(screen.getAllByText(CUT_OFF)).toHaveLength(1);
  expect(screen.getByRole('log')).toContainElement(askAgain());
});

it('still says so when the talk has gone on', () => {
  render(
    list({ messages: [message('hello', 'user'), beginning, message('and?', 'user'), message('so', 'ai')] }),
  );
  expect(within(bubbles()[1] as HTMLElement).getByText(CUT_OFF)).toBeInTheDocument();
  expect(askAgain()).toBeNull();
});

it('says politely why the bartender has not begun, beside the dots, until the first word', () => {
  const waiting = 'The bartender is busy, you are next';
  const messages = [message('hello', 'user')];
  const { rerender } = render(list({ messages, isPending: true }));
  const dots = screen.getByTestId('typing-indicator');
  const place = dots.nextElementSibling as HTMLElement;
  expect(place).toHaveAttribute('aria-live', 'polite');
  expect(place).toBeEmptyDOMElement();
  rerender(list({ messages, isPending: true, waiting }));
  expect(dots.nextElementSibling).toBe(place);
  expect(place).toHaveTextContent(waiting);
  rerender(list({ messages, isPending: true, waiting, draft: 'Try' }));
  expect(place).toBeEmptyDOMElement();
  expect(screen.queryByTestId('typing-indicator')).toBeNull();
});
