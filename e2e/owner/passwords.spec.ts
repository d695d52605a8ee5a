import { ENDPOINTS } from '@peanut/contracts';
import { attempt, call } from '../api';
import { STACK } from '../stack';
import { expect, expectToast, tool, toolbar } from './owner-test';
import { OTHER_PASSWORD, test } from './support/kept-password';
import { logInFrom, strangeAddress } from './support/other-address';

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
  const address = strangeAddress();
  expect((await logInFrom(address, STACK.adminPassword)).status).toBe(401);
  expect((await logInFrom(address, OTHER_PASSWORD)).status).toBe(200);
  await admin.reload();
  await expect(toolbar(admin)).toBeVisible();
});
