import { AI_STORAGE_KEYS, characterCount, TEXT_LENGTHS } from '@peanut/contracts';
import { CharacterCounter, classNames, CONTROL_CLASSES, sendByEnter, useGrowth } from '@peanut/ui';
import { tabStorage } from '@peanut/web';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, useState, type Ref } from 'react';

interface ChatInputProps {
  ref: Ref<HTMLTextAreaElement>;
  /** A reply is on its way. */
  isPending: boolean;
  onSend: (text: string) => void;
}

/** What the guest typed and did not send: it outlives the chat's closing, and a reload by the phone. */
const DRAFT = AI_STORAGE_KEYS.chatDraft;
const MAX = TEXT_LENGTHS.chatMessage;
/** From here on the guest sees how much room is left. */
const COUNTER_FROM = MAX * 0.9;

/** Where the guest writes: Enter sends, Shift+Enter begins a new line. */
export function ChatInput({ ref, isPending, onSend }: ChatInputProps) {
  const [text, setText] = useState(() => tabStorage.read(DRAFT) ?? '');
  const change = (next: string) => {
    setText(next);
    tabStorage.write(DRAFT, next || undefined);
  };
  const field = useGrowth(text, ref);
  const counterId = useId();
  const length = characterCount(text.trim());
  const canSend = length > 0 && length <= MAX && !isPending;
  const send = () => {
    if (!canSend) return;
    onSend(text);
    change('');
  };
  return (
    <form
      className="shrink-0 border-t border-accent/25 bg-walnut-800 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={2}
          dir="auto"
          aria-label="Message"
          aria-describedby={length > COUNTER_FROM ? counterId : undefined}
          placeholder="Ask me about cocktails, whiskeys, or tasting notes..."
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={sendByEnter(send)}
          enterKeyHint="send"
          className={classNames(
            CONTROL_CLASSES,
            'chat-input field-sizing-content min-h-[max(64px,1lh+18px)]! flex-1 resize-none py-[8px]! leading-snug',
          )}
        />
        <button
          type="submit"
          aria-label="Send message"
          disabled={!canSend}
          className="focus-ring inline-flex size-[48px] shrink-0 cursor-pointer items-center justify-center border border-accent bg-accent-fill text-on-accent transition hover:brightness-110 disabled:cursor-not-allowed disabled:border-cream-500/60 disabled:bg-transparent disabled:text-cream-500"
        >
          <SendHorizontal aria-hidden className="size-[20px]" strokeWidth={1.75} />
        </button>
      </div>
      {length > COUNTER_FROM && (
        <div className="flex text-sm">
          <CharacterCounter id={counterId} count={length} max={MAX} />
        </div>
      )}
    </form>
  );
}
