import { ENDPOINTS } from '@peanut/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '../../support/api';
import { restoreSnapshot, takeSnapshot } from '../../support/menu-snapshot';
import { ownerClient } from '../../support/owner-session';
import { expect, test as base } from '../../support/test';

interface OwnerFixtures {
  /** Brings the menu and the settings back to what they were before the test. */
  untouched: undefined;
  /** A page in admin mode, at `/cocktails`. */
  admin: Page;
}

const SETTINGS = [
  ...['bar_name', 'bar_subtitle', 'accent_color', 'clear_undo_after_save', 'landing_page_image'],
  'hide_unavailable',
];

/** Takes a setting back where a test has set it. */
async function unset(owner: APIRequestContext, key: string): Promise<void> {
  const parameters = { key };
  const { value } = await call(owner, ENDPOINTS.readSetting, { parameters });
  if (value !== null) await call(owner, ENDPOINTS.putSetting, { parameters, body: { value: null } });
}

export const test = base.extend<OwnerFixtures>({
  // Nothing slides or fades, those specs aside that are about it or walk through everything.
  contextOptions: { reducedMotion: 'reduce' },
  untouched: [
    async ({ owner }, use) => {
      const before = await takeSnapshot(owner);
      await use(undefined);
      await restoreSnapshot(owner, before);
      await Promise.all(SETTINGS.map((key) => unset(owner, key)));
    },
    { auto: true },
  ],
  admin: async ({ page }, use) => {
    await enterAdminMode(page, '/cocktails');
    await use(page);
  },
});

export { expect };

/** Gives the page a session and opens the path in admin mode. */
export async function enterAdminMode(page: Page, path: string): Promise<void> {
  const client = await ownerClient('page');
  await page.context().addCookies((await client.storageState()).cookies);
  await client.dispose();
  await page.goto(path);
  await expect(toolbar(page)).toBeVisible();
}

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Admin toolbar' });
export const tool = (page: Page, name: string | RegExp) =>
  toolbar(page).getByRole('button', { name, exact: typeof name === 'string' });

/** The one toast, by its title and description, letter by letter. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[role="status"], [role="alert"]').filter({ hasText: title });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

export const card = (page: Page, id: string) => page.locator(`article[data-id="${id}"]`);

/** Waits until the page's lists stand in admin mode. */
export async function waitForCards(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
}

/** Saves everything that is pending and confirms. */
export async function save(page: Page): Promise<void> {
  await tool(page, /^Save \(\d+\)$/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes', exact: true }).click();
}

/** Changes one field of a cocktail in its form and stages it. */
export async function stageEdit(page: Page, name: string, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit (Cocktail|Whiskey)$/ });
  await dialog.getByLabel(field, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Stage changes' }).click();
  await expect(dialog).toBeHidden();
}
