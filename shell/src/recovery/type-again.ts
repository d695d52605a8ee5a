import { tabStorage } from '@peanut/web';
import { typeInto } from '../hydration/hydration';
import { BOXES, labelOf, TYPED } from './typed-texts';

/** Fills each box that had a text before the reload, once it is there again and empty. */
export function typeAgain(): void {
  const waiting = new Map(Object.entries(tabStorage.readJson(TYPED, isTexts) ?? {}));
  tabStorage.write(TYPED, undefined);
  const fill = () => {
    for (const box of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)) {
      const text = waiting.get(labelOf(box));
      if (text === undefined || box.value) continue;
      waiting.delete(labelOf(box));
      typeInto(box, text);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
