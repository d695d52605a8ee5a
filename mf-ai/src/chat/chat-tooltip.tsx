import { AI_STORAGE_KEYS, TIMING } from '@peanut/contracts';
import { deviceStorage, HEIGHTS, usePublishedHeight } from '@peanut/web';
import { useCallback, useEffect, useRef, useState } from 'react';

interface ChatTooltipProps {
  id: string;
  onDismiss: () => void;
}

/** Says once what the peanut is for. The button it describes is the keyboard's way; a tap on it only hides it. */
export function ChatTooltip({ id, onDismiss }: ChatTooltipProps) {
  const tooltip = useRef<HTMLParagraphElement>(null);
  usePublishedHeight(tooltip, HEIGHTS.chatTooltip);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- opening the chat hides it by keyboard
    <p
      ref={tooltip}
      id={id}
      role="tooltip"
      onClick={onDismiss}
      className="chat-tooltip fixed z-20 cursor-pointer border border-accent/60 bg-walnut-800 px-4 py-2.5 text-sm leading-snug text-pretty text-cream-100 shadow-xl shadow-black/60"
    >
      Chat with Peanut AI! Get cocktail advice &amp; drink recommendations.
      <span
        aria-hidden
        className="absolute -right-[7px] bottom-4.5 size-3 rotate-45 border-t border-r border-accent/60 bg-walnut-800 lg:bottom-6"
      />
    </p>
  );
}

const KEY = AI_STORAGE_KEYS.chatTooltipSeen;

interface Tooltip {
  isShown: boolean;
  /** Hides it for good, also before it appears. */
  dismiss: () => void;
}

/** The hint at the first visit: two seconds after it, for ten seconds, and never again. */
export function useTooltip(): Tooltip {
  const [state, setState] = useState<'waiting' | 'shown' | 'seen'>(() =>
    deviceStorage.read(KEY) === 'true' ? 'seen' : 'waiting',
  );
  const dismiss = useCallback(() => {
    deviceStorage.write(KEY, 'true');
    setState('seen');
  }, []);

  useEffect(() => {
    if (state === 'seen') return;
    const timer =
      state === 'waiting'
        ? setTimeout(() => setState('shown'), TIMING.chatTooltipAfter)
        : setTimeout(dismiss, TIMING.chatTooltipFor);
    return () => clearTimeout(timer);
  }, [state, dismiss]);

  return { isShown: state === 'shown', dismiss };
}
