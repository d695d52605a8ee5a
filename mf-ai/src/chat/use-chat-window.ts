import { TIMING } from '@peanut/contracts';
import { APP_EVENTS, createStore, fireAppEvent, useStore } from '@peanut/web';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatState, ChatWindowProps } from './window/chat-window';
import type { ComponentType } from 'react';

type Loaded = { Window: ComponentType<ChatWindowProps> } | { hasFailed: true } | undefined;

/** Outside React: when its area is drawn anew, an open chat stays open. */
export const chatState = createStore<ChatState>('closed');

const setState = (next: ChatState) => chatState.set(next);

/** Opens and closes the chat; what it is made of is fetched when it is first wanted. */
export function useChatWindow() {
  const state = useStore(chatState);
  const [loaded, setLoaded] = useState<Loaded>();
  const loading = useRef<Promise<void>>(undefined);

  const load = useCallback(() => {
    loading.current ??= import('./window/chat-window').then(
      ({ ChatWindow }) => setLoaded({ Window: ChatWindow }),
      (error: unknown) => {
        console.warn('The chat did not arrive.', error);
        fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
        loading.current = undefined;
        setLoaded({ hasFailed: true });
      },
    );
  }, []);
  const open = useCallback(() => {
    setLoaded((now) => (now && 'hasFailed' in now ? undefined : now));
    load();
    setState('open');
  }, [load]);
  const close = useCallback(() => {
    if (chatState.get() === 'open') setState('closing');
  }, []);

  useEffect(() => {
    if (chatState.get() === 'open') load();
  }, [load]);
  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => setState('closed'), TIMING.chatClose);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    ...{ state, load, open, close },
    Window: loaded && 'Window' in loaded ? loaded.Window : undefined,
    /** It was asked for and could not be fetched. */
    hasFailed: state === 'open' && loaded !== undefined && 'hasFailed' in loaded,
    dismiss: () => setState('closed'),
  };
}
