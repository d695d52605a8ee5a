import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../api';
import { expect, expectToast, test, tool, waitForCards } from './owner-test';
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

test.describe('The Appearance tab', () => {
  test('stores what was changed, and the page follows at once', async ({ admin, browser, baseURL }) => {
    await openAppearance(admin);
    const writes = recordWrites(admin);
    await field(admin, 'Bar name').fill('Chez Cacahuète');
    await field(admin, 'Subtitle').fill('Nuts about drinks.');
    await field(admin, 'Accent colour').fill('#66ccaa');
    await save(admin);
    await expect(admin.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
    const put = (key: string, value: string) => ({
      method: 'PUT',
      path: `/api/admin/settings/${key}`,
      body: { value },
    });
    expect(writes).toEqual([
      put('bar_name', 'Chez Cacahuète'),
      put('bar_subtitle', 'Nuts about drinks.'),
      put('accent_color', '#66ccaa'),
    ]);
    await expect(admin.locator('html')).toHaveCSS('--accent', '#66ccaa');
    await expect(admin.getByTestId('admin-trigger')).toContainText('Chez Cacahuète');
    await admin.keyboard.press('Escape');
    await admin.getByRole('link', { name: 'Home' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Chez Cacahuète' })).toBeVisible();
    await expect(admin.getByText('Nuts about drinks.')).toBeVisible();
    const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
    await guest.goto('/');
    await expect(guest.getByRole('heading', { level: 1, name: 'Chez Cacahuète' })).toBeVisible();
    await guest.close();
  });

  test('an emptied field goes back to what is built in', async ({ admin, owner }) => {
    await call(owner, ENDPOINTS.putSetting, {
      parameters: { key: 'bar_name' },
      body: { value: 'Chez Cacahuète' },
    });
    await admin.reload();
    await openAppearance(admin);
    await expect(field(admin, 'Bar name')).toHaveValue('Chez Cacahuète');
    const writes = recordWrites(admin);
    await field(admin, 'Bar name').fill('');
    await save(admin);
    await expect.poll(() => writes).toHaveLength(1);
    expect(writes[0]?.body).toEqual({ value: null });
    await expect(admin.getByTestId('admin-trigger')).not.toContainText('Chez Cacahuète');
  });

  test('every text can be read, however dark the accent colour is', async ({ admin, owner }) => {
    for (const value of ['#000000', '#1e3a8a']) {
      await call(owner, ENDPOINTS.putSetting, { parameters: { key: 'accent_color' }, body: { value } });
      await admin.reload();
      await waitForCards(admin);
      await expect(admin.locator('html')).toHaveCSS('--accent-fill', value);
      await expectNoFindings(admin, `${value}: cocktails`);
      await openAppearance(admin);
      await field(admin, 'Clear undo history after each save').check();
      await expectNoFindings(admin, `${value}: Appearance`, '[data-mf="admin"]');
    }
  });

  test('switches the undo setting', async ({ admin, owner }) => {
    await openAppearance(admin);
    await expect(field(admin, 'Clear undo history after each save')).not.toBeChecked();
    await field(admin, 'Clear undo history after each save').check();
    await save(admin);
    await expect
      .poll(() => call(owner, ENDPOINTS.readSetting, { parameters: { key: 'clear_undo_after_save' } }))
      .toMatchObject({ value: 'true' });
  });

  const refused = [
    { label: 'Bar name', value: 'x'.repeat(61), message: 'Bar name must be 60 characters or less' },
    { label: 'Subtitle', value: 'x'.repeat(161), message: 'Subtitle must be 160 characters or less' },
    { label: 'Accent colour', value: 'amber', message: 'Accent colour must look like #c8893b' },
  ];
  test('refuses what cannot be stored, and says so at the field', async ({ admin }) => {
    await openAppearance(admin);
    const writes = recordWrites(admin);
    for (const { label, value, message } of refused) {
      const before = await field(admin, label).inputValue();
      await field(admin, label).fill(value);
      await save(admin);
      await expectProblem(field(admin, label), message);
      await expect(admin.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
      await field(admin, label).fill(before);
    }
    expect(writes).toEqual([]);
  });

  test('says so when a call fails, and keeps what was typed', async ({ admin }) => {
    await openAppearance(admin);
    await field(admin, 'Bar name').fill('Chez Cacahuète');
    for (const answer of ['none', { status: 503, message: 'The bar is closed.' }] as const) {
      const stop = await failCalls(admin, { method: 'PUT', path: /^\/api\/admin\/settings\//, answer });
      await save(admin);
      await expectToast(admin, 'Error', answer === 'none' ? undefined : answer.message);
      await expect(admin.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
      await expect(field(admin, 'Bar name')).toHaveValue('Chez Cacahuète');
      await expect(admin.getByTestId('admin-trigger')).not.toContainText('Chez Cacahuète');
      await admin.getByRole('button', { name: 'Close message' }).click();
      await stop();
    }
    await save(admin);
    await expect(admin.getByTestId('admin-trigger')).toContainText('Chez Cacahuète');
  });
});
