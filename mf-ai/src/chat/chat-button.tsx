import { classNames, PeanutMark } from '@peanut/ui';
import type { Ref } from 'react';

interface ChatButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  isLoading: boolean;
  describedBy: string | undefined;
  onOpen: () => void;
  /** The guest is about to open the chat. */
  onNear: () => void;
}

/** The floating peanut; it gives way to the open chat. */
export function ChatButton({ ref, isOpen, isLoading, describedBy, onOpen, onNear }: ChatButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label="Chat with Peanut AI"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isLoading}
      aria-describedby={describedBy}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={classNames(
        'chat-button focus-ring fixed z-20 flex cursor-pointer touch-manipulation items-center justify-center rounded-full border border-accent bg-accent-fill text-on-accent shadow-xl shadow-black/60 transition hover:scale-105 hover:brightness-110',
        isOpen && 'invisible',
        isLoading && 'animate-pulse',
      )}
    >
      <PeanutMark className="size-8 lg:size-12" />
    </button>
  );
}
