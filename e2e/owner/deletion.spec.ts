import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call, cocktailNamed, itemAt } from '../api';
import { card, enterAdminMode, expect, expectToast, save, test, tool, waitForCards } from './owner-test';
import { breakStaging, recordWrites } from './support/calls';

const question = (page: Page) => page.getByRole('alertdialog');
const askToDelete = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Stage Deletion' }).click();

test.describe('The question before a deletion', () => {
  test('says that it is staged and can be undone before applying; Cancel and Escape leave the item', async ({
    admin,
  }) => {
    await askToDelete(admin, 'Negroni');
    await expect(question(admin)).toContainText('Negroni');
    await expect(question(admin)).toContainText(/staged/);
    await expect(question(admin)).toContainText(/can be undone before applying/);
    await question(admin).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(admin)).toBeHidden();
    await askToDelete(admin, 'Negroni');
    await admin.keyboard.press('Escape');
    await expect(question(admin)).toBeHidden();
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  test('stages without a call; Save deletes', async ({ admin, owner }) => {
    const negroni = await cocktailNamed(owner, 'Negroni');
    const writes = recordWrites(admin);
    await askToDelete(admin, 'Negroni');
    await confirm(admin);
    await expectToast(admin, 'Deletion Staged');
    await expect(card(admin, negroni.id)).toHaveAttribute('data-stage', 'delete');
    expect(writes).toEqual([]);
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    expect(writes).toEqual([{ method: 'DELETE', path: `/api/cocktails/${negroni.id}`, body: null }]);
    await expect(card(admin, negroni.id)).toHaveCount(0);
  });

  test('works for a whiskey alike', async ({ page, owner }) => {
    const second = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 1);
    await enterAdminMode(page, '/whiskey');
    await askToDelete(page, second.name);
    await expect(question(page)).toContainText(second.name);
    await confirm(page);
    await expectToast(page, 'Deletion Staged');
    await expect(page.getByRole('region', { name: 'Staged for deletion' })).toContainText(second.name);
    await expect(page.getByTestId('count-line')).toHaveText('22 visible, 0 hidden');
  });
});

test.describe('A deletion that cannot be staged', () => {
  for (const [path, list, message] of [
    ['/cocktails', ENDPOINTS.listCocktails, 'Failed to stage cocktail deletion'],
    ['/whiskey', ENDPOINTS.listWhiskeys, 'Failed to stage whiskey deletion'],
  ] as const) {
    test(`says "${message}"`, async ({ page, owner, pageErrors }) => {
      const first = itemAt(await call(owner, list), 0);
      await breakStaging(page);
      await enterAdminMode(page, path);
      await waitForCards(page);
      await askToDelete(page, first.name);
      await confirm(page);
      await expectToast(page, 'Error', message);
      await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
      await expect(tool(page, /^Save/)).toHaveCount(0);
      pageErrors.length = 0;
    });
  }
});
