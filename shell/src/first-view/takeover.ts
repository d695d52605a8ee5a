import { useEffect } from 'react';

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
  const { earlyInput } = globalThis;
  if (!earlyInput || earlyInput.isTakenOver) return;
  earlyInput.isTakenOver = true;
  document.querySelectorAll<HTMLInputElement>('#main :is(input, textarea)').forEach(typeAgain);
  // By then React has drawn what was typed.
  setTimeout(() => earlyInput.clicked.forEach((clicked) => standInOf(clicked)?.click()));
}

/** React listens to changes alone, and knows its boxes as they were drawn. */
function typeAgain(box: HTMLInputElement): void {
  const typed = box.value;
  if (typed === box.defaultValue) return;
  box.value = box.defaultValue;
  // The element's own setter would tell React that this value is known.
  Reflect.set(Object.getPrototypeOf(box) as object, 'value', typed, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What stands where this stood: itself, unless its surroundings were drawn anew. */
function standInOf(clicked: HTMLElement): HTMLElement | undefined {
  if (clicked.isConnected) return clicked;
  const id = clicked.closest<HTMLElement>('[data-id]')?.dataset['id'];
  const places = [...document.querySelectorAll<HTMLElement>(id ? '#main [data-id]' : '#main')];
  const place = places.find(({ dataset }) => dataset['id'] === id);
  const control = clicked.closest<HTMLElement>('button, label, input');
  if (!control) return place;
  const controls = [...(place?.querySelectorAll<HTMLElement>(control.localName) ?? [])];
  return controls.find((one) => nameOf(one) === nameOf(control));
}

const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;

/** Stands beside a page, and tells when it is there. */
export function PageArrival(): null {
  useEffect(endTakeover, []);
  return null;
}
