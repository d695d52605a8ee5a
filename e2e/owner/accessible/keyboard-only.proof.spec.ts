import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../../support/api';
import { STACK } from '../../support/stack';
import { untilAnswering } from '../../support/test';
import { expect, expectToast, test, tool, toolbar } from '../support/owner-test';
import { NEW_COCKTAIL } from '../support/drink-forms';
import { press, pressTool, tabTo, type } from '../support/keyboard';

// Everything once with what slides and fades.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');

async function logIn(page: Page): Promise<void> {
  await page.goto('/cocktails');
  await untilAnswering(page);
  await tabTo(page, page.getByTestId('footer-peanut'), 'Shift+Tab');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
  await expect(dialog(page, 'Admin Access')).toBeVisible();
  await page.keyboard.type(STACK.adminPassword);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Admin Access Granted', 'You can now edit the menu.');
  await expect(toolbar(page)).toBeVisible();
}

async function addCocktail(page: Page): Promise<void> {
  await pressTool(page, 'Add Cocktail');
  const form = dialog(page, 'Add New Cocktail');
  for (const [label, text] of Object.entries(NEW_COCKTAIL))
    await type(page, form.getByLabel(label, { exact: true }), text);
  await press(page, form.getByRole('button', { name: 'Stage changes' }));
  await expectToast(page, 'Change Staged', 'Cocktail creation has been staged. Click "Save" to apply.');
  await expect(form).toBeHidden();
}

async function editNegroni(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: 'Edit Negroni', exact: true });
  await press(page, edit);
  const form = dialog(page, 'Edit Cocktail');
  await type(page, form.getByLabel('Glass', { exact: true }), 'Tumbler');
  await press(page, form.getByRole('button', { name: 'Stage changes' }));
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
}

async function deleteMargarita(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Delete Margarita', exact: true }));
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, question(page).getByRole('button', { name: 'Stage Deletion' }));
  await expectToast(page, 'Deletion Staged');
}

async function moveFirstDown(page: Page, first: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: `Reorder ${first}`, exact: true }), 'Shift+Tab');
  for (const [key, said] of [
    ['Space', 'place 1'],
    ['Shift+ArrowRight', 'place 2'],
    ['Space', 'now stands'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('main [aria-live]')).toContainText(said);
  }
  await expect(tool(page, 'Save (4)')).toBeVisible();
  await press(page, page.getByRole('button', { name: `Move ${first}`, exact: true }));
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function saveAndUndo(page: Page): Promise<void> {
  await pressTool(page, 'Save (4)');
  await press(page, question(page).getByRole('button', { name: 'Apply Changes' }));
  await expectToast(page, 'Changes Applied', '4 change(s) have been successfully applied.');
  await expect(page.getByRole('toolbar').locator(':focus'), 'the focus after Save').toHaveCount(1);
  await pressTool(page, 'Undo (4)');
  await expectToast(page, 'Action Undone');
  await expect(tool(page, 'Undo (3)')).toBeVisible();
}

async function useSettings(page: Page): Promise<void> {
  await pressTool(page, 'Settings');
  await tabTo(page, page.getByRole('tab', { name: 'Security' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await type(page, page.getByLabel('Bar name', { exact: true }), 'By keyboard');
  await press(page, page.getByRole('button', { name: 'Save appearance' }));
  await expect(page.getByTestId('admin-trigger')).toContainText('By keyboard');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Admin Settings')).toBeHidden();
  await expect(tool(page, 'Settings')).toBeFocused();
}

test('Everything an owner does works by keyboard alone', async ({ page, owner }) => {
  test.slow();
  const before = await call(owner, ENDPOINTS.listCocktails);
  await logIn(page);
  await addCocktail(page);
  await editNegroni(page);
  await deleteMargarita(page);
  await moveFirstDown(page, before[0]?.name ?? '');
  await saveAndUndo(page);
  await useSettings(page);
  await pressTool(page, 'Exit');
  await expect(toolbar(page)).toBeHidden();
  const after = await call(owner, ENDPOINTS.listCocktails);
  expect(after.find(({ name }) => name === 'Negroni')?.glass).toBe('Tumbler');
  expect(after.some(({ name }) => name === 'House Fizz')).toBe(true);
  expect(after.some(({ name }) => name === 'Margarita')).toBe(false);
});
