import { ENDPOINTS, QUICK_MOODS, REFINE_PHRASES, type Recommendation } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { expect, test } from '../test';

const drink = (name: string, matchScore: number, more: Partial<Recommendation> = {}): Recommendation => ({
  ...{ name, matchScore, spirit: 'gin', type: 'cocktail' },
  description: `${name} in a sentence.`,
  reasoning: `${name} is what you asked for.`,
  ...more,
});
const THREE = [drink('Top', 80), drink('Middle', 60), drink('Low', 59)];

/** Lets the test answer instead of the bartender; returns what was asked. */
async function answer(page: Page, give: { status?: number; json: unknown }): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.unroute(`**${ENDPOINTS.recommend.path}`);
  await page.route(`**${ENDPOINTS.recommend.path}`, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill(give);
  });
  return asked;
}

const failure = (statusCode: number, message: string) => ({
  status: statusCode,
  json: { statusCode, error: '', message, requestId: 'r' },
});
const results = (page: Page) => page.getByTestId('recommendation');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const mood = (page: Page) => page.getByRole('textbox', { name: 'Describe your mood' });

test.describe('AI Recommendations', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/recommendations');
    await expect(page.getByRole('heading', { level: 1, name: 'AI Recommendations' })).toBeVisible();
  });

  test('the bartender recommends drinks of the menu, and each leads to its card', async ({ page }) => {
    await expect(page.getByText('Behind the bar tonight: House bartender')).toBeVisible();
    await mood(page).fill('a smoky cocktail');
    await press(page, 'Get Recommendations');
    await expect(results(page).first()).toBeVisible();
    const scores = await results(page).evaluateAll((all) =>
      all.map(({ dataset }) => Number(dataset['score'])),
    );
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    const first = results(page).first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/(cocktails|whiskey)\?highlight=/);
    const card = page.locator('article[data-highlighted="true"]');
    await expect(card).toContainText(name);
  });

  test('a quick mood is sent at once, and more of it brings others', async ({ page }) => {
    await press(page, QUICK_MOODS[0]);
    await expect(results(page).first()).toBeVisible();
    await expect(mood(page)).toHaveValue(QUICK_MOODS[0]);
    const before = await results(page).getByRole('heading').allInnerTexts();
    await press(page, 'Get More Recommendations');
    await expect.poll(() => results(page).count()).toBeGreaterThan(before.length);
    const after = await results(page).getByRole('heading').allInnerTexts();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
  });

  test('preferences are sent as chosen', async ({ page }) => {
    await page.getByRole('tab', { name: 'Describe Your Mood' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Specific Preferences' })).toBeFocused();
    for (const name of ['Spirit', 'Flavor profile', 'Strength', 'Occasion']) {
      await expect(page.getByRole('combobox', { name })).toHaveValue('any');
    }
    await page.getByRole('combobox', { name: 'Spirit' }).selectOption('gin');
    const request = page.waitForRequest(`**${ENDPOINTS.recommend.path}`);
    await press(page, 'Get Recommendations');
    expect((await request).postDataJSON()).toEqual({ preferences: { preferredSpirit: 'gin' } });
    await expect(results(page).first()).toContainText(/gin/i);
  });

  test('scores carry their level, and what is off the menu says so', async ({ page }) => {
    await answer(page, { json: { recommendations: THREE } });
    await press(page, QUICK_MOODS[1]);
    await expect(results(page)).toHaveCount(3);
    for (const [index, level] of ['high', 'medium', 'low'].entries()) {
      await expect(results(page).nth(index)).toHaveAttribute('data-score-level', level);
      await expect(results(page).nth(index)).toContainText("Not on tonight's menu");
    }
  });

  test('refining builds on the last wish; without one it says so', async ({ page }) => {
    const asked = await answer(page, { json: { recommendations: THREE } });
    await press(page, REFINE_PHRASES[0]);
    await expect(page.getByRole('alert')).toContainText('No Previous Query');
    await expect(page.getByRole('alert')).toContainText('Please make an initial recommendation first.');
    await mood(page).fill('bitter');
    await mood(page).press('Enter');
    await expect(results(page)).toHaveCount(3);
    await press(page, REFINE_PHRASES[3]);
    await expect
      .poll(() => asked)
      .toEqual([{ description: 'bitter' }, { description: 'bitter. Less sweet' }]);
  });

  test('an empty wish is asked for words', async ({ page }) => {
    await press(page, 'Get Recommendations');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Description Required');
    await expect(alert).toContainText("Please describe what kind of drink you're in the mood for.");
  });

  test('an empty answer is explained', async ({ page }) => {
    await answer(page, { json: { recommendations: [] } });
    await press(page, QUICK_MOODS[2]);
    const toast = page.getByRole('status').filter({ hasText: 'No Recommendations' });
    await expect(toast).toContainText(
      "We couldn't find cocktails matching your preferences. Try adjusting your criteria.",
    );
  });

  for (const [what, reply, text] of [
    [
      'quota',
      failure(503, 'The AI quota of this bar is used up.'),
      'Your OpenAI API quota has been exceeded. Please check your OpenAI billing and usage limits.',
    ],
    [
      'rate limit',
      failure(429, 'The AI has reached its rate limit.'),
      'Too many requests. Please wait a moment and try again.',
    ],
    ['anything else', failure(503, 'Nobody is there.'), 'Please try again later.'],
  ] as const) {
    test(`a failure by ${what} says why, and can be tried again`, async ({ page }) => {
      await answer(page, reply);
      await press(page, QUICK_MOODS[3]);
      await expect(page.getByRole('alert')).toContainText('AI Recommendations Unavailable');
      await expect(page.getByRole('alert')).toContainText(text);
      await answer(page, { json: { recommendations: THREE } });
      await press(page, 'Try again');
      await expect(results(page)).toHaveCount(3);
    });
  }

  test('everything survives a reload, and Start Fresh clears it', async ({ page }) => {
    await answer(page, { json: { recommendations: THREE } });
    await mood(page).fill('bitter');
    await press(page, 'Get Recommendations');
    await expect(results(page)).toHaveCount(3);
    await page.getByRole('tab', { name: 'Specific Preferences' }).click();
    await page.reload();
    await expect(results(page)).toHaveCount(3);
    await expect(page.getByRole('tab', { name: 'Specific Preferences' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Describe Your Mood' }).click();
    await expect(mood(page)).toHaveValue('bitter');
    await press(page, 'Start Fresh');
    await expect(results(page)).toHaveCount(0);
    await page.reload();
    await expect(mood(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
  });

  test('a damaged memory is ignored', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('ai-recommendations', '{"recommendations":[{}'));
    await page.reload();
    await expect(mood(page)).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test('offline is said, and the recommendations stay', async ({ page, context }) => {
    await answer(page, { json: { recommendations: THREE } });
    await press(page, QUICK_MOODS[0]);
    await expect(results(page)).toHaveCount(3);
    await context.setOffline(true);
    await expect(page.getByText('Offline: the house bartender answers from your saved menu')).toBeVisible();
    await expect(results(page)).toHaveCount(3);
    await context.setOffline(false);
    await expect(page.getByText('Offline: the house bartender answers from your saved menu')).toBeHidden();
  });

  test('axe finds nothing on either tab nor among the results', async ({ page }) => {
    await answer(page, { json: { recommendations: THREE } });
    await press(page, QUICK_MOODS[0]);
    await expect(results(page)).toHaveCount(3);
    await expectNoFindings(page, 'moods and results');
    await page.getByRole('tab', { name: 'Specific Preferences' }).click();
    await expectNoFindings(page, 'preferences');
  });

  test('fits 320 pixels, and every control takes a thumb', async ({ page }) => {
    await answer(page, { json: { recommendations: THREE } });
    await page.setViewportSize({ width: 320, height: 640 });
    await press(page, QUICK_MOODS[0]);
    await expect(results(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const small = await page
      .getByRole('main')
      .locator('button, select, a')
      .evaluateAll((all) =>
        all
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent),
      );
    expect(small).toEqual([]);
  });
});

test('/ai-recommendations is the same page', async ({ page }) => {
  await page.goto('/ai-recommendations');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Recommendations' })).toBeVisible();
  await expect(mood(page)).toBeVisible();
});
