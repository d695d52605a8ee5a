import { AI_STORAGE_KEYS } from '@peanut/contracts';
import { ApiError, createStore, tabStorage, type Store } from '@peanut/web';
import { addGuestLimits, standingLimits } from '../../limits/heard-limits';
import { withOfflineFallback } from '../../offline/offline-fallback';
import { askReply } from './ask-reply';
import {
  historyOf,
  loadMessages,
  newMessage,
  saveMessages,
  unansweredReason,
  untilQuestion,
  type Message,
} from './messages';
import { pageTalk } from './page-context';

/** The bartender greeted in this browser session. */
const GREETED = AI_STORAGE_KEYS.chatGreetingShown;
const FAILURE_REPLY = "Sorry, I'm having trouble connecting right now. Please try again in a moment!";

const AT_REST = { isPending: false, waiting: '', draft: '', isAwaitedElsewhere: false } as const;

export interface ConversationState {
  messages: Message[];
  isPending: boolean;
  /** Why the bartender has not begun with the reply on its way, if the service says so. */
  waiting: string;
  /** What the bartender has written so far of the reply on its way. */
  draft: string;
  /** Another tab asked the last question, and waits for the reply. */
  isAwaitedElsewhere: boolean;
}

export interface Conversation {
  state: Store<ConversationState>;
  /** Greets once a browser session, unless something was said before. */
  greet: (pathname: string) => void;
  /** Sends a message and waits for the reply; ignored when blank or while a reply is pending. */
  send: (text: string, pathname: string) => Promise<void>;
  /** Asks the last question anew when it has no answer; what stands in for one goes. */
  askAgain: (pathname: string) => Promise<void>;
  /** Gives up on the reply on its way. */
  stop: () => void;
  clear: () => void;
  /** Shows what other tabs say, until the returned function is called. */
  syncTabs: () => () => void;
}

/** The bartender takes back what was said, as when the question had not been read whole. */
const isWithdrawn = (error: unknown): boolean => error instanceof ApiError && error.body?.withdrawn === true;

/** The conversation of this device: restored from the last visit, and stored on every change. */
export function createConversation(): Conversation {
  const state = createStore<ConversationState>({ messages: loadMessages(), ...AT_REST });
  let running: AbortController | undefined;

  const patch = (part: Partial<ConversationState>) => state.set({ ...state.get(), ...part });
  const setMessages = (messages: Message[]) => {
    patch({ messages });
    saveMessages(messages);
  };
  const stop = () => {
    running?.abort();
    running = undefined;
    patch(AT_REST);
  };
  const addReply = (content: string, standsIn?: Message['standsIn']) => {
    const reply = { ...newMessage('ai', content), ...(standsIn && { standsIn }) };
    running = undefined;
    patch({ ...AT_REST, messages: [...state.get().messages, reply] });
    saveMessages(state.get().messages);
  };
  /** Asks the question that the messages end with. */
  const ask = async (messages: Message[], pathname: string) => {
    const chatHistory = historyOf(messages.slice(0, -1));
    const message = messages.at(-1)?.content ?? '';
    const controller = (running = new AbortController());
    patch({ ...AT_REST, messages, isPending: true });
    saveMessages(messages);
    const { signal } = controller;
    try {
      const { context } = pageTalk(pathname);
      const body = { message, context, chatHistory, ...standingLimits() };
      const show = (part: Partial<ConversationState>) => !signal.aborted && patch(part);
      const onWait = (waiting: string) => show({ waiting });
      const onDraft = (draft: string) => show({ draft });
      const { answer, isStandIn } = await withOfflineFallback(
        () => askReply(body, { signal, onWait, onDraft }),
        (house) => house.chatFromSavedMenu(body, signal),
      );
      if (signal.aborted) return;
      addGuestLimits(answer.limits);
      addReply(answer.response, isStandIn ? 'saved-menu' : undefined);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The bartender did not answer.', error);
      const beginning = isWithdrawn(error) ? '' : state.get().draft.trim();
      if (beginning === '') addReply(FAILURE_REPLY, 'failed');
      else addReply(beginning, 'beginning');
    } finally {
      // What is left of the connection.
      controller.abort();
    }
  };

  return {
    state,
    stop,
    greet(pathname) {
      if (state.get().messages.length > 0 || tabStorage.read(GREETED) !== undefined) return;
      tabStorage.write(GREETED, 'true');
      setMessages([newMessage('ai', `<p>${pageTalk(pathname).greeting}</p>`)]);
    },
    async send(text, pathname) {
      const message = text.trim();
      if (message === '' || running) return;
      await ask([...state.get().messages, newMessage('user', message)], pathname);
    },
    async askAgain(pathname) {
      const { messages } = state.get();
      if (running || !unansweredReason(messages)) return;
      await ask(untilQuestion(messages), pathname);
    },
    clear() {
      stop();
      setMessages([]);
      tabStorage.write(GREETED, undefined);
    },
    syncTabs() {
      const adopt = ({ key }: StorageEvent) => {
        const isOurs = key === AI_STORAGE_KEYS.chatMessages || key === null;
        if (!isOurs || running) return;
        const messages = loadMessages();
        patch({ messages, isAwaitedElsewhere: messages.at(-1)?.type === 'user' });
      };
      window.addEventListener('storage', adopt);
      return () => window.removeEventListener('storage', adopt);
    },
  };
}
