import { ENDPOINTS, LANDING_IMAGE } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { call } from '../api';
import { enterAdminMode, expect, expectToast, stageEdit, test, tool, toolbar } from './owner-test';
import { failCalls, recordWrites } from './support/calls';
import { file, png } from './support/picture';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Image' });
const input = (page: Page) => dialog(page).getByLabel('Image', { exact: true });
const upload = (page: Page) => dialog(page).getByRole('button', { name: 'Upload' }).click();
const photo = (page: Page) => page.getByRole('img', { name: /^The owners of / });
const photoUrl = (page: Page) => photo(page).evaluate((image: HTMLImageElement) => image.currentSrc);

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Image' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choosePicture(page: Page): Promise<void> {
  await input(page).setInputFiles(file('owners.png', 'image/png', await png(page, 640, 480, '#336699')));
}

const CALLS = [
  { method: 'POST', path: '/api/images/upload' },
  { method: 'PUT', path: /^\/api\/images\/(?!landing$)/ },
  { method: 'PUT', path: '/api/images/landing' },
];

test('The Change Image dialog refuses what is no picture, and uploads one', async ({
  page,
  owner,
  browser,
  baseURL,
  pageErrors,
}, testInfo) => {
  await enterAdminMode(page, '/cocktails');
  await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(photo(page)).toBeVisible();
  const before = await photoUrl(page);

  await test.step('takes a program that calls itself a picture no further than the service', async () => {
    await openDialog(page);
    await input(page).setInputFiles(
      file('setup.png', 'image/png', Buffer.from('MZ\u0090\u0000 not a picture')),
    );
    await upload(page);
    await expectToast(page, 'Error', 'Failed to update landing page image');
    await expect(dialog(page)).toBeVisible();
    const stored = await call(owner, ENDPOINTS.readSetting, { parameters: { key: 'landing_page_image' } });
    expect(stored.value).toBeNull();
    expect(await photoUrl(page)).toBe(before);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    // The trace of Playwright reads the broken preview a second time, which the page's policy forbids.
    pageErrors.length = 0;
  });

  const writes = recordWrites(page);
  await test.step('takes images only, and uploads nothing by itself', async () => {
    await openDialog(page);
    await expect(input(page)).toHaveAttribute('accept', 'image/*');
    await expect(input(page)).not.toHaveAttribute('multiple');
    await choosePicture(page);
    await expect(dialog(page).getByRole('img')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(writes).toEqual([]);
  });

  await openDialog(page);
  await test.step('refuses a file that is too big, of the wrong type, or missing', async () => {
    await upload(page);
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    const contents = {
      'huge.png': Buffer.alloc(LANDING_IMAGE.maxBytes + 1),
      'notes.txt': Buffer.from('cheers'),
    };
    for (const [name, bytes] of Object.entries(contents)) {
      // A path: the browser reads the megabytes itself.
      const path = testInfo.outputPath(name);
      writeFileSync(path, bytes);
      await input(page).setInputFiles(path);
      await upload(page);
      await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(input(page)).toHaveAccessibleDescription(new RegExp(name));
    }
    expect(writes).toEqual([]);
    await choosePicture(page);
    await expect(input(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('keeps the picture when any of the three calls fails', async () => {
    for (const failing of CALLS) {
      for (const answer of ['none', { status: 503, message: 'The bar is closed.' }] as const) {
        const stop = await failCalls(page, { ...failing, answer });
        await upload(page);
        await expectToast(page, 'Error', 'Failed to update landing page image');
        await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Close message' }).click();
        await expect(dialog(page)).toBeVisible();
        expect(await photoUrl(page)).toBe(before);
        await stop();
      }
    }
  });

  await test.step('uploads, saves, reloads the page, says so, and loses nothing that is pending', async () => {
    writes.length = 0;
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await page.evaluate(() => (document.documentElement.dataset['before'] = 'the reload'));
    await upload(page);
    await expectToast(page, 'Success', 'Landing page image updated successfully');
    await expect(page.locator('html')).not.toHaveAttribute('data-before');
    await expect(toolbar(page)).toBeVisible();
    await expect.poll(() => photoUrl(page)).toContain('/api/images/');
    expect(writes.map(({ method, path }) => `${method} ${path.replace(/[^/]{8,}$/, '…')}`)).toEqual([
      'POST /api/images/upload',
      expect.stringMatching(/^PUT \//),
      'PUT /api/images/landing',
    ]);
    expect(Object.keys(writes[2]?.body as object)).toEqual(['imageURL']);
    await expect(tool(page, 'Save (1)')).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step('shows guests the picture, and no way to change it', async () => {
    const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
    await guest.goto('/');
    await expect(photo(guest)).toBeVisible();
    await expect.poll(() => photoUrl(guest)).toContain('/api/images/');
    const width = () => photo(guest).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(guest.getByRole('button', { name: 'Change Image' })).toHaveCount(0);
    await guest.close();
  });
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
