/**
 * Brings an answer into view and moves the focus there: to the heading, or to the first added result.
 * Somebody who is writing is not interrupted.
 */
export function revealResults(section: HTMLElement, firstNew: number): void {
  const isWriting = document.activeElement instanceof HTMLTextAreaElement && hasKeyboardOnScreen() === false;
  const results = section.querySelectorAll<HTMLElement>('article');
  const target = firstNew > 0 ? results[firstNew] : section.querySelector<HTMLElement>('h2');
  if (!target) return;
  if (!isWriting) target.focus({ preventScroll: true });
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const place = firstNew > 0 ? target : section;
  place.scrollIntoView({
    block: firstNew > 0 ? 'nearest' : 'start',
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** On phones the keyboard covers what arrived, so it has to go. */
const hasKeyboardOnScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;
