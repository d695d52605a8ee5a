import { ENDPOINTS } from '@peanut/contracts';
import { call } from '../api';
import { STACK } from '../stack';
import { expect, test } from './ai-test';
import { input, messages, openChat, say, TROUBLE } from './support/chat';
import { ask, recommended, results } from './support/recommendations';

/** The defaults of RATE_LIMIT_CHAT and RATE_LIMIT_RECOMMENDATIONS. */
const A_MINUTE = { chat: 20, recommendations: 10 };

/** Uses up the page's allowance by quick calls with its cookie. */
async function useUp(count: number, ask: () => Promise<object>): Promise<void> {
  await Promise.all(Array.from({ length: count }, ask));
}

test('after twenty messages and ten wishes a minute a visitor is asked for patience, and no other one', async ({
  page,
  browser,
}) => {
  await page.goto('/recommendations');

  await test.step('the recommendations ask for patience and keep what was found', async () => {
    const names = await recommended(page, 'something bitter');
    await useUp(A_MINUTE.recommendations - 1, () =>
      call(page.request, ENDPOINTS.recommend, { body: { description: 'sweet' } }),
    );
    await ask(page, 'something sweet');
    const alert = page.getByRole('alert');
    await expect(alert.getByText('AI Recommendations Unavailable', { exact: true })).toBeVisible();
    await expect(
      alert.getByText('Too many requests. Please wait a moment and try again.', { exact: true }),
    ).toBeVisible();
    expect(await results(page).getByRole('heading').allInnerTexts()).toEqual(names);
  });

  await test.step('the chat says that it has trouble', async () => {
    await openChat(page);
    await useUp(A_MINUTE.chat, () => call(page.request, ENDPOINTS.chat, { body: { message: 'Hello' } }));
    const refused = page.waitForResponse(`**${ENDPOINTS.chat.path}`);
    await input(page).fill('One more');
    await input(page).press('Enter');
    const answer = await refused;
    expect(answer.status()).toBe(429);
    expect(Number(await answer.headerValue('retry-after'))).toBeGreaterThan(0);
    await expect(messages(page).last()).toContainText(TROUBLE);
  });

  await test.step('it does so to this visitor alone', async () => {
    const other = await browser.newPage({ baseURL: STACK.baseUrl });
    await other.goto('/');
    await openChat(other);
    expect(await say(other, 'What is in a Negroni?')).toMatch(/campari/i);
    await other.context().close();
  });
});
