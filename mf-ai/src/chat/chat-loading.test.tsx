import { MemoryRouter } from '@peanut/web/memory-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { installBrowserParts } from '../testing/browser-parts';
import ChatPanel, { chatState } from './chat-panel';

// Jest's types lack the mock of an ES module.
interface ModuleMocks {
  unstable_mockModule: (path: string, module: () => unknown) => void;
}

let isLost: boolean;
(jest as unknown as ModuleMocks).unstable_mockModule(
  new URL('window/chat-window.tsx', import.meta.url).pathname,
  () => {
    if (isLost) throw new Error('lost');
    return {
      ChatWindow: () => <div role="dialog" />,
      createConversation: () => ({ syncTabs: () => () => undefined }),
    };
  },
);

const chatButton = () => screen.getByRole('button', { name: 'Chat with Peanut AI', hidden: true });
const retryButton = () => screen.getByRole('button', { name: 'Retry' });

describe('a chat whose code could not be loaded', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    installBrowserParts();
    jest.resetModules();
    isLost = true;
    chatState.set('closed');
    render(<ChatPanel />, { wrapper: MemoryRouter });
    fireEvent.click(chatButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The chat couldn’t be loaded');
    isLost = false;
  });
  afterEach(() => jest.restoreAllMocks());

  it('closes on request', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(chatState.get()).toBe('closed');
  });

  it.each([
    ['Retry is pressed', () => fireEvent.click(retryButton())],
    ['the pointer comes to its button', () => fireEvent.pointerEnter(chatButton())],
  ])('opens instead of the message when %s', async (_when, load) => {
    load();
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
