import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { cards, expect, test, untilAnswering } from '../../support/test';

const FOUND = {
  recommendations: [
    {
      ...{ name: 'Old Friend', spirit: 'gin', description: 'Bright', reasoning: 'It fits', matchScore: 80 },
      type: 'cocktail',
    },
  ],
};

/** As a browser's page translation does, and goes on doing: each text stands in two elements that React does not know. */
function translate(): void {
  const isOurs = (text: Node) => text.parentElement?.closest('font, script, style, textarea') !== null;
  const wrapIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (isOurs(text) || text.textContent?.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
      inner.append(text.textContent ?? '');
    }
  };
  wrapIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (addedNodes.length > 0 && target.isConnected) wrapIn(target);
    }
  }).observe(document.body, { subtree: true, childList: true });
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAnswering(page);
  await page.evaluate(translate);
}

test('A page that the browser translates works like any other', async ({ page }) => {
  const redrawn: string[] = [];
  page.on('console', (message) => message.text().includes('drawn anew') && redrawn.push(message.text()));
  await page.route(`**${ENDPOINTS.recommend.path}`, (route) => route.fulfill({ json: FOUND }));
  await page.route(`**${ENDPOINTS.chat.path}`, (route) =>
    route.fulfill({ json: { response: '<p>Take <strong>this</strong> one.</p>' } }),
  );
  const bar = page.getByRole('navigation', { name: 'Main' });

  await test.step('from page to page', async () => {
    await openTranslated(page, '/');
    await bar.getByRole('link', { name: 'Whiskey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Whiskey Flight' })).toBeVisible();
    await bar.getByRole('link', { name: 'Cocktails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'House Cocktails' })).toBeVisible();
  });

  await test.step('a card turns, and the view changes', async () => {
    const card = cards(page, 'cocktail').first();
    await card.getByRole('button', { name: /^Show recipe/ }).click();
    await expect(card).toHaveAttribute('data-flipped', 'true');
    await card.getByRole('button', { name: 'Back to front' }).click();
    await page.getByRole('radio', { name: 'Compact' }).check();
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await page.getByRole('radio', { name: 'Cards' }).check();
    await expect(cards(page, 'cocktail').first()).toBeVisible();
  });

  await test.step('the bartender recommends', async () => {
    await bar.getByRole('link', { name: 'AI Recommendations' }).click();
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    await expect(page.locator('[data-toast]')).toContainText('Description Required');
    await page.getByRole('tab', { name: 'Specific Preferences' }).click();
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    await expect(page.getByTestId('recommendation')).toContainText('Old Friend');
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await expect(page.getByTestId('recommendation')).toHaveCount(0);
  });

  await test.step('the chat answers', async () => {
    await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('What now?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByTestId('chat-message').last()).toContainText('Take this one.');
    await page.getByRole('button', { name: 'Clear chat history' }).click();
    await page.getByRole('button', { name: 'Close chat' }).click();
  });
  expect(redrawn).toEqual([]);
});
