import { useEffect } from 'react';
import { useStaging } from './staging-store';

let isLeavingAllowed = false;

const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  if (isLeavingAllowed) return;
  event.preventDefault();
  // Browsers before 2024 ask only when this is set.
  event.returnValue = true;
};

/** While changes are pending the browser asks before the page is left or reloaded. */
export function useLeaveGuard(): void {
  const hasPending = useStaging().pending.length > 0;
  useEffect(() => {
    if (!hasPending) return;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [hasPending]);
}

/** For a reload by the product itself: pending changes are stored, so the browser need not ask. */
export function withoutLeaveGuard(leave: () => void): void {
  isLeavingAllowed = true;
  leave();
}
