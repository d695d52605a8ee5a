import { ENDPOINTS, QUICK_MOODS, type Recommendation } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expect, test } from '../../support/test';

const drink = (name: string, matchScore: number, more: Partial<Recommendation> = {}): Recommendation => ({
  ...{ name, matchScore, spirit: 'gin', type: 'cocktail' },
  description: `${name} in a sentence.`,
  reasoning: `${name} is what you asked for.`,
  ...more,
});
const THREE = [drink('Top', 80), drink('Middle', 60), drink('Low', 59)];

const results = (page: Page) => page.getByTestId('recommendation');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const mood = (page: Page) => page.getByRole('textbox', { name: 'Describe your mood' });

/** Forgets wish and results. */
async function startFresh(page: Page): Promise<void> {
  await press(page, 'Start Fresh');
  await expect(results(page)).toHaveCount(0);
}

test('The bartender recommends by mood, and each drink leads to its card', async ({ page }) => {
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

  await test.step('the drinks are of the menu, the best first, and each leads to its card', async () => {
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

test('Recommendations suit everybody', async ({ page }) => {
  await page.goto('/recommendations');
  await page.route(`**${ENDPOINTS.recommend.path}`, (route) =>
    route.fulfill({ json: { recommendations: THREE } }),
  );
  await mood(page).fill('bitter');
  await press(page, 'Get Recommendations');
  await expect(results(page)).toHaveCount(3);

  await test.step('axe finds nothing on either tab nor among the results', async () => {
    await expectNoFindings(page, 'moods and results');
    await page.getByRole('tab', { name: 'Specific Preferences' }).click();
    await expectNoFindings(page, 'preferences');
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
});
