import { TIMING } from '@peanut/contracts';
import { useSearchParams } from '@peanut/web';
import { useEffect, useState } from 'react';

/** Farther away than this, in windows, the way there is no sight: hundreds of drinks would rush past. */
const FAR = 20;

const isFar = (card: Element) => Math.abs(card.getBoundingClientRect().top) > FAR * window.innerHeight;

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
      const isStill = isFar(card) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      card.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
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
