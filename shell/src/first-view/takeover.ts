import { useEffect, useLayoutEffect } from 'react';
import { FIRST_STYLES } from './used-styles';

let isWaiting = false;

/** From now on the first view waits to be taken over. */
export function awaitTakeover(): void {
  isWaiting = true;
}

/** False while a first view stands that does not answer yet. */
export const isTakenOver = (): boolean => !isWaiting;

/** The page answers now: what a guest did before is made up for. */
function endTakeover(): void {
  isWaiting = false;
  const earlyInput = (globalThis.earlyInput ??= { clicked: [], isTakenOver: false });
  if (earlyInput.isTakenOver) return;
  earlyInput.isTakenOver = true;
  document.querySelectorAll<HTMLInputElement>('#main :is(input, textarea)').forEach(typeAgain);
  if (earlyInput.clicked.length > 0) void clickAgain(earlyInput.clicked);
}

/** React knows its boxes as they were drawn. */
function typeAgain(box: HTMLInputElement): void {
  const typed = box.value;
  if (typed === box.defaultValue) return;
  box.value = box.defaultValue;
  typeInto(box, typed);
}

/** As if somebody had typed it: React listens to changes alone. */
export function typeInto(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // The element's own setter would tell React that this value is known.
  Reflect.set(Object.getPrototypeOf(box) as object, 'value', text, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Few guests are so quick: the code for it is not loaded before. By then React has drawn what was typed. */
async function clickAgain(clicked: readonly HTMLElement[]): Promise<void> {
  try {
    (await import('./early-clicks')).replay(clicked);
  } catch (error) {
    console.warn('Early clicks could not be made up for.', error);
  }
}

/** Marks the link of a style sheet that did not arrive: it has a `sheet` all the same, an empty one. */
export const LOST = 'data-lost';

/**
 * The whole sheets apply by now: these stand behind them, and would win over what the page draws from here on. They stay
 * when one did not arrive: they are all that there is.
 */
function dropFirstStyles(): void {
  if (!document.querySelector(`link[${LOST}]`)) document.getElementById(FIRST_STYLES)?.remove();
}

/** Rendered beside a page, and tells when that is there. */
export function PageArrival(): null {
  useLayoutEffect(dropFirstStyles, []);
  useEffect(endTakeover, []);
  return null;
}
