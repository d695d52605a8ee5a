import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  // Its other mode opens a second page for every look, for the sake of frames from elsewhere; here are none.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    // What passed is not described node by node: that is half of the work.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  // The chat's hint comes and goes by itself; the chat's specs examine it.
  const { violations } = await (part ? builder.include(part) : builder.exclude('[role="tooltip"]')).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(findings, what).toEqual([]);
}
