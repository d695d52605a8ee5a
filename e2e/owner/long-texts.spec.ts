import { storeLongestWords, word } from '../long-texts';
import { expectNoSideways } from '../sideways';
import { enterAdminMode, expect, expectToast, test, tool, waitForCards } from './owner-test';
import { openAddForm } from './support/drink-forms';

for (const width of [320, 1280]) {
  test(`The owner’s pages and dialogs are no wider than ${width} pixels, whatever is stored`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await storeLongestWords(page);
    await enterAdminMode(page, '/cocktails');
    await waitForCards(page);

    const add = await openAddForm(page, 'Cocktail');
    await expectNoSideways(page, 'Add New Cocktail');
    await add.getByRole('button', { name: 'Cancel' }).click();

    await page
      .getByRole('button', { name: /^Edit W+$/ })
      .first()
      .click();
    const edit = page.getByRole('dialog', { name: 'Edit Cocktail' });
    await expectNoSideways(page, 'Edit Cocktail');
    await edit.getByLabel('Glass', { exact: true }).fill(`V${word(100)}`);
    await edit.getByRole('button', { name: 'Stage changes' }).click();
    await expectToast(page, 'Change Staged');
    await expectNoSideways(page, 'a staged update');

    await page
      .getByRole('button', { name: /^Delete W+$/ })
      .last()
      .click();
    await expectNoSideways(page, 'Delete Cocktail');
    await page.getByRole('button', { name: 'Stage Deletion' }).click();
    await expectToast(page, 'Deletion Staged');
    await expectNoSideways(page, 'a staged deletion');

    await tool(page, 'Pending changes').click();
    const pending = page.getByRole('dialog', { name: 'Pending changes' });
    await expect(pending.getByRole('heading', { level: 3 })).toHaveCount(2);
    for (const summary of await pending.locator('summary').all()) await summary.click();
    await expectNoSideways(page, 'Pending changes');
    await page.keyboard.press('Escape');

    await tool(page, 'Settings').click();
    for (const name of ['Security', 'Spirits', 'Appearance']) {
      await page.getByRole('tab', { name }).click();
      await expectNoSideways(page, `Settings: ${name}`);
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
    await expectNoSideways(page, 'Edit Whiskey');
  });
}
