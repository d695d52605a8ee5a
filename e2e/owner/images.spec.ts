import type { Page } from '@playwright/test';
import { STACK } from '../support/stack';
import { enterAdminMode, expect, expectToast, stageEdit, test, tool, toolbar } from './support/owner-test';
import { failCalls } from './support/calls';

const photo = (page: Page) => page.getByRole('img', { name: /^The owners of / });
const photoUrl = (page: Page) => photo(page).evaluate((image: HTMLImageElement) => image.currentSrc);

/** A PNG file, drawn by the page. */
async function picture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: 'owners.png', mimeType: 'image/png', buffer };
}

test('A picture is uploaded, the page is loaded anew with all that is pending, and guests see it', async ({
  page,
  browser,
}) => {
  await enterAdminMode(page, '/cocktails');
  await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Change Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Image' });
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await picture(page));
  await expect(dialog.getByRole('img')).toBeVisible();

  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await page.evaluate(() => (document.documentElement.dataset['before'] = 'the reload'));
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expectToast(page, 'Success', 'Landing page image updated successfully');
  await expect(page.locator('html')).not.toHaveAttribute('data-before');
  await expect(toolbar(page)).toBeVisible();
  await expect.poll(() => photoUrl(page)).toContain('/api/images/');
  await expect(tool(page, 'Save (1)')).toBeVisible();
  expect(asked).toEqual([]);

  const guest = await browser.newPage({ baseURL: STACK.baseUrl });
  await guest.goto('/');
  await expect.poll(() => photoUrl(guest)).toContain('/api/images/');
  const width = () => photo(guest).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(guest.getByRole('button', { name: 'Change Image' })).toHaveCount(0);
  await guest.context().close();
});

test('A landing picture that cannot be read does not keep the page from standing', async ({ page }) => {
  await failCalls(page, {
    method: 'GET',
    path: '/api/admin/settings/landing_page_image',
    answer: { status: 502 },
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'House Cocktails' })).toBeVisible();
});
