import { forgetAdded, useAdded } from '@peanut/editing';
import { useTopModal } from '@peanut/web';
import { useEffect } from 'react';

/**
 * Brings a drink that was just added into view, wherever in the list it stands, once its form has closed. Gives its id as
 * long as its card must be drawn for that.
 */
export function useShowAdded(): string | null {
  const added = useAdded();
  const isCovered = useTopModal() !== undefined;
  useEffect(() => {
    if (!added || isCovered) return;
    // A card of a long list stands when its grid was drawn with it.
    const frame = requestAnimationFrame(() => {
      document.querySelector(`article[data-id="${CSS.escape(added)}"]`)?.scrollIntoView({ block: 'center' });
      forgetAdded();
    });
    return () => cancelAnimationFrame(frame);
  }, [added, isCovered]);
  return added;
}
