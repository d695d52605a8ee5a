import { ENDPOINTS, MENU_FILE } from '@peanut/contracts';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { call, cocktailNamed, itemAt } from '../support/api';
import { expectNoFindings } from '../support/axe';
import { fieldsOf } from '../support/menu-snapshot';
import { expectNoSideways } from '../support/sideways';
import { pendingInBrowser } from '../support/staged-record';
import { card, expect, expectToast, save, test, tool, waitForCards } from './support/owner-test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import and export' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true });
const choice = (page: Page, drink: string, text: string): Locator =>
  dialog(page).getByRole('radiogroup', { name: drink, exact: true }).getByRole('radio', { name: text });

async function openImport(page: Page): Promise<void> {
  await tool(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Import and export' }).click();
  await expect(button(page, 'Read')).toBeVisible();
}

async function readFileOf(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content);
  await dialog(page).getByLabel('Menu file').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await button(page, 'Read').click();
}

async function readText(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Paste recipes' }).fill(text);
  await button(page, 'Read').click();
}

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Harbour Sour',
  recipeIngredient: ['2 oz gin', '1 oz lemon juice', '3/4 oz simple syrup'],
  recipeInstructions: 'Shake with ice and strain into a coupe.',
};
const BAR_ASSISTANT = {
  name: 'Harbour Sour',
  instructions: 'Shake with ice and strain.',
  glass: 'Coupe',
  method: 'Shake',
  ingredients: [
    { sort: 1, name: 'Gin', amount: 60, units: 'ml' },
    { sort: 2, name: 'Lemon juice', amount: 30, units: 'ml' },
  ],
};
const OWN = {
  ...{ format: MENU_FILE.format, version: MENU_FILE.version, whiskeys: [], spiritOptions: [] },
  cocktails: [{ name: 'Harbour Sour', spirit: 'gin', ingredients: ['2 oz gin', '1 oz lemon juice'] }],
};
const CSV = 'name,spirit,ingredients\r\nHarbour Sour,gin,"2 oz gin\n1 oz lemon juice"\r\n';
const PAGE = `<!doctype html><title>Recipes</title><script type="application/ld+json">${JSON.stringify({
  '@graph': [{ '@type': 'WebPage' }, RECIPE],
})}</script><p>A drink.`;

for (const [format, file, content] of [
  ['our own export', 'menu.json', JSON.stringify(OWN)],
  ['a table', 'menu.csv', CSV],
  ['a table in UTF-16', 'menu.csv', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
  ['a recipe of Bar Assistant', 'drink.json', JSON.stringify(BAR_ASSISTANT)],
  ['a recipe of schema.org', 'recipe.json', JSON.stringify([RECIPE])],
  ['a saved web page', 'page.html', PAGE],
] as const)
  test(`${format} is read in the browser, staged, and on the menu after Save`, async ({ admin, owner }) => {
    const asked: string[] = [];
    admin.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()));
    await openImport(admin);
    await readFileOf(admin, file, content);
    await expect(box(admin, 'Harbour Sour')).toBeChecked();
    await button(admin, 'Stage 1 drink').click();
    await expectToast(admin, 'Drinks Staged', '1 drink is staged. Save to put it on the menu.');
    expect(asked).toEqual([]);
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    expect((await cocktailNamed(owner, 'Harbour Sour')).ingredients.length).toBeGreaterThan(1);
  });

test('The exported menu is read back: nothing differs, until something does', async ({ admin, owner }) => {
  await openImport(admin);
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    dialog(admin).getByRole('link', { name: 'Export menu', exact: true }).click(),
  ]);
  const menu = JSON.parse(await readFile(await download.path(), 'utf8')) as typeof OWN;
  await readFileOf(admin, 'menu.json', JSON.stringify(menu));
  const { length } = await call(owner, ENDPOINTS.listCocktails);
  await expect(dialog(admin).getByRole('radiogroup')).not.toHaveCount(0);
  await button(admin, 'Replace all').click();
  await expect(button(admin, 'Stage 0 drinks')).toBeDisabled();

  const negroni = await cocktailNamed(owner, 'Negroni');
  const cocktails = menu.cocktails.map((one) =>
    one.name === 'Negroni' ? { ...one, glass: 'Tumbler' } : one,
  );
  await readFileOf(admin, 'menu.json', JSON.stringify({ ...menu, cocktails }));
  await expect(button(admin, 'Stage 0 drinks')).toBeVisible();
  await choice(admin, 'Negroni', 'Replace').check();
  await button(admin, 'Stage 1 drink').click();
  await expect(card(admin, negroni.id)).toContainText('Negroni');
  await save(admin);
  await expectToast(admin, 'Changes Applied');
  expect(await cocktailNamed(owner, 'Negroni')).toEqual({
    ...negroni,
    glass: 'Tumbler',
    version: negroni.version + 1,
    updatedAt: expect.any(String),
  });
  expect(await call(owner, ENDPOINTS.listCocktails)).toHaveLength(length);

  await call(owner, ENDPOINTS.deleteCocktail, { parameters: { id: negroni.id } });
  await admin.reload();
  await openImport(admin);
  await readFileOf(admin, 'menu.json', JSON.stringify(menu));
  await button(admin, 'Stage 1 drink').click();
  await save(admin);
  await expectToast(admin, 'Changes Applied');
  expect((await cocktailNamed(owner, 'Negroni')).id, 'its links and QR codes work again').toBe(negroni.id);
});

