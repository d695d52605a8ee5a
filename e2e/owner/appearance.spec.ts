import { ENDPOINTS } from '@peanut/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '../api';
import { enterAdminMode, expect, expectToast, test, tool, waitForCards } from './owner-test';
import { expectNoFindings } from '../axe';
import { failCalls, recordWrites } from './support/calls';
import { expectProblem } from './support/drink-forms';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Admin Settings' });
const field = (page: Page, label: string) => settings(page).getByLabel(label, { exact: true });
const save = (page: Page) => settings(page).getByRole('button', { name: 'Save appearance' }).click();

async function openAppearance(page: Page): Promise<void> {
  await tool(page, 'Settings').click();
  await settings(page).getByRole('tab', { name: 'Appearance' }).click();
  await expect(field(page, 'Bar name')).toBeVisible();
}

const REFUSED = [
  { label: 'Bar name', value: 'x'.repeat(61), message: 'Bar name must be 60 characters or less' },
  { label: 'Subtitle', value: 'x'.repeat(161), message: 'Subtitle must be 160 characters or less' },
  { label: 'Accent colour', value: 'amber', message: 'Accent colour must look like #c8893b' },
];
const UNDO_SETTING = 'Clear undo history after each save';

const store = (owner: APIRequestContext, key: string, value: string) =>
  call(owner, ENDPOINTS.putSetting, { parameters: { key }, body: { value } });

/** Nothing can be read worse for the accent colour, on the page and in the tab over it. */
async function expectReadable(page: Page, colour: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('--accent-fill', colour);
  await expectNoFindings(page, `${colour}: cocktails`);
  await openAppearance(page);
  await field(page, UNDO_SETTING).check();
  await expectNoFindings(page, `${colour}: Appearance`, '[data-mf="admin"]');
}

test('The Appearance tab stores what can be stored, and the page follows at once', async ({
  page,
  owner,
  browser,
  baseURL,
}) => {
  await store(owner, 'bar_name', 'Chez Cacahuète');
  await store(owner, 'accent_color', '#000000');
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  const writes = recordWrites(page);

  await test.step('every text can be read, however dark the accent colour is', async () => {
    await expectReadable(page, '#000000');
    await field(page, UNDO_SETTING).uncheck();
    await field(page, 'Accent colour').fill('#1e3a8a');
    await save(page);
    await expectToast(page, 'Success');
    await page.keyboard.press('Escape');
    await expectReadable(page, '#1e3a8a');
    await field(page, UNDO_SETTING).uncheck();
  });

  await test.step('an emptied field goes back to what is built in', async () => {
    await expect(field(page, 'Bar name')).toHaveValue('Chez Cacahuète');
    writes.length = 0;
    await field(page, 'Bar name').fill('');
    await save(page);
    await expect.poll(() => writes).toHaveLength(1);
    expect(writes[0]?.body).toEqual({ value: null });
    await expect(page.getByTestId('admin-trigger')).not.toContainText('Chez Cacahuète');
  });

  await test.step('switches the undo setting', async () => {
    await expect(field(page, UNDO_SETTING)).not.toBeChecked();
    await field(page, UNDO_SETTING).check();
    await save(page);
    await expect
      .poll(() => call(owner, ENDPOINTS.readSetting, { parameters: { key: 'clear_undo_after_save' } }))
      .toMatchObject({ value: 'true' });
  });

  await test.step('refuses what cannot be stored, and says so at the field', async () => {
    writes.length = 0;
    for (const { label, value, message } of REFUSED) {
      const before = await field(page, label).inputValue();
      await field(page, label).fill(value);
      await save(page);
      await expectProblem(field(page, label), message);
      await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
      await field(page, label).fill(before);
    }
    expect(writes).toEqual([]);
  });

  await test.step('says so when a call fails, and keeps what was typed', async () => {
    await field(page, 'Bar name').fill('Chez Cacahuète');
    for (const answer of ['none', { status: 503, message: 'The bar is closed.' }] as const) {
      const stop = await failCalls(page, { method: 'PUT', path: /^\/api\/admin\/settings\//, answer });
      await save(page);
      await expectToast(page, 'Error', answer === 'none' ? undefined : answer.message);
      await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
      await expect(field(page, 'Bar name')).toHaveValue('Chez Cacahuète');
      await expect(page.getByTestId('admin-trigger')).not.toContainText('Chez Cacahuète');
      await page.getByRole('button', { name: 'Close message' }).click();
      await stop();
    }
    await save(page);
    await expect(page.getByTestId('admin-trigger')).toContainText('Chez Cacahuète');
  });

  await test.step('stores what was changed, and the page follows at once', async () => {
    await page.getByRole('button', { name: 'Close message' }).click();
    writes.length = 0;
    await field(page, 'Bar name').fill('Zur Erdnuss');
    await field(page, 'Subtitle').fill('Nuts about drinks.');
    await field(page, 'Accent colour').fill('#66ccaa');
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
    const put = (key: string, value: string) => ({
      method: 'PUT',
      path: `/api/admin/settings/${key}`,
      body: { value },
    });
    expect(writes).toEqual([
      put('bar_name', 'Zur Erdnuss'),
      put('bar_subtitle', 'Nuts about drinks.'),
      put('accent_color', '#66ccaa'),
    ]);
    await expect(page.locator('html')).toHaveCSS('--accent', '#66ccaa');
    await expect(page.getByTestId('admin-trigger')).toContainText('Zur Erdnuss');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zur Erdnuss' })).toBeVisible();
    await expect(page.getByText('Nuts about drinks.')).toBeVisible();
    const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
    await guest.goto('/');
    await expect(guest.getByRole('heading', { level: 1, name: 'Zur Erdnuss' })).toBeVisible();
    await guest.close();
  });
});
