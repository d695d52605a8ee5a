import { ENDPOINTS } from '@peanut/contracts';
import { attempt } from '../../support/api';
import { STACK } from '../../support/stack';
import { clickThreeTimes } from '../../support/test';
import { enterAdminMode, expect, test, tool, toolbar } from '../support/owner-test';
import { logInFrom, sendFrom, strangeAddress } from '../support/other-address';

/** RATE_LIMIT_VERIFY, as it is where nobody sets it. */
const WRONG_TRIES = 5;

async function guessInTurn(): Promise<void> {
  const address = strangeAddress();
  const owner = await logInFrom(address, STACK.adminPassword);
  expect(owner.status).toBe(200);
  const session = owner.cookies.filter((cookie) => cookie.includes('session'));
  const device = owner.cookies.filter((cookie) => cookie.includes('device'));
  expect([session.length, device.length]).toEqual([1, 1]);
  for (let tries = 0; tries < WRONG_TRIES; tries += 1)
    expect((await logInFrom(address, `guess ${tries}`)).status).toBe(401);

  for (const password of ['one more guess', STACK.adminPassword]) {
    const locked = await logInFrom(address, password);
    expect(locked.status).toBe(429);
    expect(locked.retryAfter).toBeGreaterThan(0);
    expect(locked.retryAfter).toBeLessThanOrEqual(60);
    expect(locked.message).not.toBe('');
    expect(locked.cookies).toEqual([]);
  }
  const write = await sendFrom(address, {
    method: 'PUT',
    path: '/api/admin/settings/bar_name',
    body: { value: null },
    cookies: session,
  });
  expect(write.status, 'the open session').toBe(200);
  expect((await logInFrom(address, STACK.adminPassword, device)).status, "the owner's device").toBe(200);
  expect((await logInFrom(strangeAddress(), STACK.adminPassword)).status, 'another address').toBe(200);
}

async function guessAtOnce(): Promise<void> {
  const address = strangeAddress();
  const guesses = Array.from({ length: 25 }, (_, index) => logInFrom(address, `guess ${index}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(WRONG_TRIES);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25 - WRONG_TRIES);
}

async function guessByForwarding(): Promise<void> {
  const address = strangeAddress();
  for (let tries = 0; tries < WRONG_TRIES; tries += 1) await logInFrom(address, `guess ${tries}`);
  const forged = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Real-IP': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
  };
  const answer = await sendFrom(address, {
    method: 'POST',
    path: '/api/admin/verify',
    body: { password: STACK.adminPassword },
    headers: forged,
  });
  expect(answer.status).toBe(429);
}

test.describe('Guessing the password', () => {
  test('is locked after the limit, and nothing gives another try', async () => {
    await test.step('for the right password too, while open sessions go on', guessInTurn);
    await test.step('many guesses at once pass the limit no further', guessAtOnce);
    await test.step('a forwarded address does not give another try', guessByForwarding);
  });

  test('the access modal says that it is too soon, not that the password was wrong', async ({ page }) => {
    await enterAdminMode(page, '/');
    await tool(page, 'Exit').click();
    await expect(toolbar(page)).toBeHidden();
    // This device has an allowance of its own: nobody else is locked out.
    for (let tries = 0; tries < WRONG_TRIES; tries += 1)
      await attempt(page.request, ENDPOINTS.verifyPassword, { body: { password: `guess ${tries}` } });
    await clickThreeTimes(page.getByTestId('footer-peanut'));
    const modal = page.getByRole('dialog', { name: 'Admin Access' });
    await modal.getByPlaceholder('Enter admin password').fill(STACK.adminPassword);
    await modal.getByRole('button', { name: 'Access Admin' }).click();
    await expect(page.getByRole('alert')).toContainText(/wait/);
    await expect(page.getByText('Incorrect password. Please try again.')).toHaveCount(0);
    await expect(modal).toBeVisible();
  });
});
