import { AI_STORAGE_KEYS, TIMING } from '@peanut/contracts';
import { deviceStorage } from '@peanut/web';
import { useCallback, useEffect, useState } from 'react';

const KEY = AI_STORAGE_KEYS.chatTooltipSeen;

interface Tooltip {
  isShown: boolean;
  /** Hides it, or keeps it from appearing, for good. */
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
