import { ENDPOINTS, inputOf } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { untilCached } from '../offline/support/visits';
import { call, cocktailNamed } from '../support/api';
import { control } from '../support/stack';
import { expect, expectToast, save, test, tool } from './support/owner-test';

/** Ten words of a file in six languages, and what each stands for. */
const WORDS = [
  ['Anchor', 'Dairy', 'milk'],
  ['Beacon', 'Milch', 'milk'],
  ['Cove', 'contient du lait', 'milk'],
  ['Dock', 'Leche', 'milk'],
  ['Estuary', 'latticini', 'milk'],
  ['Ferry', 'bevat melk', 'milk'],
  ['Gangway', 'Œufs', 'egg'],
  ['Hull', 'uova', 'egg'],
  ['Isle', 'Schalenfrüchte', 'nuts'],
  ['Jetty', 'tree nuts', 'nuts'],
] as const;
const LINES = '2 oz gin; 1 oz lemon juice; 3/4 oz simple syrup';
const FILE = [
  'name,spirit,ingredients,allergens',
  ...WORDS.map(([name, word]) => `Harbour ${name},gin,"${LINES}","${word}"`),
  `Harbour Keel,gin,"${LINES}",none`,
].join('\n');

/** What the guest's list shows, of the drinks of the file and the one beside it. */
async function expectWithout(page: Page, allergen: string, shown: number): Promise<void> {
  await page.goto(`/cocktails?q=harbour&without=${allergen}`);
  await expect(page.getByTestId('count-line')).toHaveText(`${shown} of 24 House Specialties`);
  for (const [name, , held] of WORDS.filter(([, , held]) => held === allergen))
    await expect(page.getByText(`Harbour ${name}`, { exact: true }), held).toHaveCount(0);
  if (allergen === 'milk') await expect(page.getByText('Harbour Loft', { exact: true })).toHaveCount(0);
}

async function expectAllWithout(page: Page): Promise<void> {
  await expectWithout(page, 'milk', 5);
  await expectWithout(page, 'egg', 10);
  await expectWithout(page, 'nuts', 10);
}

test('An allergen gets lost nowhere between a file and a guest: Without, the chat, and both offline', async ({
  admin,
  owner,
  browser,
}) => {
  test.slow();
  await test.step('the file is read and saved, beside a drink whose cream nobody ticked', async () => {
    const fields = inputOf('cocktail', await cocktailNamed(owner, 'Negroni'));
    await call(owner, ENDPOINTS.createCocktail, {
      body: { ...fields, name: 'Harbour Loft', ingredients: ['2 oz gin', '1 oz cream'], allergens: [] },
    });
    await tool(admin, 'More').click();
    await admin.getByRole('menuitem', { name: 'Import and export' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Import and export' });
    await dialog
      .getByLabel('Menu file')
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await dialog.getByRole('button', { name: 'Read', exact: true }).click();
    await dialog.getByRole('button', { name: 'Stage 11 drinks' }).click();
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    for (const [name, , allergen] of WORDS)
      expect((await cocktailNamed(owner, `Harbour ${name}`)).allergens, name).toEqual([allergen]);
  });

  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await test.step('no guest is shown it under Without', async () => {
    await expectAllWithout(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const group = page.getByRole('group', { name: 'Without', exact: true });
    await expect(group.getByRole('checkbox', { name: 'nuts' })).toBeChecked();
    await expect(group.getByText('Leaves out what holds it or may hold it.')).toBeVisible();
  });

  await test.step('the chat says the same of each', async () => {
    for (const [name, , allergen] of [...WORDS, ['Loft', '', 'milk'] as const]) {
      const body = { message: `Does the Harbour ${name} contain ${allergen}?` };
      const { response } = await call(context.request, ENDPOINTS.chat, { body });
      expect(response).toMatch(/\byes\b/i);
    }
  });

  await untilCached(page);
  await control('stop', 'gateway');
  await context.setOffline(true);
  try {
    await test.step('so do both offline', async () => {
      await expectAllWithout(page);
      await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
      for (const name of ['Dock', 'Loft']) {
        await page.getByPlaceholder(/Ask me about/).fill(`Does the Harbour ${name} contain milk?`);
        await page.keyboard.press('Enter');
        await expect(page.getByTestId('chat-message').last()).toContainText(/yes.*Harbour/i);
      }
    });
  } finally {
    await control('start', 'gateway');
    await context.close();
  }
});
