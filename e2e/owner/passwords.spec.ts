import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { attempt, call } from '../api';
import { STACK } from '../stack';
import { expect, expectToast, tool, toolbar } from './owner-test';
import { failCalls, recordWrites } from './support/calls';
import { expectProblem } from './support/drink-forms';
import { OTHER_PASSWORD, test } from './support/kept-password';
import { logInFrom, strangeAddress } from './support/other-address';

const PATH = '/api/admin/password';
const FORMS = [
  { tool: 'Settings', dialog: 'Admin Settings' },
  { tool: 'Change password', dialog: 'Change Admin Password' },
] as const;
type PasswordForm = (typeof FORMS)[number];

async function open(page: Page, form: PasswordForm) {
  await tool(page, form.tool).click();
  const dialog = page.getByRole('dialog', { name: form.dialog });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  return {
    dialog,
    first: field('New password'),
    second: field('Confirm password'),
    async submit(password: string, confirmation: string) {
      await field('New password').fill(password);
      await field('Confirm password').fill(confirmation);
      await dialog.getByRole('button', { name: 'Update Password' }).click();
    },
  };
}

const [inSettings, standAlone] = FORMS;
type OpenForm = Awaited<ReturnType<typeof open>>;

/** What is wrong stands at the fields of the Security tab. */
async function expectProblems(form: OpenForm): Promise<void> {
  await form.submit('short', 'short');
  await expectProblem(form.first, 'Password must be at least 6 characters');
  await expect(
    form.dialog.getByText('Password must be at least 6 characters', { exact: true }),
  ).toBeVisible();
  await form.submit('long enough', 'long enuogh');
  await expectProblem(form.second, "Passwords don't match");
  await expect(form.dialog.getByText("Passwords don't match", { exact: true })).toBeVisible();
}

/** The stand-alone form says what is wrong by toasts. */
async function expectToasts(page: Page, form: OpenForm): Promise<void> {
  await form.submit('short', 'short');
  await expectToast(page, 'Invalid Password', 'Password must be at least 6 characters long.');
  await expect(page.getByRole('alert').getByText('Invalid Password', { exact: true })).toBeVisible();
  await form.submit('long enough', 'long enuogh');
  await expectToast(page, 'Password Mismatch', 'Passwords do not match. Please try again.');
  await expect(page.getByRole('alert').getByText('Password Mismatch', { exact: true })).toBeVisible();
}

for (const place of FORMS) {
  test(`Update Password in ${place.dialog} says what is wrong, and changes the password`, async ({
    admin,
    owner,
  }) => {
    const writes = recordWrites(admin);
    let form = await open(admin, place);
    await test.step('refuses a short password and one that was typed differently', async () => {
      if (place === inSettings) await expectProblems(form);
      else await expectToasts(admin, form);
      expect(writes).toEqual([]);
    });

    if (place === standAlone) {
      await test.step('Cancel closes it', async () => {
        await form.first.fill('');
        await form.second.fill('');
        await form.dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(form.dialog).toBeHidden();
        form = await open(admin, place);
      });
    }

    await test.step('says in the words of the service, or its own, that it failed', async () => {
      for (const [answer, said] of [
        ['none', 'Failed to update password. Please try again.'],
        [{ status: 502 }, 'Failed to update password. Please try again.'],
        [{ status: 503, message: 'The bar is closed.' }, 'The bar is closed.'],
      ] as const) {
        const stop = await failCalls(admin, { method: 'POST', path: PATH, answer });
        await form.submit(OTHER_PASSWORD, OTHER_PASSWORD);
        await expect(admin.getByRole('alert').getByText(said, { exact: true })).toBeVisible();
        await expect(form.first).toHaveValue(OTHER_PASSWORD);
        await admin.getByRole('button', { name: 'Close message' }).click();
        await stop();
      }
    });

    await test.step('changes it, ends the other sessions and keeps this one', async () => {
      writes.length = 0;
      await form.submit(OTHER_PASSWORD, OTHER_PASSWORD);
      await expectToast(admin, 'Password Updated', 'Password updated successfully');
      expect(writes).toEqual([{ method: 'POST', path: PATH, body: { newPassword: OTHER_PASSWORD } }]);
      if (place === standAlone) await expect(form.dialog).toBeHidden();
      else await expect(form.first).toHaveValue('');
      expect(await call(owner, ENDPOINTS.readSession)).toEqual({ active: false });
      const write = { parameters: { id: 'x' }, body: {} };
      expect((await attempt(owner, ENDPOINTS.updateSpiritOption, write)).status).toBe(401);
      const address = strangeAddress();
      expect((await logInFrom(address, STACK.adminPassword)).status).toBe(401);
      expect((await logInFrom(address, OTHER_PASSWORD)).status).toBe(200);
      await admin.reload();
      await expect(toolbar(admin)).toBeVisible();
    });
  });
}
