import type { Page } from '@playwright/test';
import { STACK } from '../stack';
import { enterAdminMode, expect, expectToast, stageEdit, test, tool, toolbar } from './owner-test';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Admin Access' });
const password = (page: Page) => modal(page).getByPlaceholder('Enter admin password');

/** Files of `mf-admin`, of the shared admin runtime and of the admin part of `mf-menu`. */
const ADMIN_FILE = /^\/(?!api\/).*(admin|landing-tools)/;

async function openByEvent(page: Page, path = '/') {
  await page.goto(path);
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('open-admin-modal')));
  await expect(modal(page)).toBeVisible();
}

test.describe('Admin access', () => {
  test('three quick clicks on the footer peanut open it, two or slow ones do not', async ({ page }) => {
    await page.goto('/');
    const peanut = page.getByTestId('footer-peanut');
    await peanut.click({ clickCount: 2 });
    await page.waitForTimeout(600);
    await peanut.click();
    await page.waitForTimeout(600);
    await expect(modal(page)).toBeHidden();
    await peanut.click({ clickCount: 3 });
    await expect(modal(page)).toBeVisible();
  });

  test('three clicks on the brand mark within a second open it', async ({ page }) => {
    await page.goto('/cocktails');
    await page.getByTestId('admin-trigger').click({ clickCount: 3, delay: 20 });
    await expect(modal(page)).toBeVisible();
  });

  test('Cancel and Escape close it; a blank password is ignored', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/verify')) calls.push(request.method());
    });
    await openByEvent(page);
    await expect(password(page)).toBeFocused();
    await password(page).fill('   ');
    await password(page).press('Enter');
    await expect(modal(page)).toBeVisible();
    expect(calls).toEqual([]);
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('open-admin-modal')));
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
  });

  test('says Verifying... while the password is checked, then opens admin mode', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/verify', async (route) => {
      await held;
      await route.continue();
    });
    await openByEvent(page);
    await password(page).fill(STACK.adminPassword);
    await modal(page).getByRole('button', { name: 'Access Admin' }).click();
    await expect(modal(page).getByRole('button', { name: 'Verifying...' })).toBeDisabled();
    answer();
    await expectToast(page, 'Admin Access Granted', 'You can now edit the menu.');
    await expect(modal(page)).toBeHidden();
    await expect(toolbar(page)).toContainText('Admin Mode (Active)');
  });

  test('a wrong password is denied and the field stays for another try', async ({ page }) => {
    await openByEvent(page);
    await password(page).fill('wrong password');
    await password(page).press('Enter');
    await expectToast(page, 'Access Denied', 'Incorrect password. Please try again.');
    await expect(modal(page)).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeVisible();
  });

  test('a service that cannot be reached is not called a wrong password', async ({ page }) => {
    await page.route('**/api/admin/verify', (route) => route.abort());
    await openByEvent(page);
    await password(page).fill(STACK.adminPassword);
    await password(page).press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('Incorrect password. Please try again.')).toHaveCount(0);
  });
});

test.describe('Admin mode', () => {
  test('is still on after a reload', async ({ admin }) => {
    await admin.reload();
    await expect(toolbar(admin)).toBeVisible();
  });

  test('pushes the page down and leaves it again without asking when nothing is pending', async ({
    page,
  }) => {
    await page.goto('/cocktails');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const before = (await heading.boundingBox())?.y ?? 0;
    await enterAdminMode(page, '/cocktails');
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(before + 30);
    await tool(page, 'Exit').click();
    await expect(toolbar(page)).toBeHidden();
    await page.reload();
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    await expect(toolbar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  });

  test('asks before Exit throws pending changes away', async ({ admin }) => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await tool(admin, 'Exit').click();
    const dialog = admin.getByRole('alertdialog', { name: 'Exit Admin Mode' });
    await expect(dialog).toContainText(
      'You have 1 pending change(s). Exiting admin mode will discard all unsaved changes. Are you sure?',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    await tool(admin, 'Exit').click();
    await dialog.getByRole('button', { name: 'Exit & Discard' }).click();
    await expect(toolbar(admin)).toBeHidden();
    await enterAdminMode(admin, '/cocktails');
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  test('reaches and leaves another tab', async ({ admin, context }) => {
    const second = await context.newPage();
    await second.goto('/whiskey');
    await expect(toolbar(second)).toBeVisible();
    await tool(admin, 'Exit').click();
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
    for (const path of pages) await enterAdminMode(page, path);
    await expect.poll(() => adminFiles().length).toBeGreaterThan(3);
  });
});
