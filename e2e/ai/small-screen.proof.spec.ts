import { ENDPOINTS } from '@peanut/contracts';
import type { Locator, Page } from '@playwright/test';
import { enterAdminMode } from '../owner/support/owner-test';
import { expectNoFindings } from '../support/axe';
import { openAddForm } from '../owner/support/drink-forms';
import { expect, test } from './ai-test';
import { dialog, input, messages, openChat, say, send } from './support/chat';
import { askPanel, marked, panelButton, panelText } from './support/panel';
import { recommended } from './support/recommendations';

/** What an on-screen keyboard leaves of 640 pixels. */
const LEFT = 340;

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Raises a keyboard that makes the whole page smaller, as Android's does. */
const resizeByKeyboard = (page: Page) => page.setViewportSize({ width: 360, height: LEFT });

/** Raises a keyboard that covers the page and makes the visual viewport alone smaller, as the iPhone's does. */
const coverByKeyboard = (page: Page) =>
  page.evaluate((height) => {
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('There is no visual viewport.');
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport.dispatchEvent(new Event('resize'));
  }, LEFT);

/** Puts the covering keyboard down. */
const uncover = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(window.visualViewport ?? {}, 'height');
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });

const bottomOf = async (control: Locator) => {
  const box = await control.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

/** Nothing is wider than the screen. */
const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('the chat: input and button stay in reach above either kind of keyboard', async ({ page }) => {
  await page.goto('/cocktails');
  await openChat(page);
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(360);
  expect(await bottomOf(dialog(page))).toBeLessThanOrEqual(640);
  await say(page, 'List all cocktails');
  await say(page, 'How do I make an Old Fashioned?');
  await expectNoSideways(page);
  const expectReach = async () => {
    for (const control of [input(page), send(page)])
      await expect.poll(() => bottomOf(control)).toBeLessThanOrEqual(LEFT);
    const list = page.getByRole('group', { name: 'Conversation' });
    await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThan(80);
    await expect(messages(page).last()).toBeInViewport();
  };
  await coverByKeyboard(page);
  await expectReach();
  await uncover(page);
  await expect.poll(() => bottomOf(send(page))).toBeGreaterThan(LEFT);
  await resizeByKeyboard(page);
  await input(page).fill('one\ntwo\nthree\nfour\nfive\nsix\nseven');
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close chat' })).toBeInViewport({ ratio: 1 });
  await expectReach();
  await send(page).tap();
  await expect(messages(page)).toHaveCount(7);
  await expectNoFindings(page, 'chat above a keyboard');
});

test('the recommendations: words, button and results fit above a keyboard', async ({ page }) => {
  await page.goto('/recommendations');
  await resizeByKeyboard(page);
  const mood = page.getByRole('textbox', { name: 'Describe your mood' });
  await mood.tap();
  await expect(mood).toBeInViewport();
  expect((await recommended(page, 'something smoky, not sweet')).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Poured for you' })).toBeInViewport();
  await expectNoSideways(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoFindings(page, 'recommendations at 360 pixels');
});

test('the AI panel: words and button stay in reach above a keyboard, marks fit', async ({ page }) => {
  await enterAdminMode(page, '/cocktails');
  const form = await openAddForm(page, 'Cocktail');
  await resizeByKeyboard(page);
  await panelText(form).tap();
  await panelText(form).fill('A very long wish. '.repeat(12));
  await panelButton(form).scrollIntoViewIfNeeded();
  await expect(panelButton(form)).toBeInViewport({ ratio: 1 });
  await askPanel(form, 'Paper Moon: equal parts bourbon, Aperol, Amaro Nonino and lemon, up in a coupe');
  expect(await marked(form)).toContain('Ingredients');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSideways(page);
  const small = await form
    .getByRole('button', { name: /^Undo / })
    .evaluateAll((all) => all.filter((button) => button.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
  await expectNoFindings(page, 'AI panel at 360 pixels');
  await page.route(`**${ENDPOINTS.parseCocktail.path}`, (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'The bartender is out.' } }),
  );
  await askPanel(form, 'make it smoky');
  await expect(panelText(form)).toHaveAccessibleDescription(/The bartender is out\./);
  await expectNoFindings(page, 'AI panel with the reason for a failure', '[data-mf="admin"]');
});