test('Plain recipes are stopped in the middle: what is read stays, and the rest is read on', async ({
  admin,
}) => {
  let answered = 0;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await admin.route('**/api/ai/parse-cocktail', async (route) => {
    answered += 1;
    const at = answered;
    if (at > 2) await held;
    const json = { name: `Read ${at}`, spirit: 'gin', ingredients: ['2 oz gin'] };
    // A call that was given up cannot be answered any more.
    await route.fulfill({ json }).catch(() => {});
  });
  await openImport(admin);
  const recipe = (name: string) => `${name}\n2 oz gin\n1 oz lemon juice\n1 oz syrup\nShake and strain.`;
  await readText(admin, ['Alpha Sour', 'Beta Sour', 'Gamma Sour', 'Delta Sour'].map(recipe).join('\n\n\n'));
  await expect(dialog(admin).getByText('2 of 4 recipes read')).toBeVisible();
  await button(admin, 'Stop').click();
  await expect(dialog(admin).getByText('2 recipes were not read.')).toBeVisible();
  await expect(button(admin, 'Stage 2 drinks')).toBeEnabled();
  goOn();
  await button(admin, 'Read the rest').click();
  await button(admin, 'Stage 4 drinks').click();
  await expect(tool(admin, 'Save (4)')).toBeVisible();
});

test('A spirit of our own export that the bar has not is added by Save', async ({ admin, owner }) => {
  await openImport(admin);
  const drinks = ['Naked', 'Division'].map((name) => ({ ...OWN.cocktails[0], name, spirit: 'Mezcal' }));
  await readFileOf(admin, 'menu.json', JSON.stringify({ ...OWN, cocktails: drinks }));
  const mezcal = dialog(admin).getByLabel('Mezcal', { exact: true });
  await expect(mezcal.locator('option:checked')).toHaveText('Add “Mezcal” to the list');
  await button(admin, 'Stage 2 drinks').click();
  await save(admin);
  await expectToast(admin, 'Changes Applied');
  expect((await cocktailNamed(owner, 'Division')).spirit).toBe('Mezcal');
  for (const name of ['Naked', 'Division'])
    await call(owner, ENDPOINTS.deleteCocktail, {
      parameters: { id: (await cocktailNamed(owner, name)).id },
    });
  const added = (await call(owner, ENDPOINTS.listSpiritOptions)).filter(({ name }) => name === 'Mezcal');
  const parameters = { id: itemAt(added, 0).id };
  await call(owner, ENDPOINTS.deleteSpiritOption, { parameters });
});

test('A reload in the middle of staging 500 drinks loses nothing', async ({ admin, owner }) => {
  const { name, ...fields } = fieldsOf(await cocktailNamed(owner, 'Negroni'));
  const cocktails = Array.from({ length: 500 }, (_, at) => ({ ...fields, name: `${name} no. ${at}` }));
  await openImport(admin);
  await readText(admin, JSON.stringify({ ...OWN, cocktails }));
  await expect(button(admin, 'Stage 500 drinks')).toBeVisible();
  // The write goes on while the page is left.
  await button(admin, 'Stage 500 drinks').evaluate((stage) => {
    (stage as HTMLElement).click();
    location.reload();
  });
  await waitForCards(admin);
  const staged = await pendingInBrowser(admin);
  expect([0, 500]).toContain(staged);
  if (staged === 0) {
    await openImport(admin);
    await button(admin, 'Read').click();
    await button(admin, 'Stage 500 drinks').click();
  }
  await expect(tool(admin, 'Save (500)')).toBeVisible();
  await admin.reload();
  await expect(tool(admin, 'Save (500)')).toBeVisible();
});

test.describe('On a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('All is large enough, nothing is cut off, and axe finds nothing', async ({ admin, owner }) => {
    const long = 'A drink with a name that is as long as names can be, '.repeat(2).trim();
    const negroni = fieldsOf(await cocktailNamed(owner, 'Negroni'));
    const cocktails = [
      { ...negroni, glass: 'Tumbler' },
      { ...negroni, name: long },
      { ...negroni, name: 'نيغروني', spirit: 'Mezcal' },
      { name: 'Air', spirit: 'Pisco', ingredients: [] },
    ];
    await openImport(admin);
    await expectNoSideways(admin, 'the dialog');
    await readFileOf(admin, 'menu.json', JSON.stringify({ ...OWN, cocktails }));
    await expect(dialog(admin).getByRole('heading', { name: '4 drinks were read' })).toBeFocused();
    await dialog(admin).getByText('What differs').click();
    await expectNoSideways(admin, 'what was read');
    await expectNoFindings(admin, 'what was read', '[data-mf="admin"]');
    const heights = await dialog(admin)
      .locator('label:has([type=checkbox], [type=radio]), summary, button, a, select')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await box(admin, long).press('Space');
    await expect(box(admin, long)).not.toBeChecked();
    await choice(admin, 'Negroni', 'Leave out').press('ArrowLeft');
    await expect(choice(admin, 'Negroni', 'Add beside it')).toBeChecked();
    await expect(button(admin, 'Stage 2 drinks')).toBeEnabled();
  });
});
