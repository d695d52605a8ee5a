import { ENDPOINTS } from '@peanut/contracts';
import { call } from '../support/api';
import { expect, test as base } from '../owner/support/owner-test';

/** The owner's test, whose page is counted as a visitor of its own from its first request on. */
export const test = base.extend<{ ownAllowance: undefined }>({
  ownAllowance: [
    async ({ page }, use) => {
      await call(page.request, ENDPOINTS.readBartender);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
