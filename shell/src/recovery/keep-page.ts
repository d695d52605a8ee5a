import { recallPage, rememberPage, tabStorage } from '@peanut/web';
import { KEPT } from './kept';

export interface KeptPage {
  /** What was typed, by the label of its box. */
  texts: Record<string, string>;
  /** Labels of the buttons whose part was open, or on its way. */
  open: string[];
}

/** Boxes for words; a password is never stored. */
export const BOXES = 'textarea, input:is([type="text"], [type="search"], [type="number"], :not([type]))';

/** Buttons that open what stands beside the page: the chat, the filters. */
export const OPENERS = 'button[aria-haspopup="dialog"], [role="search"] button[aria-expanded]';
const OPEN = ':is([aria-expanded="true"], [aria-busy="true"])';

/** How a person tells a box or a button from others, in whichever version draws it. */
export const labelOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  ((element as HTMLInputElement).labels?.[0] ?? element).textContent.trim();

/** Stores what is typed and open; false where the browser refuses. */
export function keepPage(): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)];
  const typed = boxes.filter(({ value }) => value).map((box) => [labelOf(box), box.value]);
  const open = [...document.querySelectorAll<HTMLElement>(`:is(${OPENERS})${OPEN}`)].map(labelOf);
  // The chat has an entry of its own in the browser's history, which knows nothing of the page under it.
  const turned = [...document.querySelectorAll<HTMLElement>('[data-flipped="true"]')].map(
    ({ dataset }) => dataset['id'] ?? '',
  );
  rememberPage({ turned: [...new Set([...(recallPage().turned ?? []), ...turned])] });
  const kept: KeptPage = { texts: Object.fromEntries(typed) as KeptPage['texts'], open };
  return tabStorage.write(KEPT, JSON.stringify(kept));
}
