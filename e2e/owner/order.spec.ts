import { ENDPOINTS, DRAG } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call, itemAt } from '../support/api';
import {
  card,
  enterAdminMode,
  expect,
  expectToast,
  save,
  test,
  tool,
  waitForCards,
} from './support/owner-test';
import { failCalls, recordWrites } from './support/calls';
import { moved, shownNames, storedNames } from './support/card-order';
import { dragByMouse, handle } from './support/dragging';

// Cards slide to their places.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const spoken = (page: Page) => page.locator('main [aria-live]');

/** Opens a card's Move menu and picks one of its items. */
async function move(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).click();
  await page
    .getByRole('menu', { name: `Move ${name}` })
    .getByRole('menuitem', { name: item })
    .click();
}

test('The order of the cocktails is staged, survives a reload, is saved, and puts the hidden ones last', async ({
  admin,
  owner,
}) => {
  await waitForCards(admin);
  await test.step('it is staged without a call, survives a reload, and Save sends it', async () => {
    const before = await storedNames(owner, 'cocktail');
    const after = moved(before, 0, 2);
    const writes = recordWrites(admin);
    await dragByMouse(admin, before[0] ?? '', handle(admin, before[2] ?? ''));
    await expect.poll(() => shownNames(admin, 'cocktail')).toEqual(after);
    await expect(admin.getByText('STAGED', { exact: true }).first()).toBeVisible();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    expect(writes).toEqual([]);
    await save(admin);
    await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
    const orderedIds = expect.any(Array) as string[];
    expect(writes).toEqual([{ method: 'POST', path: '/api/cocktails/reorder', body: { orderedIds } }]);
    expect(await storedNames(owner, 'cocktail')).toEqual(after);
    await expect(admin.getByText('STAGED', { exact: true })).toHaveCount(0);
  });

  await test.step('it stands after a reload; hidden items come after the others and cannot be dragged', async () => {
    const items = await call(owner, ENDPOINTS.listCocktails);
    const hidden = itemAt(items, 1);
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: hidden.id },
      body: { isVisible: false },
    });
    await admin.reload();
    await expect(admin.getByTestId('count-line')).toHaveText('11 visible, 1 hidden');
    const visible = items.filter(({ id }) => id !== hidden.id).map(({ name }) => name);
    expect(await shownNames(admin, 'cocktail')).toEqual([...visible, hidden.name]);
    const region = admin.getByRole('region', { name: 'Hidden from Menu' });
    await expect(region.locator(`article[data-id="${hidden.id}"]`)).toBeVisible();
    await expect(handle(admin, hidden.name)).toHaveCount(0);
    await move(admin, items[0]?.name ?? '', 'Move down');
    await expect(tool(admin, 'Save (1)')).toBeVisible();
    await save(admin);
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    expect(await storedNames(owner, 'cocktail')).toEqual([...moved(visible, 0, 1), hidden.name]);
  });
});

test('The Move menu moves by one place or to a number', async ({ admin, owner }) => {
  await waitForCards(admin);
  await test.step('it offers nothing beyond the first and the last place', async () => {
    const names = await storedNames(owner, 'cocktail');
    for (const [name, item] of [
      [names[0], 'Move up'],
      [names.at(-1), 'Move down'],
    ] as const) {
      await admin.getByRole('button', { name: `Move ${name}`, exact: true }).click();
      await expect(admin.getByRole('menuitem', { name: item })).toBeDisabled();
      await admin.keyboard.press('Escape');
      await expect(admin.getByRole('menu')).toHaveCount(0);
      await expect(admin.getByRole('button', { name: `Move ${name}`, exact: true })).toBeFocused();
    }
  });

  await test.step('it moves one place up or down, and to a position by its number', async () => {
    const before = await storedNames(owner, 'cocktail');
    const [first = '', second = ''] = before;
    await move(admin, second, 'Move up');
    await expect.poll(() => shownNames(admin, 'cocktail')).toEqual(moved(before, 1, 0));
    await move(admin, second, 'Move down');
    await expect.poll(() => shownNames(admin, 'cocktail')).toEqual(before);
    await move(admin, first, 'Move to position…');
    await admin.getByRole('spinbutton', { name: /^Position/ }).fill('12');
    await admin.keyboard.press('Enter');
    await expect.poll(() => shownNames(admin, 'cocktail')).toEqual(moved(before, 0, 11));
  });
});

