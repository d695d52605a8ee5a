import { ENDPOINTS } from '@peanut/contracts';
import type { Locator, Page } from '@playwright/test';
import { call } from '../../support/api';
import { STACK } from '../../support/stack';
import { untilAnswering } from '../../support/test';
import {
  enterAdminMode,
  expect,
  expectToast,
  test,
  tool,
  toolbar,
  waitForCards,
} from '../support/owner-test';
import { moved, shownNames } from '../support/card-order';
import { fill, NEW_COCKTAIL } from '../support/drink-forms';
import { centreOf, dragByTouch, handle } from '../support/dragging';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
// An evening with everything that slides and fades.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).tap();

/** Nothing hangs over the edges, and every control is big enough for a thumb. */
async function expectThumbFriendly(page: Page, part: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const wrong = await part
    .locator('button, input:not([type="checkbox"]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => ({
          name: control.getAttribute('aria-label') ?? control.textContent ?? '',
          box: control.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5 || box.left < 0 || box.right > 360.5)
        .map(
          ({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)} at ${box.left}`,
        ),
    );
  expect.soft(wrong).toEqual([]);
}

/** Going back through the form, no field comes to lie under the close button. */
async function expectFreeFields(page: Page, form: Locator): Promise<void> {
  const close = form.getByRole('button', { name: 'Close', exact: true });
  const { bottom } = await close.evaluate((button) => button.getBoundingClientRect());
  await form.getByRole('button', { name: 'Stage changes' }).focus();
  const tops: number[] = [];
  const focused = form.locator(':focus');
  const isAtClose = async () => (await focused.getAttribute('aria-label')) === 'Close';
  for (await page.keyboard.press('Shift+Tab'); !(await isAtClose()); await page.keyboard.press('Shift+Tab')) {
    tops.push((await focused.boundingBox())?.y ?? 0);
    expect(tops.length, 'fields before the close button').toBeLessThan(50);
  }
  expect(tops.length).toBeGreaterThan(8);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(bottom);
}

test('An owner’s evening by thumb, on a screen of 360 by 640 pixels', async ({ page, owner }) => {
  test.slow();
  await page.goto('/cocktails');
  await untilAnswering(page);
  const peanut = page.getByTestId('footer-peanut');
  await peanut.scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(peanut);
  // A locator's tap waits each time until the button holds still: half a second is over soon on a busy machine.
  for (let taps = 0; taps < 3; taps += 1) await page.touchscreen.tap(x, y);
  const access = dialog(page, 'Admin Access');
  await access.getByPlaceholder('Enter admin password').fill(STACK.adminPassword);
  await expectThumbFriendly(page, access);
  await access.getByRole('button', { name: 'Access Admin' }).tap();
  await expect(toolbar(page)).toBeVisible();
  await waitForCards(page);

  await tool(page, 'Add Cocktail').tap();
  const form = dialog(page, 'Add New Cocktail');
  await expectThumbFriendly(page, form);
  await expect(form.getByRole('button', { name: 'Stage changes' })).toBeInViewport({ ratio: 1 });
  await expectFreeFields(page, form);
  await form.getByRole('button', { name: 'Add ingredient' }).tap();
  await fill(form, { ...NEW_COCKTAIL, 'Ingredient 2': '1 oz lemon' });
  await form.getByRole('button', { name: 'Stage changes' }).tap();
  await expectToast(page, 'Change Staged');
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Edit Negroni', exact: true }).tap();
  const edit = dialog(page, 'Edit Cocktail');
  await edit.getByLabel('Visible on menu').tap();
  await edit.getByRole('button', { name: 'Stage changes' }).tap();
  await expect(page.getByRole('region', { name: 'Hidden from Menu' })).toContainText('Negroni');

  await page.getByRole('button', { name: 'Delete Margarita', exact: true }).tap();
  await expectThumbFriendly(page, page.getByRole('alertdialog'));
  await confirm(page, 'Stage Deletion');
  await expect(page.getByRole('region', { name: 'Staged for deletion' })).toContainText('Margarita');
  await page.getByRole('button', { name: 'Move Paloma', exact: true }).tap();
  await expectThumbFriendly(page, page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Move up' }).tap();
  await tool(page, 'Pending changes').tap();
  await expectThumbFriendly(page, dialog(page, 'Pending changes'));
  await dialog(page, 'Pending changes').getByRole('button', { name: 'Close' }).first().tap();

  await tool(page, 'Save (4)').tap();
  await confirm(page, 'Apply Changes');
  await expectToast(page, 'Changes Applied', '4 change(s) have been successfully applied.');
  await tool(page, 'Undo (4)').tap();
  await expectToast(page, 'Action Undone');
  await page.getByRole('button', { name: 'Mark Paloma sold out', exact: true }).tap();
  await expectToast(page, 'Sold Out', '"Paloma" is out of stock.');
  await expectThumbFriendly(page, page.getByRole('status').filter({ hasText: 'Sold Out' }));
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expectToast(page, 'Back in Stock', '"Paloma" can be poured again.');
  await tool(page, 'Shelf').tap();
  const shelf = dialog(page, 'Shelf');
  const fromRecipes = shelf.getByRole('group', { name: 'From your recipes' });
  await fromRecipes
    .getByRole('button', { name: /^Add (?!all )/ })
    .first()
    .tap();
  await expect(shelf.getByRole('switch')).toBeChecked();
  await expectThumbFriendly(page, shelf);
  await shelf.getByRole('button', { name: 'Close', exact: true }).tap();
  await tool(page, 'Exit').tap();
  await expect(toolbar(page)).toBeHidden();
  const after = await call(owner, ENDPOINTS.listCocktails);
  expect(after.find(({ name }) => name === 'House Fizz')?.ingredients).toEqual(['2 oz gin', '1 oz lemon']);
  expect(after.find(({ name }) => name === 'Negroni')?.isVisible).toBe(false);
});

test('A card is dragged with a finger, and the page does not scroll away below it', async ({
  page,
  owner,
}) => {
  const names = (await call(owner, ENDPOINTS.listWhiskeys)).map(({ name }) => name);
  await enterAdminMode(page, '/whiskey');
  await waitForCards(page);
  await handle(page, names[0] ?? '').scrollIntoViewIfNeeded();
  await dragByTouch(page, names[0] ?? '', handle(page, names[1] ?? ''));
  await expect.poll(() => shownNames(page, 'whiskey')).toEqual(moved(names, 0, 1));
  await expect
    .poll(async () => (await call(owner, ENDPOINTS.listWhiskeys)).map(({ name }) => name))
    .toEqual(moved(names, 0, 1));
  await expect(tool(page, 'Undo (1)')).toBeVisible();
});

test('Settings and the dialogs for password and photo by thumb', async ({ page }) => {
  await enterAdminMode(page, '/');
  await tool(page, 'Settings').tap();
  const settings = dialog(page, 'Admin Settings');
  for (const name of ['Security', 'Spirits', 'Appearance']) {
    await settings.getByRole('tab', { name }).tap();
    await expect(settings.getByRole('tabpanel', { name })).toBeVisible();
    await expectThumbFriendly(page, settings);
  }
  await settings.getByLabel('Bar name', { exact: true }).fill('By thumb');
  await settings.getByRole('button', { name: 'Save appearance' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await settings.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(settings).toBeHidden();
  await tool(page, 'Change password').tap();
  await expectThumbFriendly(page, dialog(page, 'Change Admin Password'));
  await dialog(page, 'Change Admin Password').getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Change Image' }).tap();
  await expectThumbFriendly(page, dialog(page, 'Change Image'));
});
