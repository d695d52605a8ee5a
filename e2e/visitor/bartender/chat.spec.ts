import { ENDPOINTS, AI_STORAGE_KEYS, CHAT_SCROLL, TIMING, type ChatMessage } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../../support/api';
import { expectNoFindings } from '../../support/axe';
import { STACK } from '../../support/stack';
import { expect, test } from '../../support/test';

const TOOLTIP = 'Chat with Peanut AI! Get cocktail advice & drink recommendations.';

const button = (page: Page) => page.getByRole('button', { name: 'Chat with Peanut AI' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Peanut AI' });
const messages = (page: Page) => page.getByTestId('chat-message');
const input = (page: Page) => dialog(page).getByRole('textbox');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const list = (page: Page) => page.getByRole('group', { name: 'Conversation' });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear chat history' }).click();

async function openChat(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** Lets the test answer instead of the bartender; returns what was asked. */
async function answer(page: Page, response: string): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route(`**${ENDPOINTS.chat.path}`, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { response } });
  });
  return asked;
}

/** A conversation of the last visit. */
const longTalk = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    type: index % 2 === 0 ? 'user' : 'ai',
    content: `<p>Line ${index}. ${'Bitter, sweet and stirred. '.repeat(6)}</p>`,
    timestamp: new Date(2025, 0, 1, 20, index).toISOString(),
  }));

const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

test('A first visit: the hint, an answer from the menu, and a conversation that is kept', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(button(page)).toBeVisible();
  const tooltip = page.getByText(TOOLTIP);
  await test.step('the hint shows two seconds after the visit and goes with a click', async () => {
    await expect(tooltip).toBeHidden();
    await page.clock.fastForward(TIMING.chatTooltipAfter);
    await expect(tooltip).toBeVisible();
    await expectNoFindings(page, 'the hint', '[role="tooltip"]');
    await tooltip.click();
    await expect(tooltip).toBeHidden();
    expect(await kept(page, AI_STORAGE_KEYS.chatTooltipSeen)).toBe('true');
  });
  await test.step('the chat answers from the menu, as it writes', async () => {
    await button(page).click();
    await expect(dialog(page)).toContainText('House bartender');
    await expect(messages(page)).toHaveCount(1);
    const response = page.waitForResponse(`**${ENDPOINTS.chat.path}`);
    await input(page).fill('What is in a Negroni?');
    await send(page).click();
    expect((await response).headers()['content-type']).toContain('text/event-stream');
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(1)).toHaveAttribute('data-type', 'user');
    await expect(messages(page).nth(2)).toHaveAttribute('data-type', 'ai');
    await expect(messages(page).nth(2)).toContainText(/campari/i);
    await expect(messages(page).nth(2).getByRole('time'), 'the whole reply').toBeVisible();
  });
  await page.reload();
  await test.step('the conversation stands until it is cleared', async () => {
    await button(page).click();
    await expect(messages(page)).toHaveCount(3);
    await clear(page);
    await expect(messages(page)).toHaveCount(0);
    expect(await kept(page, AI_STORAGE_KEYS.chatMessages)).toBeNull();
  });
});

test('A reply is drawn as the allowed HTML, and its links stay in the product', async ({
  page,
  pageErrors,
}) => {
  await openChat(page);
  await test.step('it draws the allowed HTML only, and axe finds nothing', async () => {
    const links =
      '<a href="/cocktails">the list</a>, <a href="https://example.com/">a book</a>, <a href="javascript:alert(1)">this</a>';
    const response = `<p>See ${links}:</p><ul><li><strong>Negroni</strong></li></ul><img src="/x.png" onerror="alert(1)"><script>alert(1)</script>`;
    await answer(page, response);
    await say(page, 'Hello');
    const reply = messages(page).last();
    await expect(reply).toContainText('See the list');
    await expect(reply.locator('img, script, [onerror]')).toHaveCount(0);
    // The browser notes the forbidden handler where the sanitiser reads it; nothing of it ran.
    expect(pageErrors.every((text) => text.includes('Content Security Policy'))).toBe(true);
    pageErrors.length = 0;
    await expect(reply.getByRole('link')).toHaveText(['the list', 'a book']);
    await expectNoFindings(page, 'the open chat');
  });

  await test.step('its links stay in the product', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await messages(page).last().getByRole('link', { name: 'the list' }).click();
    await expect(page).toHaveURL(/\/cocktails$/);
    await expect(page.getByTestId('cocktail-card').first()).toBeInViewport();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('A long talk: the last five messages are sent, and the reader is left where the reading is', async ({
  page,
}) => {
  const talk = longTalk(20);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    AI_STORAGE_KEYS.chatMessages,
    JSON.stringify(talk),
  ] as const);
  await page.clock.install();
  const long = `<p>${'A long story about bitters. '.repeat(80)}</p>`;
  const asked = await answer(page, long);
  await openChat(page);
  await expect(messages(page)).toHaveCount(20);
  /** Scrolls as a reader does, who is noticed. */
  const scrollTo = (top: number) =>
    list(page).evaluate(async (element, top) => {
      const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
      element.scrollTo({ top });
      await scrolled;
    }, top);
  const untilReplySettled = () => page.clock.runFor(CHAT_SCROLL.replySettles + CHAT_SCROLL.thenScrolls + 400);

  await test.step('who scrolled up is left alone', async () => {
    await scrollTo(300);
    await say(page, 'Tell me');
    await expect(messages(page)).toHaveCount(22);
    await untilReplySettled();
    expect(await list(page).evaluate((element) => element.scrollTop)).toBe(300);
    const history = talk.slice(-5).map(({ type, content }) => ({ type, content }));
    expect(asked).toMatchObject([{ message: 'Tell me', chatHistory: history }]);
  });

  await test.step('others see the start of the reply', async () => {
    await scrollTo(1e6);
    await say(page, 'Again');
    await expect(messages(page)).toHaveCount(24);
    await untilReplySettled();
    const distance = await messages(page)
      .last()
      .evaluate(
        (bubble) =>
          bubble.getBoundingClientRect().top -
          (bubble.closest('.chat-scroll')?.getBoundingClientRect().top ?? 0),
      );
    expect(Math.abs(distance)).toBeLessThan(40);
  });
});

test('The place of the chat, on every screen and above a keyboard', async ({ page }) => {
  await openChat(page);
  await test.step('it is below the header, in the width of the screen it is on', async () => {
    for (const [width, expected] of [
      [360, 360],
      [390, 390],
      [768, 320],
      [1280, 384],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(expected);
      const box = await dialog(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  await test.step('it leaves room to write above an on-screen keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.setViewportSize({ width: 360, height: 340 });
    await input(page).fill('Something smoky');
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeInViewport({ ratio: 1 });
    expect((await list(page).boundingBox())?.height).toBeGreaterThan(80);
  });
});

test('In admin mode the chat is below the admin toolbar', async ({ page, context }) => {
  await call(context.request, ENDPOINTS.verifyPassword, { body: { password: STACK.adminPassword } });
  await page.goto('/cocktails');
  const toolbar = page.getByRole('toolbar', { name: 'Admin toolbar' });
  await expect(toolbar).toBeVisible();
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
  const bar = await toolbar.boundingBox();
  const box = await dialog(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await call(context.request, ENDPOINTS.endSession);
});
