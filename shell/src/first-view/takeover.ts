import { useEffect } from 'react';

let isWaiting = false;
let held: HTMLElement[] = [];

/** From now on the page in the first view waits to be taken over; clicks there are held back until then. */
export function awaitTakeover(firstView: HTMLElement): void {
  isWaiting = true;
  firstView.addEventListener('click', holdBack, { capture: true });
}

/** Links work by themselves; whatever else is clicked has nobody who answers yet. */
function holdBack(event: MouseEvent): void {
  const { target } = event;
  const isInPage = target instanceof HTMLElement && target.closest('#main') && !target.closest('a');
  if (!isWaiting || !isInPage) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(target);
}

/** The page answers now: early clicks are made up for. Without a first view there is nothing to do. */
function endTakeover(): void {
  isWaiting = false;
  const early = held;
  held = [];
  for (const target of early) target.click();
}

/** False while a first view stands that does not answer yet. */
export const isTakenOver = (): boolean => !isWaiting;

/** Stands beside a page, and tells when it is there. */
export function PageArrival(): null {
  useEffect(endTakeover, []);
  return null;
}
