import { PAGES } from '@peanut/contracts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('Text twice as large on a phone: no page is wider than the screen, and the chat button is whole', async ({
  page,
}) => {
  for (const { path } of Object.values(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    const chat = page.getByRole('button', { name: 'Chat with Peanut AI' });
    await expect(chat, path).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

const heightOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().height);
const isCut = (element: Locator) => element.evaluate((node) => node.scrollWidth > node.clientWidth);

test('Text twice as large leaves its room to the page: bars, button and composer stay as they are', async ({
  page,
}) => {
  await page.goto('/cocktails');
  const chat = page.getByRole('button', { name: 'Chat with Peanut AI' });
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' }), chat];
  await expect(chat).toBeVisible();
  const heights = () => Promise.all(bars.map(heightOf));
  const before = await heights();
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  expect(await heights()).toEqual(before);
  await chat.click();
  const title = page.getByRole('heading', { name: 'Peanut AI' });
  await expect(title).toBeVisible();
  expect(await isCut(title)).toBe(false);
  // A line of its own and the space around it.
  expect(await heightOf(page.getByRole('textbox', { name: 'Message' }))).toBeLessThan(32 * 2.5);
});
