import { ENDPOINTS, AI_STORAGE_KEYS, TIMING, type ChatMessage } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../api';
import { expectNoFindings } from '../axe';
import { STACK } from '../stack';
import { expect, test } from '../test';

const TOOLTIP = 'Chat with Peanut AI! Get cocktail advice & drink recommendations.';
const TROUBLE = "Sorry, I'm having trouble connecting right now. Please try again in a moment!";

const button = (page: Page) => page.getByRole('button', { name: 'Chat with Peanut AI' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Peanut AI' });
const messages = (page: Page) => page.getByTestId('chat-message');
const input = (page: Page) => dialog(page).getByRole('textbox');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function openChat(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
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

async function remember(page: Page, talk: ChatMessage[] | string): Promise<void> {
  const text = typeof talk === 'string' ? talk : JSON.stringify(talk);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    AI_STORAGE_KEYS.chatMessages,
    text,
  ] as const);
}

const list = (page: Page) => page.getByRole('group', { name: 'Conversation' });
const scrollTop = (page: Page) => list(page).evaluate((element) => element.scrollTop);

test.describe('The chat', () => {
  test('answers from the menu, as it writes, and keeps the conversation', async ({ page }) => {
    await openChat(page);
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
    await page.reload();
    await button(page).click();
    await expect(messages(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Clear chat history' }).click();
    await expect(messages(page)).toHaveCount(0);
    await page.reload();
    await button(page).click();
    // Nothing but the greeting, which is due again.
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toHaveAttribute('data-type', 'ai');
  });

  for (const [path, context, greeting] of [
    ['/', 'main menu page', /welcome to the bar/],
    ['/cocktails', 'cocktail section', /house cocktails/],
    ['/whiskey', 'whiskey flight section', /whiskey flight/],
    ['/recommendations', 'AI recommendations page', /right drink/],
    ['/ai-recommendations', 'AI recommendations page', /right drink/],
  ] as const) {
    test(`greets by page and says where the guest is: ${path}`, async ({ page }) => {
      const asked = await answer(page, '<p>Cheers</p>');
      await openChat(page, path);
      await expect(messages(page)).toHaveCount(1);
      await expect(messages(page)).toContainText(greeting);
      await input(page).fill('Hello');
      await input(page).press('Enter');
      await expect(messages(page)).toHaveCount(3);
      expect(asked).toMatchObject([{ message: 'Hello', context: expect.stringContaining(context) }]);
    });
  }

  test('sends the last five messages', async ({ page }) => {
    const talk = longTalk(8);
    await remember(page, talk);
    const asked = await answer(page, '<p>Cheers</p>');
    await openChat(page);
    await expect(messages(page)).toHaveCount(8);
    await input(page).fill('And now?');
    await send(page).click();
    await expect(messages(page)).toHaveCount(10);
    const history = talk.slice(-5).map(({ type, content }) => ({ type, content }));
    expect(asked).toMatchObject([{ message: 'And now?', chatHistory: history }]);
  });

  test('Enter sends, Shift+Enter begins a line; blank or pending, nothing is sent', async ({ page }) => {
    let release = () => {};
    await page.route(`**${ENDPOINTS.chat.path}`, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.fulfill({ json: { response: '<p>Cheers</p>' } });
    });
    await openChat(page);
    await expect(send(page)).toBeDisabled();
    await input(page).fill('   ');
    await expect(send(page)).toBeDisabled();
    await input(page).fill('one');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('two');
    await expect(input(page)).toHaveValue('one\ntwo');
    await input(page).press('Enter');
    await expect(page.getByTestId('typing-indicator')).toBeVisible();
    await expect(input(page)).toHaveValue('');
    await input(page).fill('three');
    await expect(send(page)).toBeDisabled();
    release();
    await expect(page.getByTestId('typing-indicator')).toBeHidden();
    await expect(send(page)).toBeEnabled();
    await expect(messages(page)).toHaveCount(3);
  });

  for (const [what, act] of [
    ['an error', { status: 503, json: { statusCode: 503, error: '', message: 'down', requestId: 'r' } }],
    ['a broken stream', { contentType: 'text/event-stream', body: 'data: {"delta":"Try"}\n\n' }],
    ['no network', 'abort'],
  ] as const) {
    test(`says that it has trouble after ${what}`, async ({ page }) => {
      await page.route(`**${ENDPOINTS.chat.path}`, (route) =>
        act === 'abort' ? route.abort() : route.fulfill(act),
      );
      await openChat(page);
      await input(page).fill('Hello');
      await input(page).press('Enter');
      await expect(messages(page).last()).toContainText(TROUBLE);
      await expect(messages(page)).toHaveCount(3);
    });
  }

  test('draws the allowed HTML only, and its links stay in the product', async ({ page, pageErrors }) => {
    await answer(
      page,
      '<p>See <a href="/cocktails">the list</a>, <a href="https://example.com/">a book</a>, <a href="javascript:alert(1)">this</a>.</p><img src="/x.png" onerror="alert(1)"><script>alert(1)</script>',
    );
    await openChat(page);
    await input(page).fill('Hello');
    await input(page).press('Enter');
    const reply = messages(page).last();
    await expect(reply).toContainText('See the list');
    await expect(reply.locator('img, script, [onerror]')).toHaveCount(0);
    // The browser notes the forbidden handler where the sanitiser reads it; nothing of it ran.
    expect(pageErrors.every((text) => text.includes('Content Security Policy'))).toBe(true);
    pageErrors.length = 0;
    await expect(reply.getByRole('link')).toHaveText(['the list', 'a book']);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await reply.getByRole('link', { name: 'the list' }).click();
    await expect(page).toHaveURL(/\/cocktails$/);
    await expect(page.getByTestId('cocktail-card').first()).toBeInViewport();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('a damaged memory is ignored', async ({ page }) => {
    await remember(page, '[{"id":');
    await openChat(page);
    await expect(messages(page)).toHaveCount(1);
    await expect(input(page)).toBeVisible();
  });

  test('closes by its button within 400 ms and by Escape, and gives the focus back', async ({ page }) => {
    await openChat(page);
    await page.evaluate(() => {
      const times = { closing: 0, gone: 0 };
      Object.assign(window, { times });
      new MutationObserver(() => {
        const panel = document.querySelector('[role="dialog"]');
        if (panel?.getAttribute('data-state') === 'closing') times.closing ||= performance.now();
        if (!panel) times.gone ||= performance.now();
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    const { closing, gone } = await page.evaluate(
      () => (window as unknown as { times: { closing: number; gone: number } }).times,
    );
    expect(gone - closing).toBeGreaterThanOrEqual(TIMING.chatClose - 30);
    expect(gone - closing).toBeLessThan(TIMING.chatClose + 400);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await input(page).press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('leaves a reader alone who scrolled up, and shows others the start of the reply', async ({ page }) => {
    await remember(page, longTalk(20));
    const long = `<p>${'A long story about bitters. '.repeat(80)}</p>`;
    await answer(page, long);
    await openChat(page);
    await list(page).evaluate((element) => element.scrollTo({ top: 300 }));
    await expect.poll(() => scrollTop(page)).toBe(300);
    await input(page).fill('Tell me');
    await input(page).press('Enter');
    await expect(messages(page)).toHaveCount(22);
    await page.waitForTimeout(700);
    expect(await scrollTop(page)).toBe(300);

    await list(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.waitForTimeout(100);
    await input(page).fill('Again');
    await input(page).press('Enter');
    await expect(messages(page)).toHaveCount(24);
    await page.waitForTimeout(700);
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

test.describe('The tooltip of the chat', () => {
  test('shows two seconds after the first visit, goes with a click, and never comes again', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(button(page)).toBeVisible();
    const tooltip = page.getByText(TOOLTIP);
    await expect(tooltip).toBeHidden();
    await page.clock.fastForward(TIMING.chatTooltipAfter);
    await expect(tooltip).toBeVisible();
    await tooltip.click();
    await expect(tooltip).toBeHidden();
    await page.reload();
    await expect(button(page)).toBeVisible();
    await page.clock.fastForward(TIMING.chatTooltipAfter + 500);
    await expect(tooltip).toBeHidden();
  });

  test('goes by itself ten seconds after it appeared', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const tooltip = page.getByText(TOOLTIP);
    await expect(tooltip).toBeVisible();
    await page.clock.fastForward(TIMING.chatTooltipFor - 3_000);
    await expect(tooltip).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(tooltip).toBeHidden();
  });
});

test.describe('The place of the chat', () => {
  test('is below the header, in the width of the screen it is on', async ({ page }) => {
    await openChat(page);
    await page.waitForTimeout(400);
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

  test('leaves room to write above an on-screen keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openChat(page);
    await page.setViewportSize({ width: 360, height: 340 });
    await input(page).fill('Something smoky');
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Close chat' })).toBeInViewport({ ratio: 1 });
    expect((await list(page).boundingBox())?.height).toBeGreaterThan(80);
  });

  test('is below the admin toolbar in admin mode', async ({ page, context }) => {
    await call(context.request, ENDPOINTS.verifyPassword, { body: { password: STACK.adminPassword } });
    await page.goto('/cocktails');
    const toolbar = page.getByRole('toolbar', { name: 'Admin toolbar' });
    await expect(toolbar).toBeVisible();
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.waitForTimeout(400);
    const bar = await toolbar.boundingBox();
    const box = await dialog(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await call(context.request, ENDPOINTS.endSession);
  });
});

test.describe('What the chat costs', () => {
  test('a visitor loads its button only, after the page', async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await page.goto('/cocktails');
    await expect(button(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => url.includes('/chat-window-'))).toEqual([]);
    expect(loaded.filter((url) => url.includes(ENDPOINTS.readBartender.path))).toEqual([]);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(loaded.filter((url) => url.includes('/chat-window-'))).toHaveLength(1);
  });

  test('a chat that does not arrive says so, and Retry brings it', async ({ page }) => {
    await page.route('**/chat-window-*', (route) => route.abort());
    await page.goto('/');
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('chat');
    await page.unroute('**/chat-window-*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test('axe finds nothing on the button, the tooltip and the open chat', async ({ page }) => {
  await answer(page, '<p>Try <a href="/cocktails">these</a>:</p><ul><li><strong>Negroni</strong></li></ul>');
  await page.goto('/');
  await expect(page.getByText(TOOLTIP)).toBeVisible();
  await expectNoFindings(page, 'the hint', '[role="tooltip"]');
  await expectNoFindings(page, 'the button');
  await button(page).click();
  await input(page).fill('Hello');
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(3);
  await expectNoFindings(page, 'the open chat');
});
