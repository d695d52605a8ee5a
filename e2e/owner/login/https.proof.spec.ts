import type { Page } from '@playwright/test';
import { startTlsProxy } from '../../../gateway/test/support/tls-proxy';
import { chromium, STACK } from '../../support/stack';
import { clickThreeTimes } from '../../support/test';
import { expect, expectToast, save, stageEdit, test as base, toolbar } from '../support/owner-test';
import { startWithOwnCertificate } from '../support/own-certificate';

/** The product behind somebody's https proxy, which the gateway is told to trust. */
const test = base.extend<{ overHttps: Page }, { httpsOrigin: string }>({
  httpsOrigin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that this one needs
    async ({}, use) => {
      const proxy = await startTlsProxy(STACK.baseUrl);
      await use(proxy.origin);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  overHttps: async ({ browser, httpsOrigin }, use) => {
    const page = await browser.newPage({ baseURL: httpsOrigin, ignoreHTTPSErrors: true });
    await use(page);
    await page.context().close();
  },
});

async function logIn(page: Page): Promise<void> {
  await clickThreeTimes(page.getByTestId('footer-peanut'));
  await page.getByPlaceholder('Enter admin password').fill(STACK.adminPassword);
  await page.getByRole('button', { name: 'Access Admin' }).click();
  await expect(toolbar(page)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: '__Host-peanut_session', secure: true, httpOnly: true }),
  );
}

async function saveOverHttps(page: Page): Promise<void> {
  await logIn(page);
  await stageEdit(page, 'Negroni', 'Glass', 'Tumbler over https');
  await save(page);
  await expectToast(page, 'Changes Applied', '1 change(s) have been successfully applied.');
}

test('Behind an https proxy a guest talks; the owner logs in with a cookie for https alone, and saves', async ({
  overHttps: page,
}) => {
  await page.goto('/cocktails');
  await test.step('a guest talks to the bartender', async () => {
    await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
    await page.getByRole('dialog', { name: 'Peanut AI' }).getByRole('textbox').fill('What is in a Negroni?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByTestId('chat-message').last()).toContainText('Campari');
    await page.getByRole('button', { name: 'Close chat' }).click();
  });
  await saveOverHttps(page);
});

test('With a certificate of its own, plain http leads to https, the worker comes, and the owner logs in and saves', async ({
  playwright,
}) => {
  test.skip(
    STACK.kind === 'containers' && STACK.baseUrl.startsWith('http:'),
    'The containers have their certificate with --tls.',
  );
  const gateway = await startWithOwnCertificate();
  // A worker takes a certificate that the machine trusts, which only the browser as a whole can be made to believe.
  const args = [...chromium.args, '--ignore-certificate-errors'];
  const browser = await playwright.chromium.launch({ ...chromium, args });
  try {
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    await page.goto(`${gateway.origin.replace('https:', 'http:')}/cocktails`);
    await expect(page).toHaveURL(`${gateway.origin}/cocktails`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await saveOverHttps(page);
  } finally {
    await browser.close();
    await gateway.stop();
  }
});
