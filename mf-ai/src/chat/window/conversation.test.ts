import { SEEDED_MENU } from '@peanut/bartender/evaluation';
import { ENDPOINTS, AI_STORAGE_KEYS, type ChatMessage } from '@peanut/contracts';
import { setGuestLimits } from '@peanut/web';
import { delta, done, failed, fakeFetch, refusal, streamAnswer, waiting } from '@peanut/web/testing';
import { waitFor } from '@testing-library/react';
import { serve } from '../../testing/fake-service';
import { quietWarnings } from '../../testing/warnings';
import { createConversation } from './conversation';
import { unansweredReason } from './messages';

const KEY = AI_STORAGE_KEYS.chatMessages;
const TROUBLE = "Sorry, I'm having trouble connecting right now. Please try again in a moment!";
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as ChatMessage[] | null;
const contents = (conversation: ReturnType<typeof createConversation>) =>
  conversation.state.get().messages.map(({ type, content }) => `${type}: ${content}`);

const reason = (conversation: ReturnType<typeof createConversation>) =>
  unansweredReason(conversation.state.get().messages);

/** Of something between the guest and the bar. */
const proxyError = () =>
  ({
    ok: false,
    status: 502,
    statusText: '',
    headers: new Headers({ 'Content-Type': 'text/plain' }),
    text: () => Promise.resolve('Bad gateway'),
  }) as Response;

