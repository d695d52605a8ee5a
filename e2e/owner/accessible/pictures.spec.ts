import type { Page } from '@playwright/test';
import { expectAsBefore, expectChanged, pictureOf, WITH_COLOURS, withoutHint } from '../../support/pictures';
import { untilAnswering } from '../../support/test';
import { handle } from '../support/dragging';
import { enterAdminMode, expect, stageEdit, test, tool, waitForCards } from '../support/owner-test';

test.use(WITH_COLOURS);

async function openList(page: Page): Promise<void> {
  await withoutHint(page);
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  await untilAnswering(page);
}

test('Dialogs and menus that were closed leave nothing on the screen', async ({ page }) => {
  await openList(page);
  const before = await pictureOf(page);
  for (const name of ['Settings', 'Shelf']) {
    await tool(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectChanged(page, before, 0.05);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
    await expectAsBefore(page, before);
  }
  const move = page.getByRole('button', { name: /^Move / }).first();
  // Clear of the bars: else the click scrolls the page.
  await move.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const list = await pictureOf(page);
  await move.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAsBefore(page, list);
});

test('The badge of a staged change comes and goes with it', async ({ page }) => {
  await openList(page);
  const card = page.getByRole('article', { name: 'Negroni' });
  const before = await pictureOf(page, card);
  await stageEdit(page, 'Negroni', 'Smoke', 'Cherry wood');
  await expectChanged(page, before, 0.005, card);
  await tool(page, 'Discard').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard All' }).click();
  await expectAsBefore(page, before, card);
});

test('A card that is dragged and put back lies as it did', async ({ page }) => {
  await openList(page);
  const grip = handle(page, 'Negroni');
  await grip.scrollIntoViewIfNeeded();
  const before = await pictureOf(page);
  const box = await grip.boundingBox();
  if (!box) throw new Error('The grip is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 5 });
  const dragged = await page.screenshot();
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  await expectAsBefore(page, before);
  await expectChanged(page, dragged, 0.005);
});
