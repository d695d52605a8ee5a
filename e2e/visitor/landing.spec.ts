import { ENDPOINTS, DEFAULT_BAR } from '@peanut/contracts';
import { call } from '../support/api';
import { expect, test } from '../support/test';

test('The landing page shows the bar and leads to its lists', async ({ page, request }) => {
  const cocktails = await call(request, ENDPOINTS.listCocktails);
  const whiskeys = await call(request, ENDPOINTS.listWhiskeys);
  await page.goto('/');

  await test.step('shows title, subtitle and the photo of the owners', async () => {
    await expect(page.getByRole('heading', { level: 1, name: DEFAULT_BAR.name })).toBeVisible();
    await expect(page.getByText(DEFAULT_BAR.subtitle)).toBeVisible();
    const photo = page.getByRole('img', { name: `The owners of ${DEFAULT_BAR.name}` });
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  });

  await test.step('the footer reads its line', async () => {
    await expect(page.getByRole('contentinfo')).toContainText(
      'Crafted with love by the bar team, copyright 2025',
    );
  });

  for (const { name, count, about, path, heading } of [
    {
      ...{ name: 'House Cocktails', count: `${cocktails.length} House Specialties`, path: '/cocktails' },
      ...{ about: 'Curated classics and modern masterpieces', heading: 'House Cocktails' },
    },
    {
      ...{ name: 'Whiskey Flights', count: `${whiskeys.length} Curated Selections`, path: '/whiskey' },
      ...{ about: 'A guided journey through exceptional spirits', heading: 'Whiskey Flight' },
    },
  ]) {
    await test.step(`the card of ${path} shows what is visible there and leads to it`, async () => {
      const card = page.getByRole('main').getByRole('link', { name });
      await expect(card).toContainText(count);
      await expect(card).toContainText(about);
      await card.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Menu' }).click();
      await expect(card).toBeVisible();
    });
  }
});
