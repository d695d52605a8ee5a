import { AI_STORAGE_KEYS, CHAT_HISTORY_SENT } from '@peanut/contracts';
import { createStore, tabStorage, type Store } from '@peanut/web';
import { withOfflineFallback } from '../../offline/offline-fallback';
import { askBartender } from './ask-bartender';
import { loadMessages, newMessage, saveMessages, type Message } from './messages';
import { pageTalk } from './page-context';

/** The bartender greeted in this browser session. */
const GREETED = AI_STORAGE_KEYS.chatGreetingShown;
const FAILURE_REPLY = "Sorry, I'm having trouble connecting right now. Please try again in a moment!";

export interface ConversationState {
  messages: Message[];
  isPending: boolean;
  /** What the bartender has written so far of the reply on its way. */
  draft: string;
}

export interface Conversation {
  state: Store<ConversationState>;
  /** Greets once a browser session, unless something was said before. */
  greet: (pathname: string) => void;
  /** Sends a message and waits for the reply; ignored when blank or while a reply is pending. */
  send: (text: string, pathname: string) => Promise<void>;
  /** Gives up on the reply on its way. */
  stop: () => void;
  clear: () => void;
  /** Shows what other tabs say, until the returned function is called. */
  syncTabs: () => () => void;
}

/** The conversation of this device: restored from the last visit, and stored on every change. */
export function createConversation(): Conversation {
  const state = createStore<ConversationState>({ messages: loadMessages(), isPending: false, draft: '' });
  let running: AbortController | undefined;

  const patch = (part: Partial<ConversationState>) => state.set({ ...state.get(), ...part });
  const setMessages = (messages: Message[]) => {
    patch({ messages });
    saveMessages(messages);
  };
  const stop = () => {
    running?.abort();
    running = undefined;
    patch({ isPending: false, draft: '' });
  };
  const addReply = (content: string) => {
    const reply = newMessage('ai', content);
    running = undefined;
    patch({ isPending: false, draft: '', messages: [...state.get().messages, reply] });
    saveMessages(state.get().messages);
  };

  return {
    state,
    stop,
    greet(pathname) {
      if (state.get().messages.length > 0 || tabStorage.read(GREETED) !== undefined) return;
      // A browser that stores nothing would greet again and again.
      if (!tabStorage.write(GREETED, 'true')) return;
      setMessages([newMessage('ai', `<p>${pageTalk(pathname).greeting}</p>`)]);
    },
    async send(text, pathname) {
      const message = text.trim();
      if (message === '' || running) return;
      const { messages } = state.get();
      const chatHistory = messages.slice(-CHAT_HISTORY_SENT).map(({ type, content }) => ({ type, content }));
      setMessages([...messages, newMessage('user', message)]);
      const controller = (running = new AbortController());
      patch({ isPending: true });
      const { signal } = controller;
      try {
        const body = { message, context: pageTalk(pathname).context, chatHistory };
        const onDraft = (draft: string) => !signal.aborted && patch({ draft });
        const html = await withOfflineFallback(
          () => askBartender(body, { signal, onDraft }),
          (house) => house.chatFromSavedMenu(body, signal),
        );
        if (!signal.aborted) addReply(html);
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The bartender did not answer.', error);
        addReply(FAILURE_REPLY);
      } finally {
        // What is left of the connection.
        controller.abort();
      }
    },
    clear() {
      stop();
      setMessages([]);
      tabStorage.write(GREETED, undefined);
    },
    syncTabs() {
      const adopt = ({ key }: StorageEvent) => {
        const isOurs = key === AI_STORAGE_KEYS.chatMessages || key === null;
        if (isOurs && !running) patch({ messages: loadMessages() });
      };
      window.addEventListener('storage', adopt);
      return () => window.removeEventListener('storage', adopt);
    },
  };
}
