import {
  AI_STORAGE_KEYS,
  ENDPOINTS,
  QUICK_MOODS,
  REFINE_PHRASES,
  type Recommendation,
} from '@peanut/contracts';
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

/** Forgets wish and results. */
async function startFresh(page: Page): Promise<void> {
  await press(page, 'Start Fresh');
  await expect(results(page)).toHaveCount(0);
}

test('The bartender recommends by mood and by preferences, and each drink leads to its card', async ({
  page,
}) => {
  await page.goto('/ai-recommendations');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Recommendations' })).toBeVisible();
  await expect(page.getByText('Behind the bar tonight: House bartender')).toBeVisible();

  await test.step('a quick mood is sent at once, and more of it brings others', async () => {
    await press(page, QUICK_MOODS[0]);
    await expect(results(page).first()).toBeVisible();
    await expect(mood(page)).toHaveValue(QUICK_MOODS[0]);
    const before = await results(page).getByRole('heading').allInnerTexts();
    await press(page, 'Get More Recommendations');
    await expect.poll(() => results(page).count()).toBeGreaterThan(before.length);
    const after = await results(page).getByRole('heading').allInnerTexts();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
    await startFresh(page);
  });

  await test.step('preferences are sent as chosen', async () => {
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
    await startFresh(page);
  });

  await test.step('the drinks are of the menu, the best first, and each leads to its card', async () => {
    await page.getByRole('tab', { name: 'Describe Your Mood' }).click();
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
});

test('The page says what is missing, what failed and what it found', async ({ page, context }) => {
  await page.goto('/recommendations');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Recommendations' })).toBeVisible();
  const alert = page.getByRole('alert');

  await test.step('an empty wish is asked for words', async () => {
    await press(page, 'Get Recommendations');
    await expect(alert).toContainText('Description Required');
    await expect(alert).toContainText("Please describe what kind of drink you're in the mood for.");
  });

  await test.step('refining builds on the last wish; without one it says so', async () => {
    const asked = await answer(page, { json: { recommendations: THREE } });
    await press(page, REFINE_PHRASES[0]);
    await expect(alert).toContainText('No Previous Query');
    await expect(alert).toContainText('Please make an initial recommendation first.');
    await mood(page).fill('bitter');
    await mood(page).press('Enter');
    await expect(results(page)).toHaveCount(3);
    await press(page, REFINE_PHRASES[3]);
    await expect
      .poll(() => asked)
      .toEqual([{ description: 'bitter' }, { description: 'bitter. Less sweet' }]);
    await expect(page.getByRole('button', { name: 'Get Recommendations' })).toBeEnabled();
    await startFresh(page);
  });

  await test.step('an empty answer is explained', async () => {
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
    await test.step(`a failure by ${what} says why, and can be tried again`, async () => {
      await startFresh(page);
      await answer(page, reply);
      await press(page, QUICK_MOODS[3]);
      await expect(alert.filter({ hasText: text })).toContainText('AI Recommendations Unavailable');
      await answer(page, { json: { recommendations: THREE } });
      await press(page, 'Try again');
      await expect(results(page)).toHaveCount(3);
    });
  }

  await test.step('scores carry their level, and what is off the menu says so', async () => {
    for (const [index, level] of ['high', 'medium', 'low'].entries()) {
      await expect(results(page).nth(index)).toHaveAttribute('data-score-level', level);
      await expect(results(page).nth(index)).toContainText("Not on tonight's menu");
    }
  });

  await test.step('offline is said, and the recommendations stay', async () => {
    await context.setOffline(true);
    const note = page.getByText('Offline: the house bartender answers from your saved menu');
    await expect(note).toBeVisible();
    await expect(results(page)).toHaveCount(3);
    await context.setOffline(false);
    await expect(note).toBeHidden();
  });
});

test('Recommendations suit everybody, and are kept until Start Fresh', async ({ page }) => {
  await page.goto('/recommendations');
  await answer(page, { json: { recommendations: THREE } });
  await mood(page).fill('bitter');
  await press(page, 'Get Recommendations');
  await expect(results(page)).toHaveCount(3);

  await test.step('axe finds nothing on either tab nor among the results', async () => {
    await expectNoFindings(page, 'moods and results');
    await page.getByRole('tab', { name: 'Specific Preferences' }).click();
    await expectNoFindings(page, 'preferences');
  });

  await test.step('everything survives a reload', async () => {
    await page.reload();
    await expect(results(page)).toHaveCount(3);
    await expect(page.getByRole('tab', { name: 'Specific Preferences' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Describe Your Mood' }).click();
    await expect(mood(page)).toHaveValue('bitter');
  });

  await test.step('it fits 320 pixels, and every control takes a thumb', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
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

  await test.step('Start Fresh clears it, and a damaged memory is ignored', async () => {
    await startFresh(page);
    const key = AI_STORAGE_KEYS.recommendations;
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
    await page.evaluate((key) => localStorage.setItem(key, '{"recommendations":[{}'), key);
    await page.reload();
    await expect(mood(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
  });
});
