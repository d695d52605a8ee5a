import type { APIRequestContext } from '@playwright/test';
import { STACK } from '../../stack';
import { expect, test as base } from '../owner-test';

/** The password that specs change to. */
export const OTHER_PASSWORD = 'a very different one';

/** The owner's test, after which the password is again what the stack says. */
export const test = base.extend<{ keptPassword: undefined }>({
  keptPassword: [
    async ({ owner, untouched }, use) => {
      await use(untouched);
      await restorePassword(owner);
    },
    { auto: true },
  ],
});

async function restorePassword(owner: APIRequestContext): Promise<void> {
  for (const password of [STACK.adminPassword, OTHER_PASSWORD]) {
    const login = await owner.post('/api/admin/verify', { data: { password } });
    if (login.status() !== 200) continue;
    if (password === STACK.adminPassword) return;
    const change = await owner.post('/api/admin/password', { data: { newPassword: STACK.adminPassword } });
    expect(change.status()).toBe(200);
    return;
  }
  throw new Error('No known password opens admin mode any more.');
}
