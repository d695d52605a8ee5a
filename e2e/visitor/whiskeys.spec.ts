import { ENDPOINTS } from '@peanut/contracts';
import { call, itemAt } from '../api';
import { cards, expect, test } from '../test';

test('The whiskey page shows the flight, and each card what it is about', async ({ page, request }) => {
  const whiskeys = await call(request, ENDPOINTS.listWhiskeys);
  const whiskey = itemAt(whiskeys, 0);
  await page.goto('/whiskey');

  await test.step('shows title, count line and the flight by number', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Whiskey Flight' })).toBeVisible();
    await expect(page.getByTestId('count-line')).toHaveText(`${whiskeys.length} Curated Selections`);
    await expect(page.getByTestId('whiskey-number')).toHaveText(whiskeys.map(({ number }) => String(number)));
  });

  await test.step('the front shows number, name, proof, profile and notes; the back the tasting notes', async () => {
    const card = cards(page, 'whiskey').first();
    for (const text of [whiskey.name, whiskey.profile, whiskey.notes]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByRole('img', { name: `${whiskey.proof} proof` })).toBeVisible();
    await card.getByRole('button', { name: `Show tasting notes for ${whiskey.name}` }).click();
    const back = card.locator('.flip-card-back');
    for (const label of ['Proof', 'Rest Time', 'Water', 'Tasting Notes', 'Why This Whiskey']) {
      await expect(back.getByText(label, { exact: true })).toBeVisible();
    }
    for (const text of [String(whiskey.proof), whiskey.rest, whiskey.water, whiskey.rationale]) {
      await expect(back.getByText(text, { exact: true })).toBeAttached();
    }
  });
});
