import '@testing-library/jest-dom/jest-globals';
import { ENDPOINTS, AI_STORAGE_KEYS, TIMING } from '@peanut/contracts';
import { queryClient, QueryClientProvider, useNavigate } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installBrowserParts, matchMediaQuery } from '../testing/browser-parts';
import { refusal, type Answer } from '@peanut/web/testing';
import { serve } from '../testing/fake-service';
import ChatPanel, { chatState } from './chat-panel';
// Fetched when it is wanted; loaded here, so that the fake clock has no part in it.
import './window/chat-window';

const TOOLTIP = 'Chat with Peanut AI! Get cocktail advice & drink recommendations.';
const seen = () => localStorage.getItem(AI_STORAGE_KEYS.chatTooltipSeen);

function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/whiskey')}>Elsewhere</button>;
}

const start = (path = '/cocktails') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <ChatPanel />
        <Elsewhere />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const chatButton = () => screen.getByRole('button', { name: 'Chat with Peanut AI', hidden: true });
const dialog = () => screen.queryByRole('dialog', { name: 'Peanut AI' });
const input = () => screen.getByRole('textbox', { name: 'Message' });
async function openChat() {
  fireEvent.click(chatButton());
  await after(1);
}

describe('ChatPanel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    installBrowserParts();
    matchMediaQuery(undefined);
    chatState.set('closed');
    localStorage.clear();
    sessionStorage.clear();
    queryClient.clear();
    serve(ENDPOINTS.chat.path, () => ({ body: { response: '<p>Cheers</p>' } }));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe('tooltip', () => {
    it('appears two seconds after the first visit, for ten seconds, and never again', async () => {
      const first = start();
      await after(TIMING.chatTooltipAfter - 1);
      expect(screen.queryByText(TOOLTIP)).toBeNull();
      await after(1);
      expect(screen.getByText(TOOLTIP)).toBeInTheDocument();
      expect(chatButton()).toHaveAccessibleDescription(TOOLTIP);
      await after(TIMING.chatTooltipFor - 1);
      expect(screen.getByText(TOOLTIP)).toBeInTheDocument();
      expect(seen()).toBeNull();
      await after(1);
      expect(screen.queryByText(TOOLTIP)).toBeNull();
      expect(seen()).toBe('true');
      first.unmount();
      start();
      await after(60_000);
      expect(screen.queryByText(TOOLTIP)).toBeNull();
    });

    it('goes when it is clicked', async () => {
      start();
      await after(TIMING.chatTooltipAfter);
      fireEvent.click(screen.getByText(TOOLTIP));
      expect(screen.queryByText(TOOLTIP)).toBeNull();
      expect(seen()).toBe('true');
    });

    it('goes when the chat opens, and does not come afterwards', async () => {
      start();
      await openChat();
      expect(seen()).toBe('true');
      await after(60_000);
      expect(screen.queryByText(TOOLTIP)).toBeNull();
    });
  });

  it('opens as a non-modal dialog with its controls, and the focus in the input', async () => {
    start();
    expect(dialog()).toBeNull();
    await openChat();
    await after(1);
    expect(dialog()).toBeInTheDocument();
    expect(dialog()).not.toHaveAttribute('aria-modal');
    for (const name of ['Clear chat history', 'Close chat', 'Send message']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('placeholder', 'Ask me about cocktails, whiskeys, or tasting notes...');
    expect(screen.getByText('House bartender')).toBeInTheDocument();
    expect(chatButton()).toHaveClass('invisible');
  });

  it('leaves the keyboard down on a touch screen', async () => {
    matchMediaQuery('(pointer: coarse)');
    start();
    await openChat();
    expect(dialog()).toHaveFocus();
  });

  it('closes in 400 ms and gives the focus back', async () => {
    start();
    await openChat();
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    const closing = screen.getByRole('dialog', { hidden: true });
    expect(closing).toHaveAttribute('data-state', 'closing');
    expect(chatButton()).toHaveFocus();
    await after(TIMING.chatClose - 1);
    expect(closing).toBeInTheDocument();
    await after(1);
    expect(closing).not.toBeInTheDocument();
  });

  it('closes by Escape, but not when something else on the page is meant', async () => {
    start();
    await openChat();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Elsewhere' }), { key: 'Escape' });
    expect(dialog()).toHaveAttribute('data-state', 'open');
    fireEvent.keyDown(input(), { key: 'Escape' });
    await after(TIMING.chatClose);
    expect(dialog()).toBeNull();
  });

  it('sends by button and by Enter, not when blank, and not while a reply is pending', async () => {
    let answer: (response: Answer) => void = () => {};
    const calls = serve(ENDPOINTS.chat.path, () => new Promise((resolve) => (answer = resolve)));
    start();
    await openChat();
    const send = screen.getByRole('button', { name: 'Send message' });
    expect(send).toBeDisabled();
    fireEvent.change(input(), { target: { value: '  \n ' } });
    expect(send).toBeDisabled();
    fireEvent.keyDown(input(), { key: 'Enter' });
    fireEvent.change(input(), { target: { value: 'What is smoky?' } });
    fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(calls).toHaveLength(0);
    fireEvent.click(send);
    expect(calls).toHaveLength(1);
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByTestId('typing-indicator')).toBeInTheDocument();
    fireEvent.change(input(), { target: { value: 'And sweet?' } });
    expect(send).toBeDisabled();
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(calls).toHaveLength(1);
    await act(async () => answer({ body: { response: '<p>The <strong>Penicillin</strong>.</p>' } }));
    expect(screen.queryByTestId('typing-indicator')).toBeNull();
    expect(screen.getAllByTestId('chat-message').map(({ dataset }) => dataset['type'])).toEqual([
      'ai',
      'user',
      'ai',
    ]);
    expect(screen.getByText('Penicillin').tagName).toBe('STRONG');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(calls).toHaveLength(2);
    await act(async () => answer({ body: { response: '<p>Later.</p>' } }));
  });

  it('stays open with what was typed when its area is drawn anew', async () => {
    const { unmount } = start();
    await openChat();
    fireEvent.change(input(), { target: { value: 'Something smo' } });
    unmount();
    start();
    await after(1);
    expect(input()).toHaveValue('Something smo');
    fireEvent.keyDown(input(), { key: 'Enter' });
    await after(1);
    expect(input()).toHaveValue('');
    expect(sessionStorage.getItem(AI_STORAGE_KEYS.chatDraft)).toBeNull();
  });

  it('does not send what is too long, and shows by how much', async () => {
    start();
    await openChat();
    fireEvent.change(input(), { target: { value: 'x'.repeat(2001) } });
    expect(screen.getByText('2001/2000 characters')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });

  it('greets on opening and again after the history was cleared', async () => {
    start();
    await openChat();
    expect(screen.getAllByTestId('chat-message')).toHaveLength(1);
    expect(screen.getByText(/Welcome to the house cocktails/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Clear chat history' }));
    expect(screen.queryByTestId('chat-message')).toBeNull();
    expect(localStorage.getItem(AI_STORAGE_KEYS.chatMessages)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await after(TIMING.chatClose);
    await openChat();
    expect(screen.getAllByTestId('chat-message')).toHaveLength(1);
  });

  it('gives up on the reply when it is closed', async () => {
    const calls = serve(ENDPOINTS.chat.path, () => new Promise(() => {}));
    start();
    await openChat();
    fireEvent.change(input(), { target: { value: 'Hello' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await after(TIMING.chatClose);
    expect(calls[0]?.signal?.aborted).toBe(true);
    await openChat();
    expect(screen.queryByTestId('typing-indicator')).toBeNull();
  });

  describe('Ask again', () => {
    const askAgain = () => screen.queryByRole('button', { name: 'Ask again' });
    const shown = () => screen.getAllByTestId('chat-message').map(({ dataset }) => dataset['type']);

    it('stands below a question whose reply was given up, and asks it once more', async () => {
      let answer: (response: Answer) => void = () => {};
      const calls = serve(ENDPOINTS.chat.path, () => new Promise((resolve) => (answer = resolve)));
      start();
      await openChat();
      fireEvent.change(input(), { target: { value: 'Hello' } });
      fireEvent.keyDown(input(), { key: 'Enter' });
      expect(askAgain()).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
      await after(TIMING.chatClose);
      await openChat();
      fireEvent.change(input(), { target: { value: 'And somethi' } });
      const button = askAgain() as HTMLElement;
      expect(screen.getByRole('log')).toContainElement(button);
      expect(screen.getByText('The answer was cut off.')).toBeInTheDocument();
      button.focus();
      fireEvent.click(button);
      expect(askAgain()).toBeNull();
      expect(screen.getByTestId('typing-indicator')).toBeInTheDocument();
      expect(input()).toHaveFocus();
      expect(input()).toHaveValue('And somethi');
      await act(async () => answer({ body: { response: '<p>Hi.</p>' } }));
      expect(calls).toHaveLength(2);
      expect(shown()).toEqual(['ai', 'user', 'ai']);
      expect(askAgain()).toBeNull();
    });

    it('stands below a failure, which says why itself, until the history is cleared', async () => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      serve(ENDPOINTS.chat.path, () => refusal(429, 'rate limit'));
      matchMediaQuery('(pointer: coarse)');
      start();
      await openChat();
      fireEvent.change(input(), { target: { value: 'Hello' } });
      fireEvent.keyDown(input(), { key: 'Enter' });
      await after(1);
      fireEvent.click(askAgain() as HTMLElement);
      // Not the input: on a phone the keyboard would cover the reply.
      expect(dialog()).toHaveFocus();
      await after(1);
      expect(shown()).toEqual(['ai', 'user', 'ai']);
      expect(askAgain()).toBeInTheDocument();
      expect(screen.queryByText('The answer was cut off.')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Clear chat history' }));
      expect(askAgain()).toBeNull();
    });
  });

  it('stays open when the page changes, unless it covers the page', async () => {
    start();
    await openChat();
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(dialog()).toHaveAttribute('data-state', 'open');
    matchMediaQuery('(width < 40rem)');
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await after(TIMING.chatClose);
    expect(dialog()).toBeNull();
  });

  it('says that it is offline', async () => {
    start();
    await openChat();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(async () => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Offline: the house bartender answers from your saved menu')).toBeInTheDocument();
  });
});
