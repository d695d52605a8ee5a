import { ENDPOINTS } from '@peanut/contracts';
import { call } from '../../support/api';
import { expectNoFindings } from '../../support/axe';
import { expectNoSideways } from '../../support/sideways';
import { enterAdminMode, expect, expectToast, save, test, tool } from '../support/owner-test';

test('Many whiskeys are selected, hidden and saved in one call, also when its answer is lost', async ({
  page,
  owner,
  pageErrors,
}) => {
  const read = () => call(owner, ENDPOINTS.listWhiskeys);
  const before = await read();
  const [theirs] = before;
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAdminMode(page, '/whiskey');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Selection' });

  await test.step('by keys, at 360 px', async () => {
    await page.getByRole('checkbox', { name: `Select ${before[0]?.name}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(bar.getByText('1 selected')).toBeVisible();
    await expectNoFindings(page, 'Select', '[data-mf="menu"]');
    await expectNoSideways(page, 'Select at 360 px');
  });
  await bar.getByRole('button', { name: 'All', exact: true }).click();
  await bar.getByRole('button', { name: 'Change the selected drinks' }).click();
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).click();
  await expectToast(page, 'Staged', `${before.length} drinks will be hidden once you save.`);

  const batches: number[] = [];
  await page.route('**/api/changes', async (route) => {
    batches.push((route.request().postDataJSON() as { changes: unknown[] }).changes.length);
    if (batches.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expectToast(page, 'Apply Failed');
  await expect(tool(page, `Save (${before.length})`)).toBeVisible();
  await save(page);
  await expectToast(page, 'Changes Applied', `${before.length} change(s) have been successfully applied.`);
  expect(batches).toEqual([before.length, before.length]);
  expect(await read()).toMatchObject(
    before.map(({ id, version }) => ({ id, isVisible: false, version: version + 1 })),
  );

  await test.step('another owner’s change of another field stays', async () => {
    await expect(bar.getByText(`${before.length} selected`)).toBeVisible();
    await bar.getByRole('button', { name: 'Change the selected drinks' }).click();
    await page.getByRole('menuitem', { name: 'Sold out', exact: true }).click();
    await expect(tool(page, `Save (${before.length})`)).toBeVisible();
    const parameters = { id: theirs?.id ?? '' };
    await call(owner, ENDPOINTS.updateWhiskey, { parameters, body: { notes: 'Theirs' } });
    await save(page);
    await expectToast(page, 'Changes Applied', `${before.length} change(s) have been successfully applied.`);
    const after = await read();
    expect(after.every(({ isAvailable }) => !isAvailable)).toBe(true);
    expect(after.find(({ id }) => id === theirs?.id)).toMatchObject({ notes: 'Theirs', isAvailable: false });
  });
  expect(pageErrors.every((line) => line.startsWith('Failed to apply pending changes:'))).toBe(true);
  pageErrors.length = 0;
});
