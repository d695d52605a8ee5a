import { ENDPOINTS } from '@peanut/contracts';
import { call, itemAt } from '../api';
import { card, expect, expectToast, stageEdit, test, tool, waitForCards } from './owner-test';

const COCKTAIL = {
  Name: 'House Fizz',
  Description: 'Bright and tall.',
  'Ingredient 1': '2 oz gin',
  Glass: 'Highball',
  Ice: 'Cubes',
  Preparation: 'Shake, strain, top up.',
};

test('What is staged stands in the grid, is listed, and goes when it is taken back', async ({
  admin,
  owner,
}) => {
  await test.step('a create stands as NEW, reaches no guest, and is edited and dropped as what it is', async () => {
    await tool(admin, 'Add Cocktail').click();
    const dialog = admin.getByRole('dialog', { name: 'Add New Cocktail' });
    for (const [label, value] of Object.entries(COCKTAIL)) {
      await dialog.getByLabel(label, { exact: true }).fill(value);
    }
    await dialog.getByRole('button', { name: 'Stage changes' }).click();
    await expectToast(admin, 'Change Staged', 'Cocktail creation has been staged. Click "Save" to apply.');
    await expect(dialog).toBeHidden();
    const created = admin.locator('article[data-stage="create"]');
    await expect(created).toContainText('House Fizz');
    await expect(created.or(created.locator('xpath=..'))).toContainText(['NEW']);
    expect(await call(owner, ENDPOINTS.listCocktails)).toHaveLength(12);

    await stageEdit(admin, 'House Fizz', 'Name', 'House Collins');
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    await expect(created).toContainText('House Collins');

    await admin.getByRole('button', { name: 'Delete House Collins' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
    await expect(created).toHaveCount(0);
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  await test.step('an update shows at once as UPDATED, continues from the pending data, and goes', async () => {
    const first = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
    const name = first.name;
    await stageEdit(admin, name, 'Description', 'Staged words.');
    await expectToast(admin, 'Change Staged', 'Cocktail update has been staged. Click "Save" to apply.');
    const shown = card(admin, first.id);
    await expect(shown).toHaveAttribute('data-stage', 'update');
    await expect(shown).toContainText('Staged words.');
    await expect(admin.getByText('UPDATED', { exact: true })).toBeVisible();

    await admin.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Edit Cocktail' });
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('Staged words.');
    await dialog.getByLabel('Description', { exact: true }).fill(first.description);
    await dialog.getByRole('button', { name: 'Stage changes' }).click();
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  await test.step('a deletion leaves the grid for a region of its own, where it can be kept', async () => {
    const first = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
    const name = first.name;
    await waitForCards(admin);
    await admin.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    const dialog = admin.getByRole('alertdialog');
    await expect(dialog).toContainText('staged');
    await dialog.getByRole('button', { name: 'Stage Deletion' }).click();
    await expectToast(admin, 'Deletion Staged');
    const region = admin.getByRole('region', { name: 'Staged for deletion' });
    await expect(region.locator(`article[data-id="${first.id}"]`)).toHaveAttribute('data-stage', 'delete');
    await expect(region.getByText('WILL DELETE', { exact: true })).toBeVisible();
    await expect(admin.getByTestId('count-line')).toHaveText('11 visible, 0 hidden');
    await region.getByRole('button', { name: `Keep ${name}` }).click();
    await expect(region).toHaveCount(0);
    await expect(admin.getByTestId('count-line')).toHaveText('12 visible, 0 hidden');
  });

  await test.step('all are listed newest first with what changes, and dropped one by one', async () => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await stageEdit(admin, 'Margarita', 'Ice', 'Crushed');
    await tool(admin, 'Pending changes').click();
    const dialog = admin.getByRole('dialog', { name: 'Pending changes' });
    const items = dialog.getByRole('listitem').filter({ hasText: 'Update cocktail' });
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText('Update cocktail "Margarita"');
    await expect(items.first()).toContainText('Crushed');
    await expect(items.last()).toContainText('Update cocktail "Negroni"');
    await items.last().getByRole('button', { name: /Drop/ }).click();
    await expect(items).toHaveCount(1);
    await admin.keyboard.press('Escape');
    await expect(tool(admin, 'Save (1)')).toBeVisible();
  });

  await test.step('they can be seen as a guest will see them', async () => {
    await stageEdit(admin, 'Negroni', 'Name', 'House Negroni');
    await tool(admin, 'See it as a guest').click();
    await expect(admin.getByRole('heading', { name: 'House Negroni' })).toBeVisible();
    await expect(admin.getByRole('button', { name: /^Edit / })).toHaveCount(0);
    await expect(admin.getByTestId('count-line')).toHaveText('12 House Specialties');
    await tool(admin, 'Back to editing').click();
    await expect(admin.getByRole('button', { name: 'Edit House Negroni' })).toBeVisible();
  });

  await test.step('they are discarded without a call', async () => {
    const writes: string[] = [];
    admin.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url());
    });
    await tool(admin, 'Discard').click();
    const dialog = admin.getByRole('alertdialog', { name: 'Discard Changes' });
    await expect(dialog).toContainText('This will permanently remove all unsaved changes.');
    await dialog.getByRole('button', { name: 'Discard All' }).click();
    await expectToast(admin, 'Changes Discarded', 'All pending changes have been discarded.');
    expect(writes).toEqual([]);
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  await test.step('a whiskey goes in at its number and moves the others up', async () => {
    const flight = await call(owner, ENDPOINTS.listWhiskeys);
    await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Whiskey' }).click();
    await tool(admin, 'Add Whiskey').click();
    const dialog = admin.getByRole('dialog', { name: 'Add New Whiskey' });
    const values = {
      Name: 'Test Pour',
      Number: '2',
      Spirit: 'rye',
      Profile: 'Spice',
      Notes: 'Pepper',
      Water: 'A drop',
      'Rest Time': '5 minutes',
      'Why This Whiskey': 'For the test.',
    };
    for (const [label, value] of Object.entries(values)) {
      await dialog.getByLabel(label, { exact: true }).fill(value);
    }
    await dialog.getByRole('button', { name: 'Stage changes' }).click();
    await expectToast(admin, 'Change Staged', 'Whiskey creation has been staged. Click "Save" to apply.');
    await expect(admin.locator('article[data-stage="create"]').getByTestId('whiskey-number')).toContainText(
      '2',
    );
    await expect(card(admin, flight[1]?.id ?? '').getByTestId('whiskey-number')).toContainText('3');
  });
});

test('What is staged survives a reload, stands in every tab, and makes the browser ask', async ({
  admin,
  context,
}) => {
  const dialogs: string[] = [];
  admin.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
  await admin.reload();
  expect(dialogs).toEqual(['beforeunload']);
  await expect(tool(admin, 'Save (1)')).toBeVisible();

  await test.step('in every tab', async () => {
    const second = await context.newPage();
    await second.goto('/cocktails');
    await waitForCards(second);
    await expect(tool(second, 'Save (1)')).toBeVisible();
    await stageEdit(second, 'Margarita', 'Glass', 'Coupe of the house');
    await expect(tool(second, 'Save (2)')).toBeVisible();
    await expect(tool(admin, 'Save (2)')).toBeVisible();
  });

  await test.step('the browser does not ask when nothing is staged any more', async () => {
    await tool(admin, 'Discard').click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Discard All' }).click();
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    await admin.reload();
    expect(dialogs).toHaveLength(1);
  });
});
