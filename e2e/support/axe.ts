import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing moves or fades any more, scroll-driven effects aside: colours can be measured. */
async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    const finite = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const atLast = new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), atLast]);
  });
}

/** Axe finds nothing on the page, or in the part of it that the selector names. */
export async function expectNoFindings(page: Page, what: string, part?: string): Promise<void> {
  await whenStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // The chat's hint comes and goes by itself; the chat's specs examine it.
  const where = part ? { include: [part] } : { exclude: ['[role="tooltip"]'] };
  const findings = await page.evaluate(
    async ({ where, rules }) => {
      // What passed is not described node by node: that is half of the work.
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(where, { runOnly: rules, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { where, rules: RULES },
  );
  expect.soft(findings, what).toEqual([]);
}
