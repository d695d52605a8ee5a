import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call, itemAt } from '../api';
import { enterAdminMode, expect, expectToast, test, tool, waitForCards } from './owner-test';
import { breakStaging, giveReason } from './support/calls';
import {
  field,
  fill,
  NEW_COCKTAIL,
  NEW_WHISKEY,
  openAddForm,
  openEditForm,
  submit,
} from './support/drink-forms';

async function throwAway(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Throw away' }).click();
}

async function expectNoDeletion(page: Page, name: string, message: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
  await expectToast(page, 'Error', message);
  await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
  await expect(tool(page, /^Save/)).toHaveCount(0);
}

test('A failed staging says why, or that it failed, and keeps the form', async ({
  page,
  owner,
  pageErrors,
}) => {
  const cocktail = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  const whiskey = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 0);
  await breakStaging(page);
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);

  await test.step('of cocktails', async () => {
    const added = await openAddForm(page, 'Cocktail');
    await fill(added, NEW_COCKTAIL);
    await submit(added);
    await expectToast(page, 'Error', 'Failed to stage cocktail creation');
    await giveReason(page, 'The ids ran out.');
    await submit(added);
    await expectToast(page, 'Error', 'The ids ran out.');
    await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
    await expect(field(added, 'Name')).toHaveValue('House Fizz');
    await giveReason(page, '');
    await throwAway(page);
    const edited = await openEditForm(page, 'Negroni');
    await field(edited, 'Glass').fill('Tumbler');
    await submit(edited);
    await expectToast(page, 'Error', 'Failed to stage cocktail update');
    await expect(field(edited, 'Glass')).toHaveValue('Tumbler');
    await throwAway(page);
    await expectNoDeletion(page, cocktail.name, 'Failed to stage cocktail deletion');
  });

  await test.step('of whiskeys', async () => {
    await page.getByRole('link', { name: 'Whiskey', exact: true }).click();
    const added = await openAddForm(page, 'Whiskey');
    await fill(added, { ...NEW_WHISKEY, Number: '1' });
    await submit(added);
    await expectToast(page, 'Error', 'Failed to stage whiskey creation');
    await giveReason(page, 'The ids ran out.');
    await submit(added);
    await expectToast(page, 'Error', 'The ids ran out.');
    await expect(field(added, 'Name')).toHaveValue('Test Pour');
    await giveReason(page, '');
    await throwAway(page);
    const edited = await openEditForm(page, whiskey.name);
    await field(edited, 'Water').fill('Three drops');
    await submit(edited);
    await expectToast(page, 'Error', 'Failed to stage whiskey update');
    await throwAway(page);
    await expectNoDeletion(page, whiskey.name, 'Failed to stage whiskey deletion');
  });
  pageErrors.length = 0;
});
