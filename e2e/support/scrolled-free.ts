import type { Page } from '@playwright/test';

/**
 * Controls and lines of text of the page that the chat's floating elements lie on at every place they can be scrolled to,
 * between what stands at the top and the foot of the screen. What does not scroll must not lie below them at all.
 */
export const neverFree = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll('aside[aria-label="Chat"] > *')];
    const covers = floating.map((element) => element.getBoundingClientRect());
    const head = document.querySelector('header')?.parentElement?.getBoundingClientRect().bottom ?? 0;
    const { scrollHeight, clientHeight } = document.documentElement;
    const furthest = scrollHeight - clientHeight;
    const isFree = ({ left, right, top, bottom }: DOMRect, stands: boolean) =>
      covers.every((cover) => {
        if (right <= cover.left || left >= cover.right) return true;
        if (stands) return bottom <= cover.top || top >= cover.bottom;
        const from = Math.max(0, bottom + window.scrollY - cover.top);
        const to = Math.min(furthest, top + window.scrollY - head);
        return from <= Math.max(to, 0);
      });
    const stands = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stands(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], aside[aria-label="Chat"], .sr-only') === null;

    const found = new Set<string>();
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, [role="tab"]',
    )) {
      if (!isSeen(control) || isFree(control.getBoundingClientRect(), stands(control))) continue;
      found.add(control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !isSeen(parent) || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      if (!lines.every((line) => isFree(line, stands(parent)))) found.add(`text: ${text.textContent}`);
    }
    return [...found];
  });
