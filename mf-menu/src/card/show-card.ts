/** Farther away than this, in windows, the way there is no sight: hundreds of drinks would rush past. */
const FAR = 20;

/** Brings a card wholly into view, clear of the bars; of one that is taller than the screen, its beginning. */
export function showCard(card: Element, block: 'center' | 'nearest'): void {
  const { top, height } = card.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room = window.innerHeight - pixels(scrollPaddingTop) - pixels(scrollPaddingBottom);
  const isStill =
    Math.abs(top) > FAR * window.innerHeight || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  card.scrollIntoView({
    block: height > room ? 'start' : block,
    behavior: isStill ? 'instant' : 'smooth',
  });
}

const pixels = (length: string) => Number.parseFloat(length) || 0;
