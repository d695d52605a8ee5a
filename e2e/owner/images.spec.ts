import type { Page } from '@playwright/test';
import { LANDING_IMAGE } from '@peanut/contracts';
import { enterAdminMode, expect, expectToast, stageEdit, test as base, tool, toolbar } from './owner-test';
import { failCalls, recordWrites } from './support/calls';
import { file, png } from './support/picture';

/** A page in admin mode, at the landing page. */
const test = base.extend<{ landing: Page }>({
  landing: async ({ page }, use) => {
    await enterAdminMode(page, '/');
    await use(page);
  },
});

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

test.describe('The Change Image dialog', () => {
  test('belongs to admin mode, takes images only, and uploads nothing by itself', async ({ page }) => {
    await page.goto('/');
    await expect(photo(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Image' })).toHaveCount(0);
    await enterAdminMode(page, '/');
    const writes = recordWrites(page);
    await openDialog(page);
    await expect(input(page)).toHaveAttribute('accept', 'image/*');
    await expect(input(page)).not.toHaveAttribute('multiple');
    await choosePicture(page);
    await expect(dialog(page).getByRole('img')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(writes).toEqual([]);
  });

  test('uploads, saves, reloads the page, and says so', async ({ landing, browser, baseURL }) => {
    const writes = recordWrites(landing);
    await landing.evaluate(() => (document.documentElement.dataset['before'] = 'the reload'));
    await openDialog(landing);
    await choosePicture(landing);
    await upload(landing);
    await expectToast(landing, 'Success', 'Landing page image updated successfully');
    await expect(landing.locator('html')).not.toHaveAttribute('data-before');
    await expect(toolbar(landing)).toBeVisible();
    await expect.poll(() => photoUrl(landing)).toContain('/api/images/');
    expect(writes.map(({ method, path }) => `${method} ${path.replace(/[^/]{8,}$/, '…')}`)).toEqual([
      'POST /api/images/upload',
      expect.stringMatching(/^PUT \//),
      'PUT /api/images/landing',
    ]);
    expect(Object.keys(writes[2]?.body as object)).toEqual(['imageURL']);
    const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
    await guest.goto('/');
    await expect.poll(() => photoUrl(guest)).toContain('/api/images/');
    const width = () => photo(guest).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await guest.close();
  });

  test('does not lose what is pending by its reload', async ({ page }) => {
    await enterAdminMode(page, '/cocktails');
    await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
    await page.getByRole('link', { name: 'Home' }).click();
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await openDialog(page);
    await choosePicture(page);
    await upload(page);
    await expectToast(page, 'Success', 'Landing page image updated successfully');
    await expect(tool(page, 'Save (1)')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('refuses a file that is too big, of the wrong type, or missing', async ({ landing }) => {
    const writes = recordWrites(landing);
    await openDialog(landing);
    await upload(landing);
    await expect(input(landing)).toHaveAttribute('aria-invalid', 'true');
    const refused = [
      file('huge.png', 'image/png', Buffer.alloc(LANDING_IMAGE.maxBytes + 1)),
      file('notes.txt', 'text/plain', Buffer.from('cheers')),
    ];
    for (const wrong of refused) {
      await input(landing).setInputFiles(wrong);
      await upload(landing);
      await expect(input(landing)).toHaveAttribute('aria-invalid', 'true');
      await expect(input(landing)).toHaveAccessibleDescription(new RegExp(wrong.name));
    }
    expect(writes).toEqual([]);
    await choosePicture(landing);
    await expect(input(landing)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('takes a program that calls itself a picture no further than the service', async ({
    landing,
    pageErrors,
  }) => {
    const before = await photoUrl(landing);
    await openDialog(landing);
    await input(landing).setInputFiles(
      file('setup.png', 'image/png', Buffer.from('MZ\u0090\u0000 not a picture')),
    );
    await upload(landing);
    await expectToast(landing, 'Error', 'Failed to update landing page image');
    await expect(dialog(landing)).toBeVisible();
    await landing.reload();
    expect(await photoUrl(landing)).toBe(before);
    // The trace of Playwright reads the broken preview a second time, which the page's policy forbids.
    pageErrors.length = 0;
  });
});

test.describe('A landing picture', () => {
  const calls = [
    { method: 'POST', path: '/api/images/upload' },
    { method: 'PUT', path: /^\/api\/images\/(?!landing$)/ },
    { method: 'PUT', path: '/api/images/landing' },
  ];
  test('stays when any of the three calls fails, and the next try succeeds', async ({ landing }) => {
    const before = await photoUrl(landing);
    await openDialog(landing);
    await choosePicture(landing);
    for (const call of calls) {
      for (const answer of ['none', { status: 503, message: 'The bar is closed.' }] as const) {
        const stop = await failCalls(landing, { ...call, answer });
        await upload(landing);
        await expectToast(landing, 'Error', 'Failed to update landing page image');
        await expect(landing.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
        await landing.getByRole('button', { name: 'Close message' }).click();
        await expect(dialog(landing)).toBeVisible();
        expect(await photoUrl(landing)).toBe(before);
        await stop();
      }
    }
    await upload(landing);
    await expectToast(landing, 'Success', 'Landing page image updated successfully');
  });

  test('that cannot be read does not keep the page from standing', async ({ page }) => {
    await failCalls(page, {
      method: 'GET',
      path: '/api/admin/settings/landing_page_image',
      answer: { status: 502 },
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'House Cocktails' })).toBeVisible();
  });
});
