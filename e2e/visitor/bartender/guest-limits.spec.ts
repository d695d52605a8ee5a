import { AI_STORAGE_KEYS, ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expectNoSideways } from '../../support/sideways';
import { expect, test } from '../../support/test';

const chip = (page: Page, label: string) => page.getByRole('button', { name: `${label}, take away` });
const countLine = (page: Page) => page.getByTestId('count-line');

test('What a guest may not have is heard once and left out everywhere, until its chip is tapped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cocktails');
  await expect(countLine(page)).toHaveText('12 House Specialties');

  await test.step('the chat hears it and shows a chip', async () => {
    await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
    const dialog = page.getByRole('dialog', { name: 'Peanut AI' });
    await dialog.getByRole('textbox').fill('I have a sulphite intolerance. What can I drink?');
    await dialog.getByRole('textbox').press('Enter');
    await expect(chip(page, 'No sulphites').first()).toBeVisible();
    await expectNoFindings(page, 'the chat with a chip');
    await expectNoSideways(page, 'the chat with a chip');
    await page.keyboard.press('Escape');
  });

  await test.step('the list leaves it out, after a reload as well, with nothing in the address', async () => {
    await page.goto('/cocktails');
    await expect(countLine(page)).toHaveText(/^\d+ of 12 House Specialties$/);
    await expect(page.getByTestId('cocktail-card').getByText('Negroni', { exact: true })).toHaveCount(0);
    await expect(chip(page, 'No sulphites')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expectNoSideways(page, 'the list with a chip');
  });

  await test.step('recommendations are asked for with it', async () => {
    await page.goto('/recommendations');
    await expect(chip(page, 'No sulphites')).toBeVisible();
    const request = page.waitForRequest(`**${ENDPOINTS.recommend.path}`);
    await page.getByRole('textbox', { name: 'Describe your mood' }).fill('something bitter');
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    expect((await request).postDataJSON()).toMatchObject({ limits: ['sulphites'] });
  });

  await test.step('a tap takes it away', async () => {
    await page.goto('/cocktails');
    await chip(page, 'No sulphites').click();
    await expect(countLine(page)).toHaveText('12 House Specialties');
    expect(await page.evaluate((key) => localStorage.getItem(key), AI_STORAGE_KEYS.guestLimits)).toBeNull();
  });
});
