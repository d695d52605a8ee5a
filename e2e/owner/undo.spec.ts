import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call, itemAt } from '../support/api';
import { contentOf, takeSnapshot } from '../support/menu-snapshot';
import { expect, expectToast, save, stageEdit, test, tool } from './support/owner-test';
import { fill, NEW_COCKTAIL, openAddForm, submit } from './support/drink-forms';

async function stageDeletion(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
  // The cards after it change their places: a click on one meanwhile may miss it.
  await expect(page.getByRole('region', { name: 'Staged for deletion' })).toContainText(name);
}

test('Undo reverses what was saved, newest first, also after a reload, to the very menu it was', async ({
  admin,
  owner,
}) => {
  const before = contentOf(await takeSnapshot(owner));
  const second = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 1);
  await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
  const form = await openAddForm(admin, 'Cocktail');
  await fill(form, NEW_COCKTAIL);
  await submit(form);
  await expect(form).toBeHidden();
  await stageDeletion(admin, 'Margarita');
  await admin.getByRole('button', { name: 'Move Paloma', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'Move up' }).click();
  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Whiskey' }).click();
  await stageDeletion(admin, second.name);
  await expect(tool(admin, 'Save (5)')).toBeVisible();
  await save(admin);
  await expectToast(admin, 'Changes Applied', '5 change(s) have been successfully applied.');
  expect(await call(owner, ENDPOINTS.listWhiskeys)).toHaveLength(22);

  await admin.reload();
  for (const left of [4, 3, 2, 1, 0]) {
    await tool(admin, `Undo (${left + 1})`).click();
    await expect(tool(admin, left > 0 ? `Undo (${left})` : /^Undo/)).toHaveCount(left > 0 ? 1 : 0);
  }
  await expectToast(admin, 'Action Undone', 'The last action has been successfully undone.');
  expect(contentOf(await takeSnapshot(owner))).toEqual(before);
});
