import { AI_STORAGE_KEYS, TIMING } from '@peanut/contracts';
import { useCallback, useEffect, useState } from 'react';
import { saveItem, loadItem } from '../storage/local-storage';

const KEY = AI_STORAGE_KEYS.chatTooltipSeen;

interface Tooltip {
  isShown: boolean;
  /** Hides it, or keeps it from appearing, for good. */
  dismiss: () => void;
}

/** The hint at the first visit: two seconds after it, for ten seconds, and never again. */
export function useTooltip(): Tooltip {
  const [state, setState] = useState<'waiting' | 'shown' | 'seen'>(() =>
    loadItem(KEY) === true ? 'seen' : 'waiting',
  );
  const dismiss = useCallback(() => {
    saveItem(KEY, true);
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
