import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call, cocktailNamed, itemAt } from '../api';
import { card, expect, expectToast, save, test, tool } from './owner-test';
import { recordWrites } from './support/calls';

const question = (page: Page) => page.getByRole('alertdialog');
const askToDelete = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Stage Deletion' }).click();

test('A deletion is asked for, staged without a call, and done by Save', async ({ admin, owner }) => {
  const negroni = await cocktailNamed(owner, 'Negroni');
  await test.step('says that it is staged and can be undone before applying; Cancel and Escape leave the item', async () => {
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

  await test.step('stages without a call; Save deletes', async () => {
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

  await test.step('works for a whiskey alike', async () => {
    const second = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 1);
    await admin.getByRole('link', { name: 'Whiskey', exact: true }).click();
    await askToDelete(admin, second.name);
    await expect(question(admin)).toContainText(second.name);
    await confirm(admin);
    await expectToast(admin, 'Deletion Staged');
    await expect(admin.getByRole('region', { name: 'Staged for deletion' })).toContainText(second.name);
    await expect(admin.getByTestId('count-line')).toHaveText('22 visible, 0 hidden');
  });
});
