import type { APIRequestContext } from '@playwright/test';
import { ENDPOINTS } from '@peanut/contracts';
import { call, cocktailNamed } from '../api';
import { card, expect, expectToast, save, stageEdit, test, tool, waitForCards } from './owner-test';

const NAMES = ['Old Fashioned', 'Manhattan', 'Negroni'];
const glasses = async (owner: APIRequestContext) => {
  const cocktails = await call(owner, ENDPOINTS.listCocktails);
  return NAMES.map((name) => cocktails.find((item) => item.name === name)?.glass);
};

test.describe('Save', () => {
  test('asks with its words, applies in one go, fills the undo history and refetches', async ({
    admin,
    owner,
  }) => {
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
  });

  for (const failing of [0, 1, 2]) {
    test(`stops when call ${failing + 1} of 3 fails, keeps the rest and goes on from there`, async ({
      admin,
      owner,
      pageErrors,
    }) => {
      for (const [index, name] of NAMES.entries()) await stageEdit(admin, name, 'Glass', `Glass ${index}`);
      let call = 0;
      await admin.route('**/api/cocktails/*', (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        call += 1;
        return call === failing + 1
          ? route.fulfill({ status: 503, json: { statusCode: 503, message: 'The menu is closed.' } })
          : route.continue();
      });
      await save(admin);
      await expectToast(admin, 'Apply Failed', 'Failed to apply pending changes. Please try again.');
      await expect(tool(admin, `Save (${3 - failing})`)).toBeVisible();
      const expected = (await glasses(owner)).map((glass) => /^Glass \d$/.test(glass ?? ''));
      expect(expected.filter(Boolean)).toHaveLength(failing);
      await tool(admin, 'Pending changes').click();
      await expect(admin.getByRole('dialog', { name: 'Pending changes' })).toContainText(
        'The menu is closed.',
      );
      await admin.keyboard.press('Escape');
      await save(admin);
      await expectToast(admin, 'Changes Applied', `${3 - failing} change(s) have been successfully applied.`);
      expect(await glasses(owner)).toEqual(['Glass 0', 'Glass 1', 'Glass 2']);
      expect(pageErrors.some((line) => line.startsWith('Failed to apply pending changes:'))).toBe(true);
      pageErrors.length = 0;
    });
  }

  test('does nothing twice when an answer is lost after the service applied it', async ({
    admin,
    owner,
    pageErrors,
  }) => {
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

test.describe('Two owners', () => {
  test('a stale edit asks: overwrite', async ({ admin, owner }) => {
    await waitForCards(admin);
    const negroni = await cocktailNamed(owner, 'Negroni');
    await stageEdit(admin, 'Negroni', 'Glass', 'Mine');
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: negroni.id },
      body: { glass: 'Theirs', ice: 'Their ice' },
    });
    await save(admin);
    const dialog = admin.getByRole('dialog', { name: 'This item changed meanwhile' });
    await expect(dialog).toContainText('Theirs');
    await expect(dialog).toContainText('Mine');
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
    const after = await cocktailNamed(owner, 'Negroni');
    expect(after).toMatchObject({ glass: 'Mine', ice: 'Their ice' });
  });

  test('a stale edit asks: drop mine', async ({ admin, owner }) => {
    await waitForCards(admin);
    const negroni = await cocktailNamed(owner, 'Negroni');
    await stageEdit(admin, 'Negroni', 'Glass', 'Mine');
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: negroni.id },
      body: { glass: 'Theirs' },
    });
    await save(admin);
    await admin
      .getByRole('dialog', { name: 'This item changed meanwhile' })
      .getByRole('button', { name: 'Drop my change' })
      .click();
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    const after = await cocktailNamed(owner, 'Negroni');
    expect(after.glass).toBe('Theirs');
  });

  test('an edit of a deleted item asks, and Overwrite brings the item back', async ({ admin, owner }) => {
    await waitForCards(admin);
    const negroni = await cocktailNamed(owner, 'Negroni');
    await stageEdit(admin, 'Negroni', 'Glass', 'Mine');
    await call(owner, ENDPOINTS.deleteCocktail, { parameters: { id: negroni.id } });
    await save(admin);
    await admin
      .getByRole('dialog', { name: 'This item changed meanwhile' })
      .getByRole('button', { name: 'Overwrite' })
      .click();
    await expectToast(admin, 'Changes Applied');
    const after = await cocktailNamed(owner, 'Negroni');
    expect(after).toMatchObject({ id: negroni.id, glass: 'Mine' });
  });

  test('a delete of an item that was edited meanwhile asks', async ({ admin, owner }) => {
    await waitForCards(admin);
    const negroni = await cocktailNamed(owner, 'Negroni');
    await admin.getByRole('button', { name: 'Delete Negroni', exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: negroni.id },
      body: { glass: 'Theirs' },
    });
    await save(admin);
    await admin
      .getByRole('dialog', { name: 'This item changed meanwhile' })
      .getByRole('button', { name: 'Drop my change' })
      .click();
    await expect(card(admin, negroni.id)).toBeVisible();
    const after = await cocktailNamed(owner, 'Negroni');
    expect(after.glass).toBe('Theirs');
  });

  test('an order that was changed meanwhile asks', async ({ admin, owner }) => {
    await waitForCards(admin);
    const ids = (await call(owner, ENDPOINTS.listCocktails)).map(({ id }) => id);
    await admin.getByRole('button', { name: 'Move Negroni', exact: true }).click();
    await admin.getByRole('menuitem', { name: 'Move up' }).click();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    const theirs = ids.toReversed();
    await call(owner, ENDPOINTS.reorderCocktails, { body: { orderedIds: theirs } });
    await save(admin);
    const dialog = admin.getByRole('dialog', { name: 'This item changed meanwhile' });
    await expect(dialog).toContainText('somebody else put them into another order meanwhile');
    await expect(dialog).toContainText('Espresso Martini');
    await dialog.getByRole('button', { name: 'Drop my change' }).click();
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    expect((await call(owner, ENDPOINTS.listCocktails)).map(({ id }) => id)).toEqual(theirs);
  });
});
