import { ENDPOINTS } from '@peanut/contracts';
import { letNetworkRest } from '../../ops/deploy/browser.mjs';
import { expect, test } from '../support/test';

test('What a visitor downloads: nothing of the admin part, nothing of the AI part before the cards, one React', async ({
  page,
  baseURL,
}) => {
  const urls: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('response', (response) => loaded.push(response.url()));
  const chatFiles = () => loaded.filter((url) => url.includes('/chat-window-'));
  const chat = page.getByRole('button', { name: 'Chat with Peanut AI' });
  await letNetworkRest(page);
  await page.goto('/cocktails');
  await expect(page.getByTestId('cocktail-card').first()).toBeVisible();

  await test.step('the cards come without the admin and the AI part, and nothing comes from elsewhere', async () => {
    expect(urls.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
    expect(urls.filter((url) => /\/mf-(admin|ai)\//.test(url))).toEqual([]);
  });
  await test.step('the list is asked for once', () => {
    expect(urls.filter((url) => url.endsWith('/api/cocktails'))).toHaveLength(1);
  });
  await test.step('one React runs in shell and micro-frontend', async () => {
    const scripts = loaded.filter((url) => url.endsWith('.js'));
    const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    const reacts = bodies.filter(
      (body) => body.includes('react.transitional.element') && body.includes('useSyncExternalStore='),
    );
    expect(reacts.length).toBeLessThanOrEqual(1);
  });
  await test.step('of the chat comes its button only, after the page', async () => {
    await expect(chat).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => url.includes('/mf-admin/'))).toEqual([]);
    expect(chatFiles()).toEqual([]);
    expect(loaded.filter((url) => url.includes(ENDPOINTS.readBartender.path))).toEqual([]);
  });
  await test.step('a chat that does not arrive says so, and Retry brings it', async () => {
    await page.route('**/chat-window-*', (route) => route.abort());
    await chat.click();
    await expect(page.getByRole('alert')).toContainText('chat');
    await page.unroute('**/chat-window-*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog', { name: 'Peanut AI' })).toBeVisible();
    expect(chatFiles()).toHaveLength(1);
  });
});

test('The list is asked for by the HTML itself, not after the scripts', async ({ page, pageErrors }) => {
  await page.route('**/*.js', (route) => route.abort());
  const asked = page.waitForRequest('**/api/cocktails');
  await page.goto('/cocktails');
  await asked;
  pageErrors.length = 0;
});
