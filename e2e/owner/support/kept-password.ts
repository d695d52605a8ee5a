import { ENDPOINTS } from '@peanut/contracts';
import type { APIRequestContext } from '@playwright/test';
import { attempt, call } from '../../api';
import { STACK } from '../../stack';
import { test as base } from '../owner-test';

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
    const login = await attempt(owner, ENDPOINTS.verifyPassword, { body: { password } });
    if (login.status !== 200) continue;
    if (password === STACK.adminPassword) return;
    await call(owner, ENDPOINTS.changePassword, { body: { newPassword: STACK.adminPassword } });
    return;
  }
  throw new Error('No known password opens admin mode any more.');
}
