import { ENDPOINTS } from '@peanut/contracts';
import { call, cocktailNamed } from '../support/api';
import { expect, expectToast, save, stageEdit, test, tool, waitForCards } from './support/owner-test';

const NAMES = ['Old Fashioned', 'Manhattan', 'Negroni'];

test('Save stops where an answer is lost, goes on from there, and does nothing twice', async ({
  admin,
  owner,
  pageErrors,
}) => {
  const read = () => Promise.all(NAMES.map((name) => cocktailNamed(owner, name)));
  const before = await read();
  for (const name of NAMES) await stageEdit(admin, name, 'Glass', `Glass of ${name}`);
  const writes: string[] = [];
  await admin.route('**/api/cocktails/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const headers = route.request().headers();
    writes.push(`${headers['idempotency-key']?.length} ${headers['if-match']}`);
    if (writes.length !== 2) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await save(admin);
  await expectToast(admin, 'Apply Failed', 'Failed to apply pending changes. Please try again.');
  await expect(tool(admin, 'Save (2)')).toBeVisible();
  const expected = before.map(({ version }) => version + 1);
  expect((await read()).map(({ version }) => version)).toEqual([...expected.slice(0, 2), before[2]?.version]);

  await save(admin);
  await expectToast(admin, 'Changes Applied', '2 change(s) have been successfully applied.');
  expect((await read()).map(({ glass }) => glass)).toEqual(NAMES.map((name) => `Glass of ${name}`));
  expect((await read()).map(({ version }) => version)).toEqual(expected);
  expect(writes).toHaveLength(4);
  expect(writes.every((line) => /^36 "\d+"$/.test(line))).toBe(true);
  expect(pageErrors.every((line) => line.startsWith('Failed to apply pending changes:'))).toBe(true);
  pageErrors.length = 0;
});

test('Where two owners change the same, Save asks what is to stand', async ({ admin, owner }) => {
  await waitForCards(admin);
  const question = admin.getByRole('dialog', { name: 'This item changed meanwhile' });
  const answer = (name: 'Overwrite' | 'Drop my change') => question.getByRole('button', { name }).click();
  const { id } = await cocktailNamed(owner, 'Negroni');
  const theirs = (await call(owner, ENDPOINTS.listCocktails)).map((item) => item.id).toReversed();
  await stageEdit(admin, 'Negroni', 'Glass', 'Mine');
  await admin.getByRole('button', { name: 'Move Negroni', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(tool(admin, 'Save (2)')).toBeVisible();
  const body = { glass: 'Theirs', ice: 'Their ice' };
  await call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body });
  await call(owner, ENDPOINTS.reorderCocktails, { body: { orderedIds: theirs } });
  await save(admin);

  await test.step('an edit: mine overwrites theirs, and nothing else of theirs', async () => {
    await expect(question).toContainText('Theirs');
    await expect(question).toContainText('Mine');
    await answer('Overwrite');
  });
  await test.step('an order: mine is dropped', async () => {
    await expect(question).toContainText('someone else changed the order meanwhile');
    await expect(question).toContainText('Espresso Martini');
    await answer('Drop my change');
  });
  await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
  await expect(tool(admin, /^Save/)).toHaveCount(0);
  expect(await cocktailNamed(owner, 'Negroni')).toMatchObject({ glass: 'Mine', ice: 'Their ice' });
  expect((await call(owner, ENDPOINTS.listCocktails)).map((item) => item.id)).toEqual(theirs);
});
