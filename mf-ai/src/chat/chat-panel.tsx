import { useEffect, useId, useRef } from 'react';
import { AiRoot } from '../ai-root';
import { ChatButton } from './chat-button';
import { ChatFailed } from './chat-failed';
import { ChatTooltip } from './chat-tooltip';
import { useBackCloses } from './use-back-closes';
import { useChatWindow } from './use-chat-window';
import { useTooltip } from './use-tooltip';

/** Peanut AI on every page: its button and hint, and the conversation once somebody wants it. */
export default function ChatPanel() {
  const chat = useChatWindow();
  const tooltip = useTooltip();
  const tooltipId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { Window } = chat;
  useBackCloses({ isOpen: chat.state === 'open', open: chat.open });
  const isShown = chat.state === 'open' && Window !== undefined;

  useEffect(() => {
    if (chat.state === 'closing') button.current?.focus({ preventScroll: true });
  }, [chat.state]);

  const open = () => {
    tooltip.dismiss();
    chat.open();
  };
  return (
    <AiRoot>
      <aside aria-label="Chat">
        <ChatButton
          ref={button}
          isOpen={isShown}
          isLoading={chat.state === 'open' && !Window && !chat.hasFailed}
          describedBy={tooltip.isShown ? tooltipId : undefined}
          onOpen={open}
          onNear={chat.load}
        />
        {tooltip.isShown && <ChatTooltip id={tooltipId} onDismiss={tooltip.dismiss} />}
        {chat.hasFailed && <ChatFailed onRetry={chat.open} onDismiss={chat.dismiss} />}
        {Window && <Window state={chat.state} onClose={chat.close} />}
      </aside>
    </AiRoot>
  );
}