describe('the conversation', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('sends the message, where the guest is, and the last five messages', async () => {
    const calls = serve(ENDPOINTS.chat.path, ({ body }) => ({
      body: { response: `<p>To ${(body as { message: string }).message}</p>` },
    }));
    const conversation = createConversation();
    for (const text of ['one', 'two', ' three ', 'four']) await conversation.send(text, '/whiskey');
    expect(calls[0]?.body).toEqual({
      message: 'one',
      context: 'The guest is looking at the whiskey flight section.',
      chatHistory: [],
    });
    expect(calls[3]?.body).toMatchObject({
      message: 'four',
      chatHistory: [
        { type: 'ai', content: '<p>To one</p>' },
        { type: 'user', content: 'two' },
        { type: 'ai', content: '<p>To two</p>' },
        { type: 'user', content: 'three' },
        { type: 'ai', content: '<p>To three</p>' },
      ],
    });
    expect(calls[0]?.headers).toMatchObject({ Accept: 'text/event-stream, application/json' });
  });

  it('keeps what the guest may not have, and sends it with every call until it is taken away', async () => {
    const calls = serve(ENDPOINTS.chat.path, ({ body }) => ({
      body: {
        response: '<p>Noted.</p>',
        ...((body as { message: string }).message.includes('nuts') && { limits: ['nuts', 'no such thing'] }),
      },
    }));
    const conversation = createConversation();
    for (const text of ['I am allergic to nuts', 'what is good?']) await conversation.send(text, '/');
    expect(calls.map(({ body }) => (body as { limits?: string[] }).limits)).toEqual([undefined, ['nuts']]);
    expect(localStorage.getItem(AI_STORAGE_KEYS.guestLimits)).toBe('["nuts"]');
    setGuestLimits([]);
    await conversation.send('and now?', '/');
    expect(calls[2]?.body).not.toHaveProperty('limits');
    expect(localStorage.getItem(AI_STORAGE_KEYS.guestLimits)).toBeNull();
  });

  it('shows a streamed reply as it is written, then the whole of it', async () => {
    const pieces = `${delta('Try a ')}${delta('Negroni')}${done('<p>Try a <em>Negroni</em>.</p>')}`;
    // Cut at every tenth character: events do not arrive in one piece.
    serve(ENDPOINTS.chat.path, () => streamAnswer(pieces.match(/[^]{1,10}/g) ?? []));
    const conversation = createConversation();
    const drafts: string[] = [];
    conversation.state.subscribe(() => drafts.push(conversation.state.get().draft));
    await conversation.send('hello', '/');
    expect([...new Set(drafts)]).toEqual(['', 'Try a ', 'Try a Negroni']);
    expect(contents(conversation)).toEqual(['user: hello', 'ai: <p>Try a <em>Negroni</em>.</p>']);
    expect(conversation.state.get()).toMatchObject({ isPending: false, draft: '' });
  });

  it.each([
    ['an error answer', () => refusal(503, 'down')],
    ['too many requests', () => refusal(429, 'rate limit')],
    ['an answer without text', () => ({ body: {} })],
    ['a stream without a word', () => streamAnswer([': still here\n\n', delta(' \n')])],
    ['an error event', () => streamAnswer([waiting({ reason: 'loading' }), failed(503, 'down')])],
    [
      'words that were withdrawn',
      () => streamAnswer([delta('Try'), failed(503, 'cut', { withdrawn: true })]),
    ],
    ['a call that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so after %s, and goes on', async (_what, answer) => {
    quietWarnings();
    serve(ENDPOINTS.chat.path, answer);
    const conversation = createConversation();
    await conversation.send('hello', '/');
    expect(contents(conversation)).toEqual(['user: hello', `ai: ${TROUBLE}`]);
    expect(kept()).toHaveLength(2);
    serve(ENDPOINTS.chat.path, () => ({ body: { response: '<p>Back</p>' } }));
    await conversation.send('again', '/');
    expect(contents(conversation).at(-1)).toBe('ai: <p>Back</p>');
  });

  describe('a question without an answer', () => {
    const KEPT = { id: '1', type: 'user', content: 'hello', timestamp: new Date(0).toISOString() };
    const cheers = () => ({ body: { response: '<p>Cheers</p>' } });

    it('is asked again after a reload, in its place, with what was said before it', async () => {
      const before = { ...KEPT, id: '0', type: 'ai', content: '<p>Welcome</p>' };
      localStorage.setItem(KEY, JSON.stringify([before, KEPT]));
      const calls = serve(ENDPOINTS.chat.path, cheers);
      const conversation = createConversation();
      expect(reason(conversation)).toBe('cut-off');
      await Promise.all([conversation.askAgain('/whiskey'), conversation.askAgain('/whiskey')]);
      expect(calls.map(({ body }) => body)).toEqual([
        {
          message: 'hello',
          context: 'The guest is looking at the whiskey flight section.',
          chatHistory: [{ type: 'ai', content: '<p>Welcome</p>' }],
        },
      ]);
      expect(contents(conversation)).toEqual(['ai: <p>Welcome</p>', 'user: hello', 'ai: <p>Cheers</p>']);
      expect(kept()).toHaveLength(3);
      expect(reason(conversation)).toBeUndefined();
    });

    it('is asked again after a failure, also in the next visit, and the sentence of the failure goes', async () => {
      quietWarnings();
      serve(ENDPOINTS.chat.path, () => refusal(503, 'down'));
      await createConversation().send('hello', '/');
      const conversation = createConversation();
      expect(reason(conversation)).toBe('failed');
      await conversation.askAgain('/');
      expect(contents(conversation)).toEqual(['user: hello', `ai: ${TROUBLE}`]);
      const calls = serve(ENDPOINTS.chat.path, cheers);
      await conversation.askAgain('/');
      expect(calls[0]?.body).toMatchObject({ message: 'hello', chatHistory: [] });
      expect(contents(conversation)).toEqual(['user: hello', 'ai: <p>Cheers</p>']);
    });

    it.each([
      ['a connection that ends', []],
      ['an error event', [failed(503, 'down')]],
      ['a broken event', ['data: {"del\n\n']],
    ])('keeps what was read before %s, for the next visit too, until it is asked again', async (_, end) => {
      quietWarnings();
      serve(ENDPOINTS.chat.path, () => streamAnswer([delta('Two:\n\n<b>Neg'), delta('roni '), ...end]));
      await createConversation().send('hello', '/');
      const conversation = createConversation();
      expect(contents(conversation)).toEqual(['user: hello', 'ai: Two:\n\n<b>Negroni']);
      expect(reason(conversation)).toBe('beginning');
      const calls = serve(ENDPOINTS.chat.path, cheers);
      await conversation.askAgain('/');
      expect(calls[0]?.body).toMatchObject({ message: 'hello', chatHistory: [] });
      expect(contents(conversation)).toEqual(['user: hello', 'ai: <p>Cheers</p>']);
    });

    it('reminds the bartender of the question when the talk goes on, not of half an answer', async () => {
      quietWarnings();
      serve(ENDPOINTS.chat.path, () => streamAnswer([delta('Try')]));
      const conversation = createConversation();
      await conversation.send('hello', '/');
      const calls = serve(ENDPOINTS.chat.path, cheers);
      await conversation.send('something else', '/');
      expect(calls[0]?.body).toMatchObject({ chatHistory: [{ type: 'user', content: 'hello' }] });
      expect(contents(conversation)).toContain('ai: Try');
    });

    it('is not one that was answered, nor an empty history', async () => {
      const calls = serve(ENDPOINTS.chat.path, cheers);
      const conversation = createConversation();
      await conversation.askAgain('/');
      await conversation.send('hello', '/');
      await conversation.askAgain('/');
      expect(calls).toHaveLength(1);
    });

    it('waits for the tab that asked it', async () => {
      const conversation = createConversation();
      const stop = conversation.syncTabs();
      const anotherTabSays = (messages: object[]) => {
        localStorage.setItem(KEY, JSON.stringify(messages));
        window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
        return conversation.state.get().isAwaitedElsewhere;
      };
      expect(anotherTabSays([KEPT])).toBe(true);
      const failed = { ...KEPT, id: '2', type: 'ai', content: TROUBLE, standsIn: 'failed' };
      expect(anotherTabSays([KEPT, failed])).toBe(false);
      expect(reason(conversation)).toBe('failed');
      expect(anotherTabSays([KEPT])).toBe(true);
      // The chat is closed and opened.
      conversation.stop();
      expect(conversation.state.get().isAwaitedElsewhere).toBe(false);
      stop();
    });

    it('lost its network on the way: the kept menu’s answer stands in until it is asked again', async () => {
      serve(ENDPOINTS.chat.path, () => streamAnswer([delta('Try'), new Promise<string>(() => {})]));
      const conversation = createConversation();
      const sent = conversation.send('What is in a Negroni?', '/');
      await waitFor(() => expect(conversation.state.get().draft).toBe('Try'));
      fakeFetch(() => new TypeError('Failed to fetch'));
      window.dispatchEvent(new Event('offline'));
      await sent;
      expect(contents(conversation)).toHaveLength(2);
      expect(reason(conversation)).toBe('saved-menu');
      await conversation.askAgain('/');
      // Asked without a network: nothing was cut off.
      expect(reason(conversation)).toBeUndefined();
      serve(ENDPOINTS.chat.path, cheers);
      await conversation.send('hello', '/');
      expect(reason(conversation)).toBeUndefined();
    });
  });

  it.each<[string, Parameters<typeof fakeFetch>[0]]>([
    ['nothing of the bar can be reached', () => new TypeError('Failed to fetch')],
    [
      'nothing is said for seconds',
      ({ url }) => (url === '/health' ? new TypeError('') : new Promise(() => {})),
    ],
    ['a proxy says that the bar is away', () => proxyError()],
  ])('answers from the kept menu while %s', async (_, answer) => {
    jest.useFakeTimers();
    const [drink] = SEEDED_MENU.cocktails.filter(({ name }) => name === 'Negroni');
    localStorage.setItem('cocktails', JSON.stringify([drink]));
    fakeFetch(answer);
    const conversation = createConversation();
    const sent = conversation.send('What is in a Negroni?', '/');
    await jest.advanceTimersByTimeAsync(10_000);
    await sent;
    expect(contents(conversation).at(-1)).toContain('Campari');
  });

  it('lets go of a bartender who falls silent', async () => {
    jest.useFakeTimers();
    quietWarnings();
    const calls = serve(ENDPOINTS.chat.path, () =>
      streamAnswer([delta('Try'), new Promise<string>(() => {})]),
    );
    const conversation = createConversation();
    const sent = conversation.send('hello', '/');
    await jest.advanceTimersByTimeAsync(1);
    expect(calls[0]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(45_000);
    await sent;
    expect(reason(conversation)).toBe('beginning');
    expect(calls[0]?.signal?.aborted).toBe(true);
    jest.useRealTimers();
  });

  it('says why it waits, until the reply is over', async () => {
    serve(ENDPOINTS.chat.path, () =>
      streamAnswer([waiting({ reason: 'queue', before: 0 }), done('<p>Hi</p>')]),
    );
    const conversation = createConversation();
    const seen: string[] = [];
    conversation.state.subscribe(() => seen.push(conversation.state.get().waiting));
    await conversation.send('hello', '/');
    expect([...new Set(seen)]).toEqual(['', 'The bartender is busy, you are next']);
    expect(seen.at(-1)).toBe('');
  });

  it('ignores blanks, and a second message while a reply is pending', async () => {
    const calls = serve(ENDPOINTS.chat.path, () => new Promise(() => {}));
    const conversation = createConversation();
    await conversation.send('  \n', '/');
    void conversation.send('first', '/');
    await conversation.send('second', '/');
    expect(calls).toHaveLength(1);
    conversation.stop();
  });

  it('forgets a reply that was stopped, whatever comes of it', async () => {
    let finish: (html: string) => void = () => {};
    const last = new Promise<string>((resolve) => (finish = resolve));
    const calls = serve(ENDPOINTS.chat.path, () => streamAnswer([delta('Try'), last]));
    const conversation = createConversation();
    const sent = conversation.send('hello', '/');
    await waitFor(() => expect(conversation.state.get().draft).toBe('Try'));
    conversation.stop();
    expect(calls[0]?.signal?.aborted).toBe(true);
    finish(`${delta(' this')}${done('<p>late</p>')}`);
    await sent;
    expect(contents(conversation)).toEqual(['user: hello']);
    expect(conversation.state.get()).toMatchObject({ isPending: false, draft: '' });
  });

  it('is kept on every change and comes back with its dates', async () => {
    serve(ENDPOINTS.chat.path, () => ({ body: { response: '<p>Cheers</p>' } }));
    await createConversation().send('hello', '/');
    const restored = createConversation().state.get().messages;
    expect(restored.map(({ type }) => type)).toEqual(['user', 'ai']);
    expect(restored.every(({ timestamp }) => timestamp instanceof Date)).toBe(true);
    expect(new Set(restored.map(({ id }) => id)).size).toBe(2);
  });

  it.each(['{', '{}', '[{"id":"1"}]', '[{"id":"1","type":"ai","content":"x","timestamp":"never"}]', 'null'])(
    'logs and ignores a damaged copy: %s',
    (text) => {
      const warn = quietWarnings();
      localStorage.setItem(KEY, text);
      expect(createConversation().state.get().messages).toEqual([]);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('greets once a browser session, by page, when nothing was said yet', () => {
    const conversation = createConversation();
    conversation.greet('/whiskey');
    conversation.greet('/whiskey');
    expect(contents(conversation)).toEqual([expect.stringMatching(/^ai: <p>Welcome to the whiskey flight/)]);
    expect(sessionStorage.getItem(AI_STORAGE_KEYS.chatGreetingShown)).toBe('true');
    localStorage.clear();
    const next = createConversation();
    next.greet('/whiskey');
    expect(contents(next)).toEqual([]);
  });

  it('greets in a browser that stores nothing', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'QuotaExceededError');
    });
    const conversation = createConversation();
    conversation.greet('/');
    conversation.greet('/');
    refused.mockRestore();
    expect(contents(conversation)).toHaveLength(1);
  });

  it('does not greet into a conversation', async () => {
    serve(ENDPOINTS.chat.path, () => ({ body: { response: '<p>Cheers</p>' } }));
    const conversation = createConversation();
    await conversation.send('hello', '/');
    conversation.greet('/');
    expect(contents(conversation)).toHaveLength(2);
    expect(sessionStorage.getItem(AI_STORAGE_KEYS.chatGreetingShown)).toBeNull();
  });

  it('is emptied with its copy and its greeting flag', () => {
    const conversation = createConversation();
    conversation.greet('/');
    conversation.clear();
    expect(contents(conversation)).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorage.getItem(AI_STORAGE_KEYS.chatGreetingShown)).toBeNull();
  });

  it('takes over what another tab says', () => {
    const conversation = createConversation();
    const stop = conversation.syncTabs();
    localStorage.setItem(
      KEY,
      JSON.stringify([{ id: '1', type: 'user', content: 'there', timestamp: new Date().toISOString() }]),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(contents(conversation)).toEqual(['user: there']);
    stop();
  });
});
