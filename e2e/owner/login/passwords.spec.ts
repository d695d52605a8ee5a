import { ENDPOINTS } from '@peanut/contracts';
import type { APIRequestContext } from '@playwright/test';
import { attempt, call } from '../../support/api';
import { STACK } from '../../support/stack';
import { expect, expectToast, test, tool, toolbar } from '../support/owner-test';

const OTHER_PASSWORD = 'a very different one';

/** The password is again what the stack says. */
test.afterEach(async ({ owner }) => {
  for (const password of [STACK.adminPassword, OTHER_PASSWORD]) if (await isRestored(owner, password)) return;
  throw new Error('No known password opens admin mode any more.');
});

async function isRestored(owner: APIRequestContext, password: string): Promise<boolean> {
  const { status } = await attempt(owner, ENDPOINTS.verifyPassword, { body: { password } });
  if (status !== 200) return false;
  if (password !== STACK.adminPassword)
    await call(owner, ENDPOINTS.changePassword, { body: { newPassword: STACK.adminPassword } });
  return true;
}

test('A changed password ends the other sessions and keeps this one', async ({ admin, owner }) => {
  await tool(admin, 'Change password').click();
  const dialog = admin.getByRole('dialog', { name: 'Change Admin Password' });
  for (const label of ['New password', 'Confirm password'])
    await dialog.getByLabel(label, { exact: true }).fill(OTHER_PASSWORD);
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(admin, 'Password Updated', 'Password updated successfully');
  await expect(dialog).toBeHidden();

  expect(await call(owner, ENDPOINTS.readSession)).toEqual({ active: false });
  const write = { parameters: { id: 'x' }, body: {} };
  expect((await attempt(owner, ENDPOINTS.updateSpiritOption, write)).status).toBe(401);
  await admin.reload();
  await expect(toolbar(admin)).toBeVisible();
});
