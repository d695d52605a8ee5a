import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../api';
import { expect, test as base } from '../owner/owner-test';

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

/** What a failure of the network and of the service looks like to the page; each costs one helper only. */
export const FAILURES = {
  'a refusal with a reason': {
    status: 503,
    json: { statusCode: 503, error: 'Service Unavailable', message: 'The bartender is out.', requestId: 'r' },
  },
  'too many requests': {
    status: 429,
    json: { statusCode: 429, error: 'Too Many Requests', message: 'The rate limit.', requestId: 'r' },
  },
  'an error page': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
  'an answer that is no JSON': { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' },
  'no network': undefined,
} as const;

export type Failure = keyof typeof FAILURES;

/** Makes calls to this path fail from now on. */
export async function fail(page: Page, path: string, failure: Failure): Promise<void> {
  const answer = FAILURES[failure];
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => (answer ? route.fulfill(answer) : route.abort()));
}
