import { TIMING } from '@peanut/contracts';
import { recallPage, useSearchParams } from '@peanut/web';
import { useEffect, useState } from 'react';
import { showCard } from '../card/show-card';

/** How often and how long a card is waited for, in milliseconds. */
const TRY_EVERY = 100;
const MAX_TRIES = 50;

/**
 * The item that `?highlight=<id>` names. Half a second after the cards are drawn it scrolls into view and is returned for
 * three seconds. `cards` is what draws them, false before; other cards start it again.
 */
export function useScrollToHighlight(cards: unknown): string | null {
  const [params] = useSearchParams();
  const highlightId = params.get('highlight');
  const [highlightedId, setHighlightedId] = useState<string | null>(null);

  useEffect(() => {
    if (!cards || !highlightId) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    let tries = MAX_TRIES;
    const show = () => {
      const card = document.querySelector(`article[data-id="${CSS.escape(highlightId)}"]`);
      if (!card) {
        // The code of the compact view may be on its way.
        tries -= 1;
        if (tries > 0) start = setTimeout(show, TRY_EVERY);
        return;
      }
      // A guest who comes back to the page is where they left it.
      if (!recallPage().top) showCard(card, 'center');
      setHighlightedId(highlightId);
      end = setTimeout(() => setHighlightedId(null), TIMING.highlightFor);
    };
    let start = setTimeout(show, TIMING.highlightDelay);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      setHighlightedId(null);
    };
  }, [cards, highlightId]);

  return highlightedId;
}
