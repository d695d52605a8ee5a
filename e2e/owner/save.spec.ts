import type { APIRequestContext, Page } from '@playwright/test';
import { ENDPOINTS } from '@peanut/contracts';
import { call, cocktailNamed } from '../api';
import { card, expect, expectToast, save, stageEdit, test, tool, waitForCards } from './owner-test';

const NAMES = ['Old Fashioned', 'Manhattan', 'Negroni'];
const glasses = async (owner: APIRequestContext) => {
  const cocktails = await call(owner, ENDPOINTS.listCocktails);
  return NAMES.map((name) => cocktails.find((item) => item.name === name)?.glass);
};

/** Puts the last message away, so that the next one with its title is another. */
async function closeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
}

test('Save asks, stops where a call fails, goes on from there, and does nothing twice', async ({
  admin,
  owner,
  pageErrors,
}) => {
  await test.step('asks with its words, applies in one go, fills the undo history and refetches', async () => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await stageEdit(admin, 'Manhattan', 'Glass', 'Cup');
    await tool(admin, 'Save (2)').click();
    const dialog = admin.getByRole('alertdialog', { name: 'Apply Changes' });
    await expect(dialog).toContainText(
      'Are you sure you want to apply 2 pending change(s)? This action cannot be undone through the staging system.',
    );
    const writes: string[] = [];
    admin.on('request', (request) => {
      const key = request.headers()['idempotency-key'];
      if (key) writes.push(`${request.method()} ${key.length} ${request.headers()['if-match'] ?? '-'}`);
    });
    await dialog.getByRole('button', { name: 'Apply Changes', exact: true }).click();
    await expectToast(admin, 'Changes Applied', '2 change(s) have been successfully applied.');
    expect(writes).toHaveLength(2);
    expect(writes.every((line) => /^PATCH 36 "\d+"$/.test(line))).toBe(true);
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    await expect(tool(admin, 'Undo (2)')).toBeVisible();
    expect(await glasses(owner)).toContain('Tumbler');
    await closeToast(admin);
  });

  for (const failing of [0, 1, 2]) {
    await test.step(`stops when call ${failing + 1} of 3 fails, keeps the rest and goes on from there`, async () => {
      const wanted = NAMES.map((_, index) => `Glass ${failing}.${index}`);
      for (const [index, name] of NAMES.entries()) await stageEdit(admin, name, 'Glass', wanted[index] ?? '');
      let calls = 0;
      await admin.route('**/api/cocktails/*', (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        calls += 1;
        return calls === failing + 1
          ? route.fulfill({ status: 503, json: { statusCode: 503, message: 'The menu is closed.' } })
          : route.continue();
      });
      await save(admin);
      await expectToast(admin, 'Apply Failed', 'Failed to apply pending changes. Please try again.');
      await expect(tool(admin, `Save (${3 - failing})`)).toBeVisible();
      const applied = (await glasses(owner)).filter((glass) => wanted.includes(glass ?? ''));
      expect(applied).toHaveLength(failing);
      await tool(admin, 'Pending changes').click();
      await expect(admin.getByRole('dialog', { name: 'Pending changes' })).toContainText(
        'The menu is closed.',
      );
      await admin.keyboard.press('Escape');
      await save(admin);
      await expectToast(admin, 'Changes Applied', `${3 - failing} change(s) have been successfully applied.`);
      expect(await glasses(owner)).toEqual(wanted);
      expect(pageErrors.some((line) => line.startsWith('Failed to apply pending changes:'))).toBe(true);
      pageErrors.length = 0;
      await admin.unroute('**/api/cocktails/*');
    });
  }

  await test.step('does nothing twice when an answer is lost after the service applied it', async () => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    let isLost = true;
    await admin.route('**/api/cocktails/*', async (route) => {
      if (route.request().method() !== 'PATCH' || !isLost) return route.continue();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    const before = await cocktailNamed(owner, 'Negroni');
    await save(admin);
    await expectToast(admin, 'Apply Failed');
    await save(admin);
    await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
    const after = await cocktailNamed(owner, 'Negroni');
    expect(after.version).toBe(before.version + 1);
    pageErrors.length = 0;
  });
});

test('Where two owners change the same, Save asks what is to stand', async ({ admin, owner }) => {
  await waitForCards(admin);
  const question = admin.getByRole('dialog', { name: 'This item changed meanwhile' });
  const answer = (name: 'Overwrite' | 'Drop my change') => question.getByRole('button', { name }).click();

  await test.step('a stale edit: overwrite', async () => {
    const { id } = await cocktailNamed(owner, 'Negroni');
    await stageEdit(admin, 'Negroni', 'Glass', 'Mine');
    const body = { glass: 'Theirs', ice: 'Their ice' };
    await call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body });
    await save(admin);
    await expect(question).toContainText('Theirs');
    await expect(question).toContainText('Mine');
    await answer('Overwrite');
    await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
    expect(await cocktailNamed(owner, 'Negroni')).toMatchObject({ glass: 'Mine', ice: 'Their ice' });
    await closeToast(admin);
  });

  await test.step('a stale edit: drop mine', async () => {
    const { id } = await cocktailNamed(owner, 'Manhattan');
    await stageEdit(admin, 'Manhattan', 'Glass', 'Mine');
    await call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body: { glass: 'Theirs' } });
    await save(admin);
    await answer('Drop my change');
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    expect((await cocktailNamed(owner, 'Manhattan')).glass).toBe('Theirs');
  });

  await test.step('an edit of a deleted item: Overwrite brings the item back', async () => {
    const { id } = await cocktailNamed(owner, 'Margarita');
    await stageEdit(admin, 'Margarita', 'Glass', 'Mine');
    await call(owner, ENDPOINTS.deleteCocktail, { parameters: { id } });
    await save(admin);
    await answer('Overwrite');
    await expectToast(admin, 'Changes Applied');
    expect(await cocktailNamed(owner, 'Margarita')).toMatchObject({ id, glass: 'Mine' });
  });

  await test.step('a delete of an item that was edited meanwhile', async () => {
    const { id } = await cocktailNamed(owner, 'Old Fashioned');
    await admin.getByRole('button', { name: 'Delete Old Fashioned', exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    await call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body: { glass: 'Theirs' } });
    await save(admin);
    await answer('Drop my change');
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    await expect(card(admin, id)).toBeVisible();
    expect((await cocktailNamed(owner, 'Old Fashioned')).glass).toBe('Theirs');
  });

  await test.step('an order that was changed meanwhile', async () => {
    const ids = (await call(owner, ENDPOINTS.listCocktails)).map(({ id }) => id);
    await admin.getByRole('button', { name: 'Move Negroni', exact: true }).click();
    await admin.getByRole('menuitem', { name: 'Move up' }).click();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    const theirs = ids.toReversed();
    await call(owner, ENDPOINTS.reorderCocktails, { body: { orderedIds: theirs } });
    await save(admin);
    await expect(question).toContainText('somebody else put them into another order meanwhile');
    await expect(question).toContainText('Espresso Martini');
    await answer('Drop my change');
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    expect((await call(owner, ENDPOINTS.listCocktails)).map(({ id }) => id)).toEqual(theirs);
  });
});
