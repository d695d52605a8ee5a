import { ENDPOINTS } from '@peanut/contracts';
import { expectToast } from '../owner/owner-test';
import { openAddForm } from '../owner/support/drink-forms';
import { control } from '../stack';
import { cards } from '../test';
import { expect, test } from './ai-test';
import { openChat, say, TROUBLE } from './support/chat';
import { askPanel, marked } from './support/panel';
import { ask, recommended, results } from './support/recommendations';

test('without the AI service the menu works, the rest says so, and all of it returns without a reload', async ({
  page,
}) => {
  await page.goto('/recommendations');
  await openChat(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const main = page.getByRole('navigation', { name: 'Main' });
  await control('kill', 'ai');
  expect(await say(page, 'What is in a Negroni?')).toContain(TROUBLE);
  await ask(page, 'something bitter');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('AI Recommendations Unavailable', { exact: true })).toBeVisible();
  await expect(alert.getByText('Please try again later.', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Cocktails' }).click();
  await expect(cards(page, 'cocktail').first()).toBeVisible();
  await main.getByRole('link', { name: 'Whiskey' }).click();
  await expect(cards(page, 'whiskey').first()).toBeVisible();
  await control('start', 'ai');
  expect(await say(page, 'What is in a Negroni?')).toMatch(/campari/i);
  await main.getByRole('link', { name: 'AI Recommendations' }).click();
  expect(await recommended(page, 'something bitter')).toContain('Negroni');
  await expect(results(page).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('without the AI service a form says that it must be filled by hand, and is filled once it is back', async ({
  admin,
}) => {
  const form = await openAddForm(admin, 'Cocktail');
  await control('kill', 'ai');
  await askPanel(form, 'Paper Moon: equal parts bourbon, Aperol, Amaro Nonino and lemon');
  await expectToast(
    admin,
    'Auto-fill Failed',
    'Failed to process the description. Please try again or fill manually.',
  );
  await control('start', 'ai');
  const answered = admin.waitForResponse(`**${ENDPOINTS.parseCocktail.path}`);
  await form.getByRole('button', { name: 'Auto-Fill' }).click();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => marked(form)).toContain('Name');
});
