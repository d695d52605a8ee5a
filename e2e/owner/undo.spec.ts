import { ENDPOINTS } from '@peanut/contracts';
import { call, cocktailNamed, itemAt } from '../api';
import { contentOf, takeSnapshot } from '../menu-snapshot';
import { enterAdminMode, expect, expectToast, save, stageEdit, test, tool, waitForCards } from './owner-test';

test.describe('Undo', () => {
  test('reverses update, create, delete and order, newest first, to the very menu it was', async ({
    admin,
    owner,
  }) => {
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

  test('brings a deleted whiskey back to its number', async ({ page, owner }) => {
    const before = contentOf(await takeSnapshot(owner));
    const second = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 1);
    await enterAdminMode(page, '/whiskey');
    await waitForCards(page);
    await page.getByRole('button', { name: `Delete ${second.name}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
    await save(page);
    await expectToast(page, 'Changes Applied');
    expect(await call(owner, ENDPOINTS.listWhiskeys)).toHaveLength(22);
    await tool(page, 'Undo (1)').click();
    await expectToast(page, 'Action Undone');
    expect(contentOf(await takeSnapshot(owner))).toEqual(before);
  });

  test('that fails says so and keeps the entry', async ({ admin, pageErrors }) => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
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
  });

  test('history survives a reload, and can be cleared', async ({ admin, owner }) => {
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

  test('history is cleared by a Save when the setting says so', async ({ admin, owner }) => {
    await call(owner, ENDPOINTS.putSetting, {
      parameters: { key: 'clear_undo_after_save' },
      body: { value: 'true' },
    });
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    await expect(tool(admin, /^Undo/)).toHaveCount(0);
  });
});
