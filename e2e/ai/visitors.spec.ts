import { ENDPOINTS } from '@peanut/contracts';
import { attempt } from '../api';
import { expect, test } from './ai-test';
import { openChat, say } from './support/chat';
import { recommended } from './support/recommendations';

test('a visitor who uses everything loads nothing of the forms, whose helpers answer owners only', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/cocktails', '/whiskey', '/recommendations']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await recommended(page, 'something bitter');
  await openChat(page);
  await say(page, 'Hello');
  expect(loaded.filter((url) => /\/mf-admin\/|ai-panel|parse-|suggest-order/.test(url))).toEqual([]);
  const calls = [
    attempt(page.request, ENDPOINTS.parseCocktail, { body: { description: 'a drink' } }),
    attempt(page.request, ENDPOINTS.parseWhiskey, { body: { description: 'a pour' } }),
    attempt(page.request, ENDPOINTS.suggestOrder, { body: { newWhiskey: { proof: 90 } } }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
});
