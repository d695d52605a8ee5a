import { PAGES } from '@peanut/contracts';
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
