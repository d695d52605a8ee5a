import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { enterAdminMode, expectToast } from '../owner/owner-test';
import { field, fill, NEW_WHISKEY, openAddForm } from '../owner/support/drink-forms';
import { expect, fail, test, type Failure } from './ai-test';
import { marked } from './support/panel';

const CAUSES: Failure[] = ['a refusal with a reason', 'an answer that is no JSON', 'no network'];

const suggest = (page: Page) => page.getByRole('button', { name: 'Suggest position' });

test('Suggest position places a pour by its strength and says why, never below 1, and at 1 after every failure', async ({
  page,
}) => {
  await enterAdminMode(page, '/whiskey');
  const form = await openAddForm(page, 'Whiskey');
  await fill(form, NEW_WHISKEY);

  await test.step('it places by strength; the number can be put back', async () => {
    const before = await field(form, 'Number').inputValue();
    await field(form, 'Proof').fill('70');
    await suggest(page).click();
    await expect(field(form, 'Number')).toHaveValue('1');
    await expect(form.getByRole('status')).toContainText('70 proof');
    expect(await marked(form)).toEqual(['Number']);
    await form.getByRole('button', { name: 'Put back Number' }).click();
    await expect(field(form, 'Number')).toHaveValue(before);
    await field(form, 'Proof').fill('127');
    await suggest(page).click();
    await expect(form.getByRole('status')).toContainText('127 proof');
    await expect(field(form, 'Number')).toHaveValue('24');
  });

  await test.step('it never goes below 1', async () => {
    await page.route(`**${ENDPOINTS.suggestOrder.path}`, (route) =>
      route.fulfill({ json: { suggestedNumber: -3, reasoning: 'Far ahead.' } }),
    );
    await suggest(page).click();
    await expect(form.getByText('Far ahead.')).toBeVisible();
    await expect(field(form, 'Number')).toHaveValue('1');
  });

  for (const cause of CAUSES) {
    await test.step(`it falls back to 1 after ${cause}`, async () => {
      await fail(page, ENDPOINTS.suggestOrder.path, cause);
      await field(form, 'Number').fill('7');
      await suggest(page).click();
      await expect(field(form, 'Number')).toHaveValue('1');
      const toast = page.getByRole('alert').filter({ hasText: 'Warning' });
      await expectToast(page, 'Warning', 'Could not calculate optimal position. Using position 1.');
      await toast.getByRole('button').click();
      await expect(toast).toBeHidden();
    });
  }
});
