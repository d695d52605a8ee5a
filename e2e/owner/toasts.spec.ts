import type { Locator, Page } from '@playwright/test';
import { coveredControls } from '../support/covering';
import { enterAdminMode, expect, test, tool, waitForCards } from './support/owner-test';
import { openAddForm, submit } from './support/drink-forms';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

const toast = (page: Page, title: string) =>
  page.locator('[role="status"], [role="alert"]').filter({ hasText: title });

/** At either size the toast lies wholly on the screen and on no control, and what is at its place can be seen. */
async function expectClear(page: Page, title: string, what: string): Promise<void> {
  // With the focus in it, it stays.
  await toast(page, title).getByRole('button', { name: 'Close message' }).focus();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(toast(page, title)).toBeInViewport({ ratio: 1 });
    expect.soft(await coveredControls(toast(page, title)), `${what} at ${size.width} pixels`).toEqual([]);
  }
}

const openTab = async (settings: Locator, name: string) => {
  await settings.getByRole('tab', { name }).click();
  await expect(settings.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
};

test('A toast lies on no control, on a phone and on a desktop', async ({ page }) => {
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  await test.step('of a list, wherever it is scrolled to', async () => {
    await page.getByRole('button', { name: 'Delete Negroni', exact: true }).click();
    await page.getByRole('button', { name: 'Stage Deletion' }).click();
    for (const top of [0, 150, 400, 777]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expectClear(page, 'Deletion Staged', `scrolled to ${top}`);
    }
  });

  await test.step('of a dialog, and leaves its tabs to be clicked', async () => {
    await tool(page, 'Settings').click();
    const settings = page.getByRole('dialog', { name: 'Admin Settings' });
    await openTab(settings, 'Appearance');
    await settings.getByLabel('Bar name', { exact: true }).fill('x'.repeat(61));
    await settings.getByRole('button', { name: 'Save appearance' }).click();
    for (const name of ['Appearance', 'Spirits', 'Security']) {
      await openTab(settings, name);
      await expectClear(page, 'Validation Error', name);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('of a form, wherever it is scrolled to', async () => {
    const form = await openAddForm(page, 'Cocktail');
    await submit(form);
    await expectClear(page, 'Validation Error', 'Add New Cocktail');
    await form.getByRole('heading', { name: 'Add New Cocktail' }).scrollIntoViewIfNeeded();
    await expectClear(page, 'Validation Error', 'Add New Cocktail, scrolled to its start');
  });
});
