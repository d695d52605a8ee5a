import { ENDPOINTS, DEFAULT_BAR } from '@peanut/contracts';
import { call } from '../api';
import { expect, test } from '../test';

test.describe('Landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('shows title, subtitle and the photo of the owners', { tag: '@layout' }, async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: DEFAULT_BAR.name })).toBeVisible();
    await expect(page.getByText(DEFAULT_BAR.subtitle)).toBeVisible();
    const photo = page.getByRole('img', { name: `The owners of ${DEFAULT_BAR.name}` });
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  });

  test('the cocktails card shows the visible cocktails and leads to them', async ({ page, request }) => {
    const cocktails = await call(request, ENDPOINTS.listCocktails);
    const card = page.getByRole('main').getByRole('link', { name: 'House Cocktails' });
    await expect(card).toContainText(`${cocktails.length} House Specialties`);
    await expect(card).toContainText('Curated classics and modern masterpieces');
    await card.click();
    await expect(page).toHaveURL(/\/cocktails$/);
    await expect(page.getByRole('heading', { level: 1, name: 'House Cocktails' })).toBeVisible();
  });

  test('the whiskey card shows the visible whiskeys and leads to them', async ({ page, request }) => {
    const whiskeys = await call(request, ENDPOINTS.listWhiskeys);
    const card = page.getByRole('main').getByRole('link', { name: 'Whiskey Flights' });
    await expect(card).toContainText(`${whiskeys.length} Curated Selections`);
    await expect(card).toContainText('A guided journey through exceptional spirits');
    await card.click();
    await expect(page).toHaveURL(/\/whiskey$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Whiskey Flight' })).toBeVisible();
  });

  test('has no control of the owner', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Change Image' })).toHaveCount(0);
    await expect(page.getByRole('toolbar')).toHaveCount(0);
  });

  test('the footer reads its line', async ({ page }) => {
    await expect(page.getByRole('contentinfo')).toContainText(
      'Crafted with love by the bar team, copyright 2025',
    );
  });
});
