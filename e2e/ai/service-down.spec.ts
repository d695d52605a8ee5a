import { ENDPOINTS } from '@peanut/contracts';
import { expectToast } from '../owner/support/owner-test';
import { openAddForm } from '../owner/support/drink-forms';
import { control } from '../support/stack';
import { cards } from '../support/test';
import { expect, test } from './ai-test';
import { openChat, say, TROUBLE } from './support/chat';
import { askPanel, marked, panelButton } from './support/panel';
import { ask, recommended, results } from './support/recommendations';

test('without the AI service the menu works, the rest says so, and all of it returns without a reload', async ({
  admin: page,
}) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'AI Recommendations' }).click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await openChat(page);
  await control('kill', 'ai');
  await test.step('chat and recommendations say so', async () => {
    expect(await say(page, 'What is in a Negroni?')).toContain(TROUBLE);
    await ask(page, 'something bitter');
    const alert = page.getByRole('alert');
    await expect(alert.getByText('AI Recommendations Unavailable', { exact: true })).toBeVisible();
    await expect(alert.getByText('Please try again later.', { exact: true })).toBeVisible();
  });
  await main.getByRole('link', { name: 'Whiskey' }).click();
  await expect(cards(page, 'whiskey').first()).toBeVisible();
  await main.getByRole('link', { name: 'Cocktails' }).click();
  await expect(cards(page, 'cocktail').first()).toBeVisible();
  const form = await openAddForm(page, 'Cocktail');
  await askPanel(form, 'Paper Moon: equal parts bourbon, Aperol, Amaro Nonino and lemon');
  await expectToast(
    page,
    'Auto-fill Failed',
    'Failed to process the description. Please try again or fill manually.',
  );

  await control('start', 'ai');
  await test.step('the form is filled', async () => {
    const answered = page.waitForResponse(`**${ENDPOINTS.parseCocktail.path}`);
    await panelButton(form).click();
    expect((await answered).status()).toBe(200);
    await expect.poll(() => marked(form)).toContain('Name');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  });
  await test.step('chat and recommendations answer', async () => {
    expect(await say(page, 'What is in a Negroni?')).toMatch(/campari/i);
    await main.getByRole('link', { name: 'AI Recommendations' }).click();
    expect(await recommended(page, 'something bitter')).toContain('Negroni');
    await expect(results(page).first()).toBeVisible();
  });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
