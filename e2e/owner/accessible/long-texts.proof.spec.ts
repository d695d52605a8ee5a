import type { Page } from '@playwright/test';
import { storeLongestWords, word } from '../../support/long-texts';
import { expectNoSideways } from '../../support/sideways';
import { enterAdminMode, expect, expectToast, test, tool, waitForCards } from '../support/owner-test';
import { openAddForm } from '../support/drink-forms';

const WIDTHS = [320, 1280];

async function expectFits(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSideways(page, `${what} at ${width} pixels`);
  }
}

test('The owner’s pages and dialogs are no wider than the screen, whatever is stored', async ({ page }) => {
  await storeLongestWords(page);
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);

  const add = await openAddForm(page, 'Cocktail');
  await expectFits(page, 'Add New Cocktail');
  await add.getByRole('button', { name: 'Cancel' }).click();

  await page
    .getByRole('button', { name: /^Edit W+$/ })
    .first()
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit Cocktail' });
  await expectFits(page, 'Edit Cocktail');
  await edit.getByLabel('Glass', { exact: true }).fill(`V${word(100)}`);
  await edit.getByRole('button', { name: 'Stage changes' }).click();
  await expectToast(page, 'Change Staged');
  await expectFits(page, 'a staged update');

  await page
    .getByRole('button', { name: /^Delete W+$/ })
    .last()
    .click();
  await expectFits(page, 'Delete Cocktail');
  await page.getByRole('button', { name: 'Stage Deletion' }).click();
  await expectToast(page, 'Deletion Staged');
  await expectFits(page, 'a staged deletion');

  await tool(page, 'Pending changes').click();
  const pending = page.getByRole('dialog', { name: 'Pending changes' });
  await expect(pending.getByRole('heading', { level: 3 })).toHaveCount(2);
  for (const summary of await pending.locator('summary').all()) await summary.click();
  await expectFits(page, 'Pending changes');
  await page.keyboard.press('Escape');

  await tool(page, 'Settings').click();
  for (const name of ['Security', 'Spirits', 'Appearance']) {
    await page.getByRole('tab', { name }).click();
    await expectFits(page, `Settings: ${name}`);
  }
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/whiskey"]').click();
  await expect(page).toHaveURL(/whiskey$/);
  await waitForCards(page);
  await page
    .getByRole('button', { name: /^Edit W+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Edit Whiskey' })).toBeVisible();
  await expectFits(page, 'Edit Whiskey');
});
