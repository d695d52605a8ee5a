import { TIMING } from '@peanut/contracts';
import { recallPage, useSearchParams } from '@peanut/web';
import { useEffect, useState } from 'react';
import { showCard } from '../card/show-card';

/**
 * The item that `?highlight=<id>` names. Half a second after the cards stand it scrolls into view
 * and is returned for three seconds. `cards` is what draws them, false before they stand: other cards start it anew.
 */
export function useScrollToHighlight(cards: unknown): string | null {
  const [params] = useSearchParams();
  const highlightId = params.get('highlight');
  const [highlightedId, setHighlightedId] = useState<string | null>(null);

  useEffect(() => {
    if (!cards || !highlightId) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    const start = setTimeout(() => {
      const card = document.querySelector(`article[data-id="${CSS.escape(highlightId)}"]`);
      if (!card) return;
      // Who comes back to the page is where they left it.
      if (!recallPage().top) showCard(card, 'center');
      setHighlightedId(highlightId);
      end = setTimeout(() => setHighlightedId(null), TIMING.highlightFor);
    }, TIMING.highlightDelay);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      setHighlightedId(null);
    };
  }, [cards, highlightId]);

  return highlightedId;
}