test('A drag by mouse starts after 8 pixels; one by keyboard is told at every step', async ({
  admin,
  owner,
}) => {
  await waitForCards(admin);
  await test.step('the mouse lifts after 8 pixels, not before, and Escape leaves the card where it was', async () => {
    const before = await storedNames(owner, 'cocktail');
    await handle(admin, 'Negroni').scrollIntoViewIfNeeded();
    const box = await handle(admin, 'Negroni').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await admin.mouse.move(x, y);
    await admin.mouse.down();
    await admin.mouse.move(x + 7, y, { steps: 3 });
    await admin.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    await expect(spoken(admin)).not.toContainText('Negroni');
    await admin.mouse.move(x + 12, y, { steps: 3 });
    await expect(spoken(admin)).toContainText('Negroni');
    await admin.mouse.move(x + 700, y, { steps: 5 });
    await admin.keyboard.press('Escape');
    await admin.mouse.up();
    await expect.poll(() => shownNames(admin, 'cocktail')).toEqual(before);
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  await test.step('a step by keyboard is 25 pixels; the place is told when it changes', async () => {
    const before = await storedNames(owner, 'cocktail');
    const first = before[0] ?? '';
    const chip = admin.getByText(/^№ \d+$/);
    const left = async () => (await chip.boundingBox())?.x ?? NaN;
    await handle(admin, first).focus();
    await admin.keyboard.press('Space');
    await expect(spoken(admin)).toContainText(`${first} is lifted from place 1 of 12`);
    const start = await left();
    await admin.keyboard.press('ArrowRight');
    await expect.poll(async () => (await left()) - start).toBeCloseTo(DRAG.keyboardStep, 0);
    await expect(spoken(admin)).toContainText('is lifted');
    const width = await card(admin, (await call(owner, ENDPOINTS.listCocktails))[0]?.id ?? '').evaluate(
      (article) => article.clientWidth,
    );
    for (let steps = 2; steps * DRAG.keyboardStep < width / 2; steps += 1) {
      await admin.keyboard.press('ArrowRight');
      await expect(spoken(admin)).toContainText('is lifted');
    }
    // Past the gap between the cards.
    await admin.keyboard.press('ArrowRight');
    await admin.keyboard.press('ArrowRight');
    await expect(spoken(admin)).toContainText('place 2 of 12');
    await admin.keyboard.press('Space');
    await expect(spoken(admin)).toContainText(`${first} now stands at place 2 of 12`);
    await expect.poll(() => shownNames(admin, 'cocktail')).toEqual(moved(before, 0, 1));
  });

  await test.step('a drag by keyboard is explained, dropped by Space and called off by Escape', async () => {
    const before = await shownNames(admin, 'cocktail');
    const first = before[0] ?? '';
    await expect(handle(admin, first)).toHaveAccessibleDescription(/Space.+arrow.+25.+Shift.+Escape/);
    await handle(admin, first).focus();
    await admin.keyboard.press('Space');
    await expect(spoken(admin)).toContainText(`${first} is lifted from place 1 of 12`);
    await admin.keyboard.press('Shift+ArrowRight');
    await expect(spoken(admin)).toContainText('place 2 of 12');
    await admin.keyboard.press('Shift+ArrowDown');
    await expect(spoken(admin)).toContainText('place 5 of 12');
    await admin.keyboard.press('Escape');
    await expect(spoken(admin)).toContainText(`${first} stays at place 1 of 12`);
    expect(await shownNames(admin, 'cocktail')).toEqual(before);
    await admin.keyboard.press('Enter');
    await admin.keyboard.press('Shift+ArrowDown');
    await expect(spoken(admin)).toContainText('place 4 of 12');
    await admin.keyboard.press('Enter');
    await expect(spoken(admin)).toContainText(`${first} now stands at place 4 of 12`);
    await expect.poll(() => shownNames(admin, 'cocktail')).toEqual(moved(before, 0, 3));
    await expect(handle(admin, first)).toBeFocused();
    await expect(tool(admin, 'Save (1)')).toBeVisible();
  });
});

test('The order of the whiskeys is sent at once, comes back when the call fails, and can be undone', async ({
  page,
  owner,
}) => {
  await test.step('it comes back when the call fails, and says so', async () => {
    const names = await storedNames(owner, 'whiskey');
    await enterAdminMode(page, '/whiskey');
    await waitForCards(page);
    const answer = { status: 503, message: 'The menu is closed.' };
    const stop = await failCalls(page, { method: 'POST', path: '/api/whiskeys/reorder', answer });
    await move(page, names[0] ?? '', 'Move down');
    await expectToast(page, 'Error', 'Failed to reorder whiskeys');
    await expect.poll(() => shownNames(page, 'whiskey')).toEqual(names);
    await stop();
    await expect(tool(page, /^Undo/)).toHaveCount(0);
    expect(await storedNames(owner, 'whiskey')).toEqual(names);
  });

  await test.step('it is sent at once, numbers them 1..n, and can be undone', async () => {
    const flight = await call(owner, ENDPOINTS.listWhiskeys);
    const names = flight.map(({ name }) => name);
    const writes = recordWrites(page);
    await dragByMouse(page, names[0] ?? '', handle(page, names[2] ?? ''));
    const ids = moved(
      flight.map(({ id }) => id),
      0,
      2,
    );
    await expect
      .poll(() => writes)
      .toEqual([{ method: 'POST', path: '/api/whiskeys/reorder', body: { ids } }]);
    await expect.poll(() => shownNames(page, 'whiskey')).toEqual(moved(names, 0, 2));
    await expect(card(page, flight[0]?.id ?? '').getByTestId('whiskey-number')).toContainText('3');
    await expect(card(page, flight[1]?.id ?? '').getByTestId('whiskey-number')).toContainText('1');
    await expect(tool(page, /^Save/)).toHaveCount(0);
    await expect.poll(() => storedNames(owner, 'whiskey')).toEqual(moved(names, 0, 2));
    const numbers = (await call(owner, ENDPOINTS.listWhiskeys)).map(({ number }) => number);
    expect(numbers).toEqual(names.map((_, index) => index + 1));
    await page.reload();
    await expect.poll(() => shownNames(page, 'whiskey')).toEqual(moved(names, 0, 2));
    await tool(page, 'Undo (1)').click();
    await expectToast(page, 'Action Undone', 'The last action has been successfully undone.');
    expect(await storedNames(owner, 'whiskey')).toEqual(names);
  });
});
