import { ENDPOINTS, TEXT_LENGTHS } from '@peanut/contracts';
import { storeLongestWords, word } from '../../support/long-texts';
import { expectNoSideways } from '../../support/sideways';
import { cards, expect, test } from '../../support/test';

const RECOMMENDATION = {
  ...{ name: word(TEXT_LENGTHS.name), spirit: word(TEXT_LENGTHS.spirit), type: 'cocktail', matchScore: 90 },
  ...{ description: word(TEXT_LENGTHS.description), reasoning: word(300) },
};

const WIDTHS = [320, 360, 1280];

test(`No page is wider than ${WIDTHS.join(', ')} pixels, whatever is stored`, async ({ page }) => {
  /** At every width, of which the last stays. */
  const expectFit = async (what: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSideways(page, `${what} at ${width} pixels`);
    }
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await storeLongestWords(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^W+$/ })).toBeVisible();
  await expectFit('landing page');

  for (const kind of ['cocktail', 'whiskey'] as const) {
    await page.goto(kind === 'cocktail' ? '/cocktails' : '/whiskey');
    const card = cards(page, kind).first();
    await expect(card).toBeVisible();
    await expectFit(`${kind}: fronts`);
    await card.getByRole('button', { name: /^Show / }).click();
    await expect(card).toHaveAttribute('data-turning', 'false');
    await expectFit(`${kind}: back`);
  }

  await page.goto(`/${word(300)}`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectFit('404');

  await page.route(`**${ENDPOINTS.recommend.path}`, (route) =>
    route.fulfill({ json: { recommendations: [RECOMMENDATION] } }),
  );
  await page.route(`**${ENDPOINTS.chat.path}`, (route) =>
    route.fulfill({
      json: { response: `<p>${word(500)}</p><ul><li><strong>${word(200)}</strong></li></ul>` },
    }),
  );
  await page.goto('/recommendations');
  await page.getByRole('textbox', { name: 'Describe your mood' }).fill(word(TEXT_LENGTHS.moodDescription));
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await expect(page.getByTestId('recommendation')).toBeVisible();
  await expectFit('recommendations');

  await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
  const chat = page.getByRole('dialog', { name: 'Peanut AI' });
  await chat.getByRole('textbox').fill(word(400));
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByTestId('chat-message')).toHaveCount(3);
  await expectFit('chat');
});
