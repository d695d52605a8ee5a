import { useLocation, useStore } from '@peanut/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChatDialog } from './chat-dialog';
import { createConversation } from './conversation';

export type ChatState = 'closed' | 'open' | 'closing';

export interface ChatWindowProps {
  state: ChatState;
  /** The guest asks to close it. */
  onClose: () => void;
}

/** The conversation and its window; the first lives on while the second is closed. */
export function ChatWindow({ state, onClose }: ChatWindowProps) {
  const [conversation] = useState(createConversation);
  const { pathname } = useLocation();
  const shown = useStore(conversation.state);
  const isOpen = state === 'open';
  const greet = useEffectEvent(() => conversation.greet(pathname));

  useEffect(() => conversation.syncTabs(), [conversation]);
  useEffect(() => {
    if (!isOpen) return;
    greet();
    return conversation.stop;
  }, [isOpen, conversation]);

  if (state === 'closed') return null;
  return (
    <ChatDialog
      state={shown}
      isClosing={state === 'closing'}
      onSend={(text) => void conversation.send(text, pathname)}
      onClear={conversation.clear}
      onClose={onClose}
    />
  );
}
