import { DRINK_CALLS } from '@peanut/editing/record';
import { call, itemAt } from '../api';
import { card, expect, save, test, tool } from './owner-test';
import { openEditForm, submit } from './support/drink-forms';

const DRINKS = [
  { path: '/cocktails', kind: 'cocktail', link: 'Cocktails', show: 'Show recipe for' },
  { path: '/whiskey', kind: 'whiskey', link: 'Whiskey', show: 'Show tasting notes for' },
] as const;

test('What the owner ticks stands on the back of a drink', async ({ admin, owner, browser, baseURL }) => {
  const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
  for (const [saved, { path, kind, link, show }] of DRINKS.entries()) {
    await admin.getByRole('link', { name: link, exact: true }).click();
    const drink = itemAt(await call(owner, DRINK_CALLS[kind].list), 0);
    const form = await openEditForm(admin, drink.name);
    const group = form.getByRole('group', { name: 'Allergens', exact: true });
    await expect(group.getByRole('checkbox')).toHaveCount(12);
    await group.getByRole('checkbox', { name: 'nuts', exact: true }).check();
    await group.getByRole('checkbox', { name: 'egg', exact: true }).check();
    await submit(form);
    await tool(admin, 'Pending changes').click();
    const pending = admin.getByRole('dialog', { name: 'Pending Changes' });
    await expect(pending.getByText('Allergens', { exact: true })).toBeVisible();
    await pending.getByRole('button', { name: 'Close', exact: true }).click();
    await save(admin);
    await expect(tool(admin, `Undo (${saved + 1})`)).toBeVisible();

    // Guests' copy of a list is up to a second old.
    await expect(async () => {
      await guest.goto(path);
      await guest.getByRole('button', { name: `${show} ${drink.name}`, exact: true }).click();
      const contents = card(guest, drink.id).getByText('Contains: egg, nuts', { exact: true });
      await expect(contents).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
  await guest.close();
});
