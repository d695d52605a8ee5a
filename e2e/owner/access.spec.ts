import type { Page } from '@playwright/test';
import { STACK } from '../stack';
import { untilAnswering } from '../test';
import { enterAdminMode, expect, expectToast, stageEdit, test, tool, toolbar } from './owner-test';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Admin Access' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Admin Settings' });
const password = (page: Page) => modal(page).getByPlaceholder('Enter admin password');

/** Files of `mf-admin`, of the shared admin runtime and of the admin part of `mf-menu`. */
const ADMIN_FILE = /^\/(?!api\/).*(admin|landing-tools)/;

async function exitInSettings(page: Page): Promise<void> {
  await tool(page, 'Settings').click();
  await settings(page).getByRole('button', { name: 'Exit Admin Mode', exact: true }).click();
}

const openByEvent = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new CustomEvent('open-admin-modal')));

test('The admin modal opens by the peanut or the brand mark, and closes again', async ({ page }) => {
  await page.goto('/');
  await untilAnswering(page);
  await test.step('three quick clicks on the footer peanut open it, two or slow ones do not', async () => {
    const peanut = page.getByTestId('footer-peanut');
    await peanut.click({ clickCount: 2 });
    await page.waitForTimeout(600);
    await peanut.click();
    await page.waitForTimeout(600);
    await expect(modal(page)).toBeHidden();
    await peanut.click({ clickCount: 3 });
    await expect(modal(page)).toBeVisible();
  });

  await test.step('Cancel and Escape close it; a blank password is ignored', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/verify')) calls.push(request.method());
    });
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toBeHidden();
    await openByEvent(page);
    await expect(password(page)).toBeFocused();
    await password(page).fill('   ');
    await password(page).press('Enter');
    await expect(modal(page)).toBeVisible();
    expect(calls).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
  });

  await test.step('three clicks on the brand mark within a second open it', async () => {
    await page.getByRole('link', { name: 'Cocktails', exact: true }).click();
    await expect(page).toHaveURL(/cocktails$/);
    await page.getByTestId('admin-trigger').click({ clickCount: 3, delay: 20 });
    await expect(modal(page)).toBeVisible();
  });
});

test('Admin mode is entered by the right password, and left without asking when nothing is pending', async ({
  page,
}) => {
  const verify = '**/api/admin/verify';
  await page.goto('/cocktails');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await openByEvent(page);
  await test.step('a wrong password is denied and the field stays for another try', async () => {
    await password(page).fill('wrong password');
    await password(page).press('Enter');
    await expectToast(page, 'Access Denied', 'Incorrect password. Please try again.');
    await expect(modal(page)).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
  });

  await test.step('a service that cannot be reached is not called a wrong password', async () => {
    await page.route(verify, (route) => route.abort());
    await password(page).fill(STACK.adminPassword);
    await password(page).press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('Incorrect password. Please try again.')).toHaveCount(0);
    await page.unroute(verify);
  });

  const before = (await heading.boundingBox())?.y ?? 0;
  await test.step('says Verifying... while the password is checked, then opens admin mode', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(verify, async (route) => {
      await held;
      await route.continue();
    });
    await password(page).fill(STACK.adminPassword);
    await modal(page).getByRole('button', { name: 'Access Admin' }).click();
    await expect(modal(page).getByRole('button', { name: 'Verifying...' })).toBeDisabled();
    answer();
    await expectToast(page, 'Admin Access Granted', 'You can now edit the menu.');
    await expect(modal(page)).toBeHidden();
    await expect(toolbar(page)).toContainText('Admin Mode (Active)');
  });

  await test.step('pushes the page down, and is still on after a reload', async () => {
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(before + 30);
    await page.reload();
    await expect(toolbar(page)).toBeVisible();
  });

  await test.step('is left without asking, also after a reload', async () => {
    await tool(page, 'Exit').click();
    await expect(toolbar(page)).toBeHidden();
    await page.reload();
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    await expect(toolbar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  });
});

test.describe('Admin mode', () => {
  test('asks before Exit throws pending changes away, in the toolbar and in the settings', async ({
    admin,
  }) => {
    const dialog = admin.getByRole('alertdialog', { name: 'Exit Admin Mode' });
    const expectQuestion = () =>
      expect(dialog).toContainText(
        'You have 1 pending change(s). Exiting admin mode will discard all unsaved changes. Are you sure?',
      );
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await tool(admin, 'Exit').click();
    await expectQuestion();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    await tool(admin, 'Exit').click();
    await dialog.getByRole('button', { name: 'Exit & Discard' }).click();
    await expect(toolbar(admin)).toBeHidden();
    await enterAdminMode(admin, '/cocktails');
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await exitInSettings(admin);
    await expectQuestion();
    await dialog.getByRole('button', { name: 'Exit & Discard' }).click();
    await expect(toolbar(admin)).toBeHidden();
  });

  test('reaches and leaves another tab; the settings leave it at once when nothing is pending', async ({
    admin,
    context,
  }) => {
    const second = await context.newPage();
    await second.goto('/whiskey');
    await expect(toolbar(second)).toBeVisible();
    await exitInSettings(admin);
    await expect(toolbar(admin)).toBeHidden();
    await expect(settings(admin)).toBeHidden();
    await expect(toolbar(second)).toBeHidden();
  });

  test('asks for the password when the session ran out, and keeps what is pending', async ({
    admin,
    context,
    pageErrors,
  }) => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await context.clearCookies();
    await tool(admin, 'Save (1)').click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes' }).click();
    await expect(modal(admin)).toBeVisible();
    await password(admin).fill(STACK.adminPassword);
    await password(admin).press('Enter');
    await expect(modal(admin)).toBeHidden();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    await tool(admin, 'Save (1)').click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes' }).click();
    await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
    pageErrors.length = 0;
  });
});

test.describe('Visitors', () => {
  test('download no admin file, of which the owner needs several', async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    const adminFiles = () => [...files].filter((file) => ADMIN_FILE.test(file));
    const pages = ['/', '/cocktails', '/whiskey'];
    for (const path of pages) await page.goto(path, { waitUntil: 'networkidle' });
    expect(adminFiles()).toEqual([]);
    await enterAdminMode(page, '/');
    for (const name of ['Cocktails', 'Whiskey']) await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => adminFiles().length).toBeGreaterThan(3);
  });
});
