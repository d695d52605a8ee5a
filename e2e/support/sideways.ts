import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Nothing on the page is wider than the screen: neither page nor dialog scrolls sideways, and no text is cut off at an
 * edge. The admin toolbar scrolls by design; what ends in an ellipsis is shortened on purpose.
 */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const findings = await page.evaluate(() => {
    const { documentElement: html, body } = document;
    const isSpared = (element: Element) =>
      element.closest('[role="toolbar"]') !== null || getComputedStyle(element).textOverflow === 'ellipsis';
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const tooWide = [html, ...body.querySelectorAll('*')]
      .filter((element) => element === html || /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && !isSpared(element))
      .map((element) => `${element.localName} is ${element.scrollWidth} px in ${element.clientWidth}`);

    const cut = new Set<string>();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      let frame: Element | null = parent;
      while (frame && !clips(frame)) frame = frame.parentElement;
      const edges = (frame ?? html).getBoundingClientRect();
      // One pixel wide is what only a screen reader gets.
      if (width === 0 || edges.width <= 1 || isSpared(frame ?? html)) continue;
      if (left < edges.left - 1 || right > edges.right + 1) cut.add(`cut: ${text.textContent.slice(0, 40)}`);
    }
    return [...tooWide, ...cut];
  });
  expect.soft(findings, what).toEqual([]);
}
