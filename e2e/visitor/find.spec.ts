import { ENDPOINTS } from '@peanut/contracts';
import { hostileTexts } from '@peanut/contracts/testing';
import type { Page } from '@playwright/test';
import { call } from '../support/api';
import { expectNoFindings } from '../support/axe';
import { serveManyCocktails } from '../support/many-cocktails';
import { expectNoSideways } from '../support/sideways';
import { cards, expect, test, untilAnswering } from '../support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search drinks' });
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' });
const count = (page: Page) => page.getByTestId('count-line');
const search = (page: Page) => new URL(page.url()).search;

test('Search and filters by keyboard: the list follows, reload, Back and a shared link keep it @layout', async ({
  page,
}) => {
  await page.goto('/cocktails');
  await untilAnswering(page);
  const entries = await page.evaluate(() => history.length);

  await test.step('typing narrows the list, the field keeps the focus and the page its place', async () => {
    await field(page).focus();
    const before = await field(page).boundingBox();
    await page.keyboard.type('mojti lime');
    await expect(count(page)).toHaveText('0 of 12 House Specialties');
    await expect(page.getByText('No drink matches.')).toBeVisible();
    await field(page).fill('limee');
    await expect(count(page)).toHaveText(/^[1-9]\d* of 12 House Specialties$/);
    await expect(field(page)).toBeFocused();
    expect(await field(page).boundingBox()).toMatchObject({ y: before?.y });
    await expectNoFindings(page, 'the search');
  });

  await test.step('filters open below the field and are ticked by keyboard', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await filters(page)
      .getByRole('group', { name: 'Spirit' })
      .getByRole('checkbox', { name: 'tequila' })
      .focus();
    await page.keyboard.press('Space');
    await expect(cards(page, 'cocktail')).toHaveCount(2);
    expect(search(page)).toBe('?q=limee&spirit=tequila');
    await expectNoFindings(page, 'the search');
    await expectNoSideways(page, 'the filters');
  });

  await test.step('the history has no entry for it', async () => {
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step('reload and Back keep it, and the card that was turned', async () => {
    await page.reload();
    await expect(cards(page, 'cocktail')).toHaveCount(2);
    await expect(field(page)).toHaveValue('limee');
    await cards(page, 'cocktail')
      .nth(1)
      .getByRole('button', { name: /^Show recipe/ })
      .click();
    await expect(cards(page, 'cocktail').nth(1)).toHaveAttribute('data-flipped', 'true');
    await page.getByRole('link', { name: 'Whiskey', exact: true }).click();
    await expect(cards(page, 'whiskey')).toHaveCount(23);
    await expect(field(page)).toHaveValue('');
    await page.goBack();
    await expect(cards(page, 'cocktail')).toHaveCount(2);
    await expect(cards(page, 'cocktail').nth(1)).toHaveAttribute('data-flipped', 'true');
  });

  await test.step('Clear filters brings all back', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(count(page)).toHaveText('12 House Specialties');
    await expect(field(page)).toBeFocused();
  });
});

test('On a phone the field is one row high and scrolls away with the page', async ({ page }) => {
  await page.goto('/whiskey');
  const bar = page.getByRole('search');
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect(bar).not.toBeInViewport();
});

test('What is typed before the page responds is searched for', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cocktails', { waitUntil: 'commit' });
  await field(page).fill('negroni');
  go();
  await expect(count(page)).toHaveText('1 of 12 House Specialties');
  await expect(field(page)).toHaveValue('negroni');
});

test('A drink among 10,000, typed a letter at a time', async ({ page }) => {
  await serveManyCocktails(page, 10_000);
  await page.goto('/cocktails');
  await untilAnswering(page);
  await field(page).pressSequentially('drink 9876');
  await expect(cards(page, 'cocktail').or(page.getByTestId('cocktail-row'))).toHaveCount(1);
  await expect(count(page)).toHaveText('1 of 10000 House Specialties');
  await expect(page.getByText('Drink 9876')).toBeVisible();
});

const PARAMETERS = ['q', 'spirit', 'without', 'highlight'];
const ADDRESS_LENGTH = 4_000;

/** Each text once, many in an address: a request for each would take a busy machine minutes. */
function* hostileAddresses(): Generator<string> {
  let address = new URLSearchParams();
  for (const text of hostileTexts()) {
    if (text.length > 60) continue;
    address.append(PARAMETERS[address.size % PARAMETERS.length] ?? 'q', text);
    if (String(address).length < ADDRESS_LENGTH) continue;
    yield String(address);
    address = new URLSearchParams();
  }
  yield String(address);
}

for (const path of ['/cocktails', '/whiskey'])
  test(`No hostile text in its address changes ${path}`, async ({ request }) => {
    const page = await (await request.get(path)).text();
    for (const address of hostileAddresses()) {
      const answer = await request.get(`${path}?${address}`);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toBe(page);
    }
  });

test('Hostile texts in the address are shown as text, and no page fails', async ({ page, request }) => {
  const [drink] = await call(request, ENDPOINTS.listCocktails);
  const texts = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '%00%ff',
    '‮reversed',
    '../../etc',
    '🍸'.repeat(50),
  ];
  for (const text of texts) {
    const params = new URLSearchParams({ q: text, spirit: text, without: text, highlight: text });
    const answer = await page.goto(`/cocktails?${params}`);
    expect(answer?.status()).toBe(200);
    await expect(count(page)).toHaveText('0 of 12 House Specialties');
    await expect(field(page)).toHaveValue(text);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
  await page.goto(`/cocktails?q=nothing-like-it&highlight=${drink?.id}`);
  await expect(count(page)).toHaveText('12 House Specialties');
  await expect(cards(page, 'cocktail').first()).toHaveAttribute('data-highlighted', 'true');
});
