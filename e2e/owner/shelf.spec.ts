import { ENDPOINTS } from '@peanut/contracts';
import type { Browser, Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { call, cocktailNamed } from '../support/api';
import { expectNoSideways } from '../support/sideways';
import {
  card,
  enterAdminMode,
  expect,
  expectToast,
  save,
  stageEdit,
  test,
  tool,
  waitForCards,
} from './support/owner-test';

const LIME = 'lime juice';

/** A guest's phone next to the owner's. */
async function openAsGuest(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/cocktails');
  return page;
}

/** What the guest's card says, as the page has it after it was read anew. */
async function expectStock(guest: Page, id: string, isPourable: boolean): Promise<void> {
  await guest.reload();
  await expect(card(guest, id)).toBeVisible();
  await expect(card(guest, id).getByText('Out of Stock')).toHaveCount(isPourable ? 0 : 1);
}

const shelf = (page: Page) => page.getByRole('dialog', { name: 'Shelf' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('What is switched off on the shelf takes its drinks off the menu, and gives them back', async ({
  admin,
  browser,
  owner,
}) => {
  await waitForCards(admin);
  const { id } = await cocktailNamed(owner, 'Margarita');
  const guest = await openAsGuest(browser);
  const lime = shelf(admin).getByRole('switch', { name: LIME, exact: true });

  await test.step('a thing is taken from the recipes', async () => {
    await tool(admin, 'Shelf').click();
    const group = shelf(admin).getByRole('group', { name: 'From your recipes' });
    await group.getByRole('button', { name: `Add ${LIME}`, exact: true }).click();
    await expect(lime).toBeChecked();
    await expect(group.getByRole('button', { name: `Add ${LIME}`, exact: true })).toHaveCount(0);
  });

  await test.step('switched off, it says which drinks go; a guest sees it, and the owner why', async () => {
    await expect(lime).toHaveAccessibleDescription(/^Closes \d+: .*Margarita/);
    await lime.click();
    await expect(lime).not.toBeChecked();
    await expect(shelf(admin).getByRole('status')).toContainText(/Margarita.* out of stock now/);
    await expectStock(guest, id, false);
    await admin.keyboard.press('Escape');
    await expect(tool(admin, 'Shelf')).toBeFocused();
    await expect(card(admin, id).getByText(`Missing: ${LIME}`)).toBeVisible();
    await expectNoFindings(admin, 'cards that miss something');
  });

  await test.step('poured anyway, a guest can have it; the card says so and takes it back', async () => {
    await button(admin, 'Pour Margarita anyway').click();
    await expectToast(admin, 'Poured Anyway', `"Margarita" can be poured without ${LIME}.`);
    await expect(button(admin, 'Stop pouring Margarita')).toBeFocused();
    await expect(card(admin, id).getByText(`Missing: ${LIME} · poured anyway`)).toBeVisible();
    await expectStock(guest, id, true);
    await button(admin, 'Undo').click();
    await expectToast(admin, 'Out of Stock', `"Margarita" is out of stock without ${LIME}.`);
    await expectStock(guest, id, false);
  });

  await test.step('switched on, all is as before', async () => {
    await tool(admin, 'Shelf').click();
    await lime.press('Space');
    await expect(lime).toBeChecked();
    await expect(shelf(admin).getByRole('status')).toContainText('can be poured again');
    await expectStock(guest, id, true);
    await admin.keyboard.press('Escape');
    await expect(card(admin, id).getByText(/Missing|Out of Stock/)).toHaveCount(0);
  });
  await guest.context().close();
});

test('A drink is marked sold out by one tap, next to what is staged for it, and back by Undo', async ({
  admin,
  browser,
  owner,
}) => {
  await waitForCards(admin);
  const { id } = await cocktailNamed(owner, 'Negroni');
  const guest = await openAsGuest(browser);
  await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');

  await test.step('a tap is enough, and Undo takes it back', async () => {
    await button(admin, 'Mark Negroni sold out').click();
    await expectToast(admin, 'Sold Out', '"Negroni" is out of stock.');
    await expect(button(admin, 'Mark Negroni in stock')).toBeFocused();
    await expect(card(admin, id).getByText('Out of Stock')).toBeVisible();
    await expectStock(guest, id, false);
    await button(admin, 'Undo').click();
    await expectToast(admin, 'Back in Stock', '"Negroni" can be poured again.');
    await expectStock(guest, id, true);
  });

  await test.step('without a network it waits and changes nothing', async () => {
    await admin.context().setOffline(true);
    await button(admin, 'Mark Negroni sold out').click();
    await expectToast(admin, 'Offline', 'You’re offline. Nothing was changed: try again when you’re back.');
    await expect(card(admin, id).getByText('Out of Stock')).toHaveCount(0);
    await admin.context().setOffline(false);
  });

  await test.step('Save sends the staged edit alone, and asks nothing', async () => {
    await button(admin, 'Mark Negroni sold out').click();
    await expectToast(admin, 'Sold Out');
    await save(admin);
    await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
    expect(await cocktailNamed(owner, 'Negroni')).toMatchObject({ glass: 'Tumbler', isAvailable: false });
  });
  await guest.context().close();
});

test('Two owners at once: one saves what was staged, one marks it sold out, and nobody is asked', async ({
  admin,
  browser,
  owner,
}) => {
  await waitForCards(admin);
  const { id } = await cocktailNamed(owner, 'Negroni');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await enterAdminMode(other, '/cocktails');
  await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
  await button(other, 'Mark Negroni sold out').click();
  await expectToast(other, 'Sold Out');
  await expect(card(admin, id).getByText('Out of Stock')).toBeVisible();
  await save(admin);
  await expectToast(admin, 'Changes Applied', '1 change(s) have been successfully applied.');
  expect(await cocktailNamed(owner, 'Negroni')).toMatchObject({ glass: 'Tumbler', isAvailable: false });
  await context.close();
});

test.describe('On a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('A long shelf has big rows, is searched while typing, and nothing is cut off', async ({
    admin,
    owner,
  }) => {
    for (let at = 1; at <= 40; at += 1)
      await call(owner, ENDPOINTS.createShelfThing, {
        body: { name: `Crème ${at} of a long name for a thing`, isStocked: at !== 25 },
      });
    await tool(admin, 'Shelf').click();
    const switches = shelf(admin).getByRole('switch');
    await expect(switches.first()).toHaveAccessibleName(/Crème 25 /);
    await expect(switches).toHaveCount(40);
    const rows = await switches.evaluateAll((all) =>
      all.slice(0, 3).map((one) => one.closest('label')?.getBoundingClientRect().height ?? 0),
    );
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(48);
    await expectNoSideways(admin, 'the shelf');
    await expectNoFindings(admin, 'the shelf', '[data-mf="admin"]');
    await switches.last().click();
    await expectToast(admin, 'Shelf Updated');
    await expect(switches.last()).toBeInViewport({ ratio: 1 });
    const search = shelf(admin).getByRole('searchbox', { name: 'Search the shelf' });
    const { y = 0 } = (await search.boundingBox()) ?? {};
    await search.fill('creme 39');
    await expect(switches).toHaveCount(1);
    expect((await search.boundingBox())?.y).toBeCloseTo(y, 0);
    await shelf(admin).getByRole('textbox', { name: 'Add to the shelf' }).fill('Egg white');
    await admin.keyboard.press('Enter');
    await expect(switches.first()).toHaveAccessibleName('Egg white');
    await expect(switches.first()).toBeInViewport();
  });
});
