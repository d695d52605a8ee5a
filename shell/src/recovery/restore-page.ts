import { tabStorage } from '@peanut/web';
import { typeInto } from '../hydration/hydration';
import { BOXES, labelOf, OPENERS, type KeptPage } from './keep-page';
import { KEPT } from './kept';

/** Opens what was open before the reload, and fills each box that had a text, once it is there again and empty. */
export function restorePage(): void {
  const kept = tabStorage.readJson(KEPT, isKeptPage);
  tabStorage.write(KEPT, undefined);
  const texts = new Map(Object.entries(kept?.texts ?? {}));
  const open = new Set(kept?.open);
  const restore = () => {
    for (const button of document.querySelectorAll<HTMLElement>(OPENERS))
      if (open.delete(labelOf(button))) button.click();
    for (const box of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)) {
      const text = texts.get(labelOf(box));
      if (text === undefined || box.value) continue;
      texts.delete(labelOf(box));
      typeInto(box, text);
    }
    if (texts.size + open.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}

const isKeptPage = (value: unknown): value is KeptPage =>
  typeof value === 'object' &&
  value !== null &&
  isTexts(Reflect.get(value, 'texts')) &&
  Array.isArray(Reflect.get(value, 'open'));

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
