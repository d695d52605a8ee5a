import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expectNoSideways } from '../../support/sideways';
import { cards, expect, test, untilAnswering } from '../../support/test';

const cardNamed = (page: Page, name: string) =>
  cards(page, 'cocktail').and(page.getByRole('article', { name }));
const turn = (card: Locator) => card.getByRole('button', { name: /^Show recipe/ }).click();
const measure = (card: Locator, name: string) =>
  card.getByRole('radiogroup', { name: 'Measures' }).getByRole('radio', { name });
const lines = (card: Locator) => card.getByRole('listitem');

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('menu-view', 'cards')));

test('Measures and servings of a recipe, remembered over a reload', async ({ page }) => {
  await page.goto('/cocktails');
  await untilAnswering(page);
  const martini = cardNamed(page, 'Dry Martini');
  const negroni = cardNamed(page, 'Negroni');
  const written = ['2 1/2 oz (75 ml) London dry gin', '1/2 oz (15 ml) dry vermouth', '1 dash orange bitters'];
  const rest = 'Green olive or lemon twist, to garnish';

  await test.step('as written at first', async () => {
    await turn(martini);
    await expect(measure(martini, 'As written')).toBeChecked();
    await expect(lines(martini)).toHaveText([...written, rest]);
  });

  await test.step('by keyboard, on all cards at once', async () => {
    await measure(martini, 'As written').focus();
    await page.keyboard.press('ArrowRight');
    await expect(measure(martini, 'ml')).toBeChecked();
    await expect(lines(martini)).toHaveText([
      ...['75 ml London dry gin', '15 ml dry vermouth', '1 dash orange bitters'],
      rest,
    ]);
    await turn(negroni);
    await expect(measure(negroni, 'ml')).toBeChecked();
    await expect(lines(negroni).first()).toHaveText('30 ml London dry gin');
    await expect(measure(martini, 'ml')).toBeChecked();
  });

  await test.step('servings are of one card', async () => {
    const servings = martini.getByRole('group', { name: 'Servings' });
    await servings.getByRole('button', { name: 'More servings' }).click();
    await expect(servings.getByText('2', { exact: true })).toBeVisible();
    await expect(lines(martini)).toHaveText([
      ...['150 ml London dry gin', '30 ml dry vermouth', '2 dashes orange bitters'],
      rest,
    ]);
    await expect(lines(negroni).first()).toHaveText('30 ml London dry gin');
    await expectNoFindings(page, 'a recipe with its controls');
  });

  await test.step('a card that is restored turned has the choice', async () => {
    await page.reload();
    await expect(martini).toHaveAttribute('data-flipped', 'true');
    await expect(measure(martini, 'ml')).toBeChecked();
    await expect(lines(martini).first()).toHaveText('75 ml London dry gin');
  });
});

test('A recipe is readable before its controls, which move nothing', { tag: '@layout' }, async ({ page }) => {
  let arrive: () => void = () => {};
  const isWanted = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/recipe-part-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/cocktails');
  await untilAnswering(page);
  const card = cardNamed(page, 'Negroni');
  await turn(card);
  await expect(card).toHaveAttribute('data-turning', 'false');
  await expect(lines(card).first()).toHaveText('1 oz (30 ml) London dry gin');
  const places = () =>
    card
      .getByText(/^(?:Ingredients|Preparation|1 oz \(30 ml\) Campari)$/)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await places();
  expect(before).toHaveLength(3);
  arrive();
  await expect(measure(card, 'oz')).toBeVisible();
  expect(await places()).toEqual(before);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideways(page, `an open recipe at ${width} px`);
  }
});

test('The screen stays awake while a recipe is open', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    const held = new Set<object>();
    const request = () => {
      const lock = { release: () => Promise.resolve(held.delete(lock)) };
      held.add(lock);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { heldLocks: () => held.size });
  });
  const held = () => page.evaluate(() => (window as unknown as { heldLocks: () => number }).heldLocks());
  const show = (state: 'visible' | 'hidden') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.goto('/cocktails');
  await untilAnswering(page);
  const card = cardNamed(page, 'Negroni');
  await turn(card);
  await expect.poll(held).toBe(1);
  await show('hidden');
  await expect.poll(held).toBe(0);
  await show('visible');
  await expect.poll(held).toBe(1);
  await card.getByRole('button', { name: 'Back to front' }).click();
  await expect.poll(held).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('The page’s policy lets the browser hold a real lock', async ({ page }) => {
  await page.goto('/cocktails');
  const isAllowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
    ).featurePolicy.allowsFeature('screen-wake-lock'),
  );
  expect(isAllowed).toBe(true);
});
