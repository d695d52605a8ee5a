import { ENDPOINTS, QUICK_MOODS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNoFindings } from '../../support/axe';
import { STACK } from '../../support/stack';
import { expect, test as base, untilAnswering } from '../../support/test';

const HALF = 'Try a Neg';
const CUT_OFF = 'The answer was cut off.';
const WHOLE = 'Try a Negroni, stirred.';
const DRINK = {
  ...{ name: 'Negroni', spirit: 'gin', type: 'cocktail', matchScore: 90 },
  ...{ description: 'Bitter.', reasoning: 'You asked.' },
};

interface Bartender {
  /** What was asked, in order. */
  asked: unknown[];
  /** From now on answers are whole. */
  finishAnswers: () => void;
  /** From now on answers end where they stop. */
  breakOff: () => void;
}

/** A bartender who begins each answer and does not go on, until told to: Playwright itself answers in one piece only. */
const test = base.extend<{ bartender: Bartender }>({
  bartender: async ({ page }, use) => {
    const asked: unknown[] = [];
    let end: 'never' | 'too early' | 'whole' = 'never';
    const answer: RequestListener = (req, res) => {
      const isChat = req.url === ENDPOINTS.chat.path;
      res.writeHead(200, { 'content-type': isChat ? 'text/event-stream' : 'application/json' });
      if (isChat) res.write(`data: ${JSON.stringify({ delta: HALF })}\n\n`);
      else res.write('{"recommendations":');
      if (end === 'too early') res.end();
      if (end !== 'whole') return;
      if (isChat) res.end(`event: done\ndata: ${JSON.stringify({ response: `<p>${WHOLE}</p>` })}\n\n`);
      else res.end(`${JSON.stringify([DRINK])}}`);
    };
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const { path } of [ENDPOINTS.chat, ENDPOINTS.recommend]) {
      await page.route(`**${path}`, (route) => {
        asked.push(route.request().postDataJSON());
        return route.continue({ url: origin + path });
      });
    }
    await use({ asked, finishAnswers: () => (end = 'whole'), breakOff: () => (end = 'too early') });
    server.closeAllConnections();
    server.close();
  },
});
test.skip(STACK.baseUrl.startsWith('https:'), 'the slow bartender speaks plain http');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Peanut AI' });
const messages = (page: Page) => page.getByTestId('chat-message');
const input = (page: Page) => dialog(page).getByRole('textbox');
const results = (page: Page) => page.getByTestId('recommendation');
const askAgain = (page: Page) => page.getByRole('button', { name: 'Ask again' });

const openChat = (page: Page) => page.getByRole('button', { name: 'Chat with Peanut AI' }).click();

/** Asks in the open chat and waits for the first words of the reply. */
async function askHalf(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
  await expect(messages(page).last()).toContainText(HALF);
}

/** The question stands once, below the greeting, and its whole answer below it. */
async function expectAnswer(page: Page, question: string): Promise<void> {
  await expect(messages(page).last()).toContainText(WHOLE);
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toContainText(question);
  await expect(askAgain(page)).toHaveCount(0);
}

test(
  'A chat’s answer that a reload cuts off is asked for again, and what was typed stays',
  { tag: '@layout' },
  async ({ page, bartender }) => {
    const question = 'Something bitter?';
    await page.goto('/cocktails');
    await openChat(page);
    await askHalf(page, question);
    await input(page).fill('And someth');
    await page.reload();
    await untilAnswering(page);
    await openChat(page);
    await expect(messages(page)).toHaveCount(2);
    await expect(dialog(page).getByText(CUT_OFF)).toBeInViewport();
    await expect(askAgain(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await askAgain(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoFindings(page, 'a question without an answer', '[data-mf="ai"]');

    bartender.finishAnswers();
    await askAgain(page).dblclick();
    await expectAnswer(page, question);
    await expect(input(page)).toHaveValue('And someth');
    expect(bartender.asked).toHaveLength(2);
    expect(bartender.asked[1]).toEqual(bartender.asked[0]);
  },
);

test(
  'A chat’s answer that a lost network cuts off is asked for again once it is back',
  { tag: '@layout' },
  async ({ page, context, bartender }) => {
    const question = 'Something bitter?';
    await page.goto('/cocktails');
    await openChat(page);
    await askHalf(page, question);
    await context.setOffline(true);
    await expect(askAgain(page)).toBeInViewport({ ratio: 1 });
    // Without a service worker the house bartender's code cannot be had, so nothing stands in for the answer.
    await expect(messages(page).last()).toContainText(`${HALF}${CUT_OFF}`);

    await context.setOffline(false);
    bartender.finishAnswers();
    await askAgain(page).click();
    await expectAnswer(page, question);
  },
);

test(
  'What was read of a chat’s answer that breaks off stays, also after a reload, until it is asked for again',
  { tag: '@layout' },
  async ({ page, bartender }) => {
    const question = 'Something bitter?';
    bartender.breakOff();
    await page.goto('/cocktails');
    await openChat(page);
    await askHalf(page, question);
    await expect(askAgain(page)).toBeInViewport({ ratio: 1 });
    await page.reload();
    await untilAnswering(page);
    await openChat(page);
    await expect(messages(page).last()).toContainText(`${HALF}${CUT_OFF}`);
    await expect(askAgain(page)).toBeInViewport({ ratio: 1 });
    await expectNoFindings(page, 'a reply that broke off', '[data-mf="ai"]');

    bartender.finishAnswers();
    await askAgain(page).click();
    await expectAnswer(page, question);
    await expect(messages(page).filter({ hasText: 'cut off' })).toHaveCount(0);
  },
);

test(
  'Recommendations that a reload or a lost network cuts off are asked for again, with the choices as they were',
  { tag: '@layout' },
  async ({ page, context, bartender }) => {
    const [mood] = QUICK_MOODS;
    await page.goto('/recommendations');
    await untilAnswering(page);
    await page.getByRole('button', { name: mood, exact: true }).click();
    await expect.poll(() => bartender.asked.length).toBe(1);
    await page.reload();
    await untilAnswering(page);
    await expect(page.getByRole('textbox', { name: 'Describe your mood' })).toHaveValue(mood);
    await expect(page.getByText('The answer was cut off. Your request is still here.')).toBeVisible();
    await expectNoFindings(page, 'a request without an answer');

    await askAgain(page).click();
    await expect.poll(() => bartender.asked.length).toBe(2);
    await context.setOffline(true);
    await expect(askAgain(page)).toBeFocused();

    await context.setOffline(false);
    bartender.finishAnswers();
    await askAgain(page).click();
    await expect(results(page)).toHaveCount(1);
    await expect(askAgain(page)).toHaveCount(0);
    expect(bartender.asked).toEqual(bartender.asked.map(() => ({ description: mood })));
  },
);
