import { ENDPOINTS } from '@peanut/contracts';
import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../support/axe';
import { call, itemAt } from '../support/api';
import { STACK } from '../support/stack';
import { card, enterAdminMode, expect, expectToast, test, tool, waitForCards } from './support/owner-test';

test('The page follows the Appearance tab at once, and every text can be read, however dark the accent is', async ({
  page,
  owner,
  browser,
}) => {
  const parameters = { key: 'accent_color' };
  await call(owner, ENDPOINTS.putSetting, { parameters, body: { value: '#000000' } });
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  await expect(page.locator('html')).toHaveCSS('--accent-fill', '#000000');
  await expectNoFindings(page, 'cocktails');

  await tool(page, 'Settings').click();
  const settings = page.getByRole('dialog', { name: 'Admin Settings' });
  const field = (label: string) => settings.getByLabel(label, { exact: true });
  await settings.getByRole('tab', { name: 'Appearance' }).click();
  await field('Clear undo history after each save').check();
  const { origin } = new URL(STACK.baseUrl);
  await expect(settings.getByRole('img', { name: `QR code of ${origin}` })).toBeVisible();
  await expectNoFindings(page, 'Appearance', '[data-mf="admin"]');
  const downloaded = page.waitForEvent('download');
  await settings.getByRole('link', { name: 'Download QR code' }).click();
  expect(await readFile(await (await downloaded).path(), 'utf8')).toMatch(/^<svg .*<\/svg>$/);

  await field('Bar name').fill('Zur Erdnuss');
  await field('Subtitle').fill('Nuts about drinks.');
  await field('Accent colour').fill('#66ccaa');
  await settings.getByRole('button', { name: 'Save appearance' }).click();
  await expectToast(page, 'Success');
  await expect(page.locator('html')).toHaveCSS('--accent', '#66ccaa');
  await expect(page.getByTestId('admin-trigger')).toContainText('Zur Erdnuss');

  const guest = await browser.newPage({ baseURL: STACK.baseUrl });
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 1, name: 'Zur Erdnuss' })).toBeVisible();
  await expect(guest.getByText('Nuts about drinks.')).toBeVisible();
  await guest.context().close();
});

test('What is out of stock leaves guests’ pages where the owner hides it, and is not there for a moment either', async ({
  page,
  owner,
  browser,
}) => {
  const cocktails = await call(owner, ENDPOINTS.listCocktails);
  const { id } = itemAt(cocktails, 0);
  await call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body: { isAvailable: false } });
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  await tool(page, 'Settings').click();
  const settings = page.getByRole('dialog', { name: 'Admin Settings' });
  await settings.getByRole('tab', { name: 'Appearance' }).click();
  await settings.getByRole('checkbox', { name: 'Hide drinks that are out of stock' }).check();
  await settings.getByRole('button', { name: 'Save appearance' }).click();
  await expectToast(page, 'Success');
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(card(page, id)).toBeVisible();

  const guest = await browser.newPage({ baseURL: STACK.baseUrl });
  await guest.addInitScript((hiddenId) => {
    const look = () => {
      if (document.querySelector(`article[data-id="${hiddenId}"]`)) Object.assign(window, { wasThere: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, id);
  const count = `${cocktails.filter(({ isVisible }) => isVisible).length - 1} House Specialties`;
  // The prerendered page may be half a second old.
  await expect(async () => {
    await guest.goto('/cocktails');
    await expect(guest.getByRole('button', { name: /^Show recipe/ }).first()).toBeVisible({ timeout: 1_500 });
    await expect(guest.getByTestId('count-line')).toHaveText(count, { timeout: 1_500 });
    expect(await guest.evaluate(() => 'wasThere' in window)).toBe(false);
  }).toPass();
  await guest.goto('/');
  await expect(guest.getByText(count)).toBeVisible();
  await guest.context().close();
});
