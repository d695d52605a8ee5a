import type { Page } from '@playwright/test';
import { letNetworkRest } from '../../../ops/deploy/browser.mjs';
import { STACK } from '../../support/stack';
import { clickThreeTimes, untilAnswering } from '../../support/test';
import { expect, expectToast, save, stageEdit, test, tool, toolbar } from '../support/owner-test';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Admin Access' });

/** Files of `mf-admin`, of the shared admin runtime and of the admin part of `mf-menu`. */
const ADMIN_FILE = /^\/(?!api\/).*(admin|landing-tools)/;

async function givePassword(page: Page): Promise<void> {
  const password = modal(page).getByPlaceholder('Enter admin password');
  await password.fill(STACK.adminPassword);
  await password.press('Enter');
  await expect(modal(page)).toBeHidden();
}

test('Admin mode is entered by the password, is still on after a reload, and is left in every tab', async ({
  page,
  context,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  const adminFiles = () => [...files].filter((file) => ADMIN_FILE.test(file));
  await test.step('visitors download no admin file, of which the owner needs several', async () => {
    await letNetworkRest(page);
    for (const path of ['/', '/whiskey', '/cocktails']) await page.goto(path, { waitUntil: 'networkidle' });
    await untilAnswering(page);
    expect(adminFiles()).toEqual([]);
    await clickThreeTimes(page.getByTestId('footer-peanut'));
    await givePassword(page);
    await expect(toolbar(page)).toContainText('Admin Mode (Active)');
    await expect(page.getByRole('button', { name: 'Edit Negroni' })).toBeVisible();
    expect(adminFiles().length).toBeGreaterThan(3);
  });

  await page.reload();
  await expect(toolbar(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/whiskey');
  await expect(toolbar(second)).toBeVisible();

  await test.step('the settings leave it at once when nothing is pending', async () => {
    await tool(page, 'Settings').click();
    const settings = page.getByRole('dialog', { name: 'Admin Settings' });
    await settings.getByRole('button', { name: 'Exit Admin Mode', exact: true }).click();
    await expect(settings).toBeHidden();
    for (const tab of [page, second]) await expect(toolbar(tab)).toBeHidden();
    await page.reload();
    await untilAnswering(page);
    await expect(toolbar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  });
});

test('Save asks for the password when the session ran out, and keeps what is pending', async ({
  admin,
  context,
  pageErrors,
}) => {
  await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
  await context.clearCookies();
  await save(admin);
  await givePassword(admin);
  await expect(tool(admin, 'Save (1)')).toBeVisible();
  await save(admin);
  await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
  pageErrors.length = 0;
});
