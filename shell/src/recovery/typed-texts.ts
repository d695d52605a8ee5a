import { tabStorage } from '@peanut/web';

/** Key in the tab's storage: what was typed before the reload, by the label of its box. */
export const TYPED = 'peanut-typed';

/** Boxes for words; a password is never stored. */
export const BOXES = 'textarea, input:is([type="text"], [type="search"], [type="number"], :not([type]))';

/** How a person tells a box from others, in whichever version draws it. */
export const labelOf = (box: HTMLInputElement | HTMLTextAreaElement): string =>
  box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent.trim() ?? '';

/** Stores the texts in the boxes of the page; false where the browser refuses. */
export function keepTypedTexts(): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)];
  const typed = boxes.filter(({ value }) => value).map((box) => [labelOf(box), box.value]);
  return tabStorage.write(TYPED, JSON.stringify(Object.fromEntries(typed)));
}
