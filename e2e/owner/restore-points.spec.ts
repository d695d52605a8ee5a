import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call, cocktailNamed } from '../support/api';
import { expectNoFindings } from '../support/axe';
import { contentOf, fieldsOf, takeSnapshot } from '../support/menu-snapshot';
import { expectNoSideways } from '../support/sideways';
import { expect, expectToast, save, test, tool, waitForCards } from './support/owner-test';

const NAME = 'Friday';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPoints(page: Page): Promise<void> {
  await tool(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Restore points' }).click();
}

test('A menu that went wrong is what it was: looked at, staged, saved, with the spirit it had', async ({
  admin,
  owner,
}) => {
  await waitForCards(admin);
  const aquavit = await call(owner, ENDPOINTS.createSpiritOption, { body: { name: 'Aquavit' } });
  const { missing: _, ...negroni } = await cocktailNamed(owner, 'Negroni');
  const nordic = await call(owner, ENDPOINTS.createCocktail, {
    body: { ...fieldsOf(negroni), name: 'Nordic Negroni', spirit: aquavit.name },
  });
  const before = await takeSnapshot(owner);

  await test.step('the menu is kept under a name', async () => {
    await openPoints(admin);
    await admin.getByRole('textbox', { name: 'Name (optional)' }).fill(NAME);
    await button(admin, 'Keep the menu as it is now').click();
    await expect(admin.getByRole('listitem').filter({ hasText: NAME })).toContainText('13 cocktails');
    await expectNoFindings(admin, 'restore points');
    await expectNoSideways(admin, 'restore points');
    await admin.keyboard.press('Escape');
  });

  await test.step('the menu goes wrong: an edit, a deletion, a new order, a spirit that is no option', async () => {
    const rye = before.whiskey[3];
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: negroni.id },
      body: { glass: 'Bucket', isVisible: false },
    });
    await call(owner, ENDPOINTS.deleteCocktail, { parameters: { id: nordic.id } });
    await call(owner, ENDPOINTS.deleteSpiritOption, { parameters: { id: aquavit.id } });
    await call(owner, ENDPOINTS.deleteWhiskey, { parameters: { id: rye?.id ?? '' } });
    const orderedIds = before.whiskey.flatMap(({ id }) => (id === rye?.id ? [] : id)).toReversed();
    await call(owner, ENDPOINTS.reorderWhiskeys, { body: { orderedIds } });
  });

  await test.step('what would change is shown before anything is staged', async () => {
    await openPoints(admin);
    await button(admin, `Go back to ${NAME}`).click();
    await expect(
      admin.getByText(/2 drinks come back, 1 changes, and the order is restored\. Nothing is staged yet\./),
    ).toBeVisible();
    await expect(admin.getByText('Adds the spirit "Aquavit" to your list.')).toBeVisible();
    await expectNoFindings(admin, 'what going back changes');
    await expectNoSideways(admin, 'what going back changes');
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  await test.step('staged, saved: the menu is as it was', async () => {
    await admin.getByRole('button', { name: /^Stage \d+ changes$/ }).click();
    await expectToast(admin, 'Changes Staged');
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    expect(contentOf(await takeSnapshot(owner))).toEqual(contentOf(before));
  });

  await test.step('Save kept the menu that went wrong, too; the name can go', async () => {
    await openPoints(admin);
    await expect(admin.getByRole('listitem').filter({ hasText: '22 whiskeys' })).not.toHaveCount(0);
    await button(admin, `Delete ${NAME}`).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(button(admin, `Go back to ${NAME}`)).toHaveCount(0);
  });
});

test('Save changes nothing where no restore point can be made, and says why', async ({
  admin,
  pageErrors,
}) => {
  await waitForCards(admin);
  await admin.getByRole('button', { name: 'Move Negroni', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'Move up' }).click();
  const writes: string[] = [];
  admin.on('request', (request) => {
    if (request.url().endsWith('/reorder')) writes.push(request.url());
  });
  await admin.route('**/api/restore-points', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'The disk is full.' } }),
  );
  await save(admin);
  await expectToast(admin, 'Apply Failed');
  await expect(admin.getByText('nothing was changed. The disk is full.')).toBeVisible();
  await expect(tool(admin, 'Save (1)')).toBeVisible();
  expect(writes).toEqual([]);
  expect(pageErrors.every((line) => line.startsWith('Failed to apply pending changes:'))).toBe(true);
  pageErrors.length = 0;
});
