import { ENDPOINTS } from '@peanut/contracts';
import { call, cocktailNamed, itemAt } from '../api';
import { contentOf, takeSnapshot } from '../menu-snapshot';
import { expect, expectToast, save, stageEdit, test, tool } from './owner-test';

test('Undo reverses what was saved, newest first, to the very menu it was', async ({ admin, owner }) => {
  await test.step('update, create, delete and order', async () => {
    const before = contentOf(await takeSnapshot(owner));
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await tool(admin, 'Add Cocktail').click();
    const form = admin.getByRole('dialog', { name: 'Add New Cocktail' });
    for (const label of ['Name', 'Description', 'Ingredient 1', 'Glass', 'Ice', 'Preparation']) {
      await form.getByLabel(label, { exact: true }).fill(`New ${label}`);
    }
    await form.getByRole('button', { name: 'Stage changes' }).click();
    await admin.getByRole('button', { name: 'Delete Margarita', exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
    await admin.getByRole('button', { name: 'Move Paloma', exact: true }).click();
    await admin.getByRole('menuitem', { name: 'Move up' }).click();
    await expect(tool(admin, 'Save (4)')).toBeVisible();
    await save(admin);
    await expectToast(admin, 'Changes Applied', '4 change(s) have been successfully applied.');
    for (const left of [3, 2, 1, 0]) {
      await tool(admin, /^Undo \(/).click();
      await expectToast(admin, 'Action Undone', 'The last action has been successfully undone.');
      if (left > 0) await expect(tool(admin, `Undo (${left})`)).toBeVisible();
      else await expect(tool(admin, /^Undo/)).toHaveCount(0);
    }
    expect(contentOf(await takeSnapshot(owner))).toEqual(before);
  });

  await test.step('a deleted whiskey comes back to its number', async () => {
    const before = contentOf(await takeSnapshot(owner));
    const second = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 1);
    await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Whiskey' }).click();
    await expect(admin.getByTestId('whiskey-card').first()).toBeVisible();
    await admin.getByRole('button', { name: `Delete ${second.name}`, exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    expect(await call(owner, ENDPOINTS.listWhiskeys)).toHaveLength(22);
    await tool(admin, 'Undo (1)').click();
    await expectToast(admin, 'Action Undone');
    expect(contentOf(await takeSnapshot(owner))).toEqual(before);
  });
});

test('The undo history survives a reload and a failure, and is cleared by hand or by the setting', async ({
  admin,
  owner,
  pageErrors,
}) => {
  await test.step('history survives a reload, and can be cleared', async () => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await save(admin);
    await expect(tool(admin, 'Undo (1)')).toBeVisible();
    await admin.reload();
    await expect(tool(admin, 'Undo (1)')).toBeVisible();
    await tool(admin, 'Clear undo history').click();
    await expectToast(admin, 'Undo History Cleared', 'All undo actions have been cleared.');
    await expect(tool(admin, /^Undo/)).toHaveCount(0);
    const negroni = await cocktailNamed(owner, 'Negroni');
    expect(negroni.glass).toBe('Tumbler');
  });

  await test.step('an undo that fails says so and keeps the entry', async () => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Coupe of the house');
    await save(admin);
    await expect(tool(admin, 'Undo (1)')).toBeVisible();
    await admin.route('**/api/cocktails/*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await tool(admin, 'Undo (1)').click();
    await expectToast(admin, 'Undo Failed', 'Failed to undo the last action. Please try again.');
    await expect(tool(admin, 'Undo (1)')).toBeVisible();
    expect(pageErrors.some((line) => line.startsWith('Failed to undo action:'))).toBe(true);
    pageErrors.length = 0;
    await admin.unroute('**/api/cocktails/*');
  });

  await test.step('history is cleared by a Save when the setting says so', async () => {
    await call(owner, ENDPOINTS.putSetting, {
      parameters: { key: 'clear_undo_after_save' },
      body: { value: 'true' },
    });
    await stageEdit(admin, 'Negroni', 'Glass', 'Cup');
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    await expect(tool(admin, /^Undo/)).toHaveCount(0);
  });
});
