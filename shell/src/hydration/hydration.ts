import { FIND, isListPage, MENU_VIEW } from '@peanut/contracts';
import { deviceStorage, queryClient } from '@peanut/web';
import { useEffect, useLayoutEffect } from 'react';
import { FIRST_STYLES } from './prerendered-page';

let isWaiting = false;

/** From now on the prerendered page waits for its hydration. */
export function awaitHydration(): void {
  isWaiting = true;
}

/** False while the guest sees a prerendered page that does not respond yet. */
export const isHydrated = (): boolean => !isWaiting;

/** The page has its heading and all its data, and responds. */
export const isComplete = (): boolean =>
  isHydrated() && document.querySelector('#main h1') !== null && queryClient.isFetching() === 0;

/** The page responds now: what the guest typed and clicked before is done again. */
function endHydration(): void {
  isWaiting = false;
  const earlyInput = (globalThis.earlyInput ??= { clicked: [], isTakenOver: false });
  if (earlyInput.isTakenOver) return;
  earlyInput.isTakenOver = true;
  document.querySelectorAll<HTMLInputElement>('#main :is(input, textarea)').forEach(typeAgain);
  if (earlyInput.clicked.length > 0) void clickAgain(earlyInput.clicked);
}

/** React knows the box as it was prerendered: the text is typed once more. */
function typeAgain(box: HTMLInputElement): void {
  const typed = box.value;
  if (typed === box.defaultValue) return;
  box.value = box.defaultValue;
  typeInto(box, typed);
}

/** Sets a text as if somebody had typed it, so that React notices. */
export function typeInto(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // The element's own setter would tell React that this value is known.
  Reflect.set(Object.getPrototypeOf(box) as object, 'value', text, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Few guests click this early, so the code is loaded on demand. By then React has drawn what was typed. */
async function clickAgain(clicked: readonly HTMLElement[]): Promise<void> {
  try {
    (await import('./early-clicks')).replay(clicked);
  } catch (error) {
    console.warn('Early clicks could not be repeated.', error);
  }
}

/** Marks the link of a style sheet that failed to load; its `sheet` is empty, not null. */
export const LOST = 'data-lost';

/**
 * Removes the styles of the prerendered page once the full style sheets apply: they come later in the document and would
 * override them. If a sheet failed to load, these are the only styles and stay.
 */
function dropFirstStyles(): void {
  if (!document.querySelector(`link[${LOST}]`)) document.getElementById(FIRST_STYLES)?.remove();
}

/** Rendered next to a page: ends its hydration once it is drawn. */
export function PageReady(): null {
  useLayoutEffect(dropFirstStyles, []);
  useEffect(endHydration, []);
  return null;
}

/** The prerendered page shows the list's first cards. A guest who sees rows, or looks for a drink, gets a fresh page instead. */
export function matchesPrerendered(): boolean {
  if (!isListPage(location.pathname)) return true;
  const search = new URLSearchParams(location.search);
  if (FIND.params.some((name) => search.has(name))) return false;
  const view = deviceStorage.read(MENU_VIEW.key);
  if (view === MENU_VIEW.cards) return true;
  return view !== MENU_VIEW.compact && !beginsWithRows();
}

function beginsWithRows(): boolean {
  const count = document.querySelector('[data-testid="count-line"]')?.textContent ?? '';
  return Number.parseInt(count, 10) > MENU_VIEW.compactAbove && window.matchMedia(MENU_VIEW.narrow).matches;
}
