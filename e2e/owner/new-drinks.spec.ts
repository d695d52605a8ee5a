import { ENDPOINTS } from '@peanut/contracts';
import type { Browser, Locator } from '@playwright/test';
import { call, itemAt } from '../support/api';
import { STACK } from '../support/stack';
import { card, enterAdminMode, expect, expectToast, save, test, waitForCards } from './support/owner-test';
import { recordWrites } from './support/calls';
import { field, fill, NEW_COCKTAIL, NEW_WHISKEY, openAddForm, submit } from './support/drink-forms';

async function tickAllergens(form: Locator): Promise<void> {
  const group = form.getByRole('group', { name: 'Allergens', exact: true });
  for (const name of ['nuts', 'egg']) await group.getByRole('checkbox', { name, exact: true }).check();
}

/** A guest who opens the page finds the allergens on the drink's back. */
async function expectGuestSees(browser: Browser, path: string, turn: string): Promise<void> {
  const guest = await browser.newPage({ baseURL: STACK.baseUrl });
  // Guests' copy of a list is up to a second old.
  await expect(async () => {
    await guest.goto(path);
    await guest.getByRole('button', { name: turn, exact: true }).click({ timeout: 3_000 });
  }).toPass();
  const drink = guest
    .locator('article')
    .filter({ has: guest.getByRole('button', { name: 'Back to front' }) });
  await expect(drink.getByText('Contains: egg, nuts', { exact: true })).toBeVisible();
  await guest.context().close();
}

test('A new cocktail is staged as NEW without a call, and Save brings it to the guests', async ({
  admin,
  browser,
  owner,
}) => {
  await waitForCards(admin);
  const writes = recordWrites(admin);
  const form = await openAddForm(admin, 'Cocktail');
  await fill(form, { ...NEW_COCKTAIL, Smoke: 'Cherry wood' });
  await field(form, 'Spirit').selectOption('gin');
  await form.getByRole('button', { name: 'Add ingredient' }).click();
  await field(form, 'Ingredient 2').fill('1 oz lemon');
  await tickAllergens(form);
  await test.step('a click beside the form does not throw it away', async () => {
    await admin.mouse.click(3, 400);
    await admin.getByRole('button', { name: 'Keep editing' }).click();
  });
  await submit(form);
  await expectToast(admin, 'Change Staged', 'Cocktail creation has been staged. Click "Save" to apply.');
  await expect(form).toBeHidden();
  await expect(admin.locator('article[data-stage="create"]')).toContainText('House Fizz');
  await expect(admin.getByText('NEW', { exact: true })).toBeVisible();
  expect(writes).toEqual([]);
  expect(await call(owner, ENDPOINTS.listCocktails)).toHaveLength(12);

  await save(admin);
  await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
  const sent = {
    name: 'House Fizz',
    spirit: 'gin',
    description: 'Bright and tall.',
    ingredients: ['2 oz gin', '1 oz lemon'],
    glass: 'Highball',
    ice: 'Cubes',
    smoke: 'Cherry wood',
    prep: 'Shake, strain, top up.',
    allergens: ['egg', 'nuts'],
  };
  expect(writes).toEqual([{ method: 'POST', path: '/api/cocktails', body: expect.objectContaining(sent) }]);
  await expectGuestSees(browser, '/cocktails', 'Show recipe for House Fizz');
});

test('A new whiskey goes in at its number, moves the others up, and Save brings it to the guests', async ({
  page,
  browser,
  owner,
}) => {
  const third = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 2);
  const numberOf = (id: string) => card(page, id).getByTestId('whiskey-number');
  await enterAdminMode(page, '/whiskey');
  await waitForCards(page);
  const writes = recordWrites(page);
  const form = await openAddForm(page, 'Whiskey');
  await fill(form, { ...NEW_WHISKEY, Number: '3', Proof: '101' });
  await tickAllergens(form);
  await submit(form);
  await expectToast(page, 'Change Staged', 'Whiskey creation has been staged. Click "Save" to apply.');
  await expect(form).toBeHidden();
  const created = page.locator('article[data-stage="create"]');
  await expect(created.getByTestId('whiskey-number')).toContainText('3');
  await expect(numberOf(third.id)).toContainText('4');
  expect(writes).toEqual([]);

  await save(page);
  await expectToast(page, 'Changes Applied', '1 change(s) have been successfully applied.');
  const sent = {
    number: 3,
    name: 'Test Pour',
    spirit: 'rye',
    proof: 101,
    profile: 'Spice',
    notes: 'Pepper',
    water: 'A drop',
    rest: '5 minutes',
    rationale: 'For the test.',
    allergens: ['egg', 'nuts'],
  };
  expect(writes).toEqual([{ method: 'POST', path: '/api/whiskeys', body: expect.objectContaining(sent) }]);
  expect((await call(owner, ENDPOINTS.listWhiskeys))[2]).toMatchObject(sent);
  await expectGuestSees(browser, '/whiskey', 'Show tasting notes for Test Pour');
});
