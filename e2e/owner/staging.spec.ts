import { ENDPOINTS } from '@peanut/contracts';
import { call, itemAt } from '../support/api';
import { card, expect, stageEdit, test, tool, waitForCards } from './support/owner-test';

test('What is staged stands in the grid, survives a reload, and stands in every tab', async ({
  admin,
  context,
  owner,
}) => {
  const cocktails = await call(owner, ENDPOINTS.listCocktails);
  const [edited, deleted] = [itemAt(cocktails, 0), itemAt(cocktails, 1)];
  const countLine = admin.getByTestId('count-line');
  await waitForCards(admin);

  await test.step('an update shows at once as UPDATED', async () => {
    await stageEdit(admin, edited.name, 'Description', 'Staged words.');
    await expect(card(admin, edited.id)).toHaveAttribute('data-stage', 'update');
    await expect(card(admin, edited.id)).toContainText('Staged words.');
    await expect(admin.getByText('UPDATED', { exact: true })).toBeVisible();
  });

  await test.step('a deletion leaves the grid for a region of its own, where it can be kept', async () => {
    await admin.getByRole('button', { name: `Delete ${deleted.name}`, exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
    const region = admin.getByRole('region', { name: 'Staged for deletion' });
    await expect(region.locator(`article[data-id="${deleted.id}"]`)).toHaveAttribute('data-stage', 'delete');
    await expect(region.getByText('WILL DELETE', { exact: true })).toBeVisible();
    await expect(countLine).toHaveText('11 visible, 0 hidden');
    await region.getByRole('button', { name: `Keep ${deleted.name}` }).click();
    await expect(region).toHaveCount(0);
    await expect(countLine).toHaveText('12 visible, 0 hidden');
  });

  await test.step('it can be seen as a guest will see it', async () => {
    await tool(admin, 'View as guest').click();
    await expect(card(admin, edited.id)).toContainText('Staged words.');
    await expect(admin.getByRole('button', { name: /^Edit / })).toHaveCount(0);
    await expect(countLine).toHaveText('12 House Specialties');
    await tool(admin, 'Back to editing').click();
    await waitForCards(admin);
  });

  const asked: string[] = [];
  admin.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await test.step('the browser asks before it is left; nothing is lost', async () => {
    await admin.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(tool(admin, 'Save (1)')).toBeVisible();
  });

  await test.step('it stands in every tab', async () => {
    const second = await context.newPage();
    await second.goto('/cocktails');
    await waitForCards(second);
    await expect(tool(second, 'Save (1)')).toBeVisible();
    await stageEdit(second, 'Margarita', 'Glass', 'Coupe of the house');
    for (const tab of [second, admin]) await expect(tool(tab, 'Save (2)')).toBeVisible();
    await second.close();
  });

  await test.step('the browser does not ask when nothing is staged any more', async () => {
    await tool(admin, 'Discard').click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Discard All' }).click();
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    await admin.reload();
    expect(asked).toHaveLength(1);
  });
});
