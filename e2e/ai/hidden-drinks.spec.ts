import { ENDPOINTS, type Cocktail } from '@peanut/contracts';
import type { APIRequestContext } from '@playwright/test';
import { call } from '../support/api';
import { expect, test } from './ai-test';
import { openChat, say } from './support/chat';
import { recommended } from './support/recommendations';

const HIDDEN = 'Zanzibar Ember';
const GONE = 'Oaxaca Tide';
const MOOD = 'a smoky mezcal cocktail with tamarind';

/** Puts a drink on the menu that no other tastes like. */
async function addDrink(owner: APIRequestContext, name: string): Promise<string> {
  const { id } = await call(owner, ENDPOINTS.createCocktail, {
    body: {
      ...{ name, spirit: 'tequila', description: 'Mezcal and tamarind over embers.' },
      ...{ ingredients: ['2 oz mezcal', '1 oz tamarind syrup', '1 oz lime juice'], glass: 'Coupe' },
      ...{ ice: 'None', smoke: 'Mesquite', prep: 'Shake and strain.', sortOrder: 500 },
    },
  });
  return id;
}

const change = (owner: APIRequestContext, id: string, body: Partial<Cocktail>) =>
  call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body });

test('what the owner hid and what ran out is soon not recommended any more', async ({ page, owner }) => {
  const hidden = await addDrink(owner, HIDDEN);
  const gone = await addDrink(owner, GONE);
  await page.goto('/recommendations');
  await expect
    .poll(() => recommended(page, MOOD), { intervals: [1_000] })
    .toEqual(expect.arrayContaining([HIDDEN, GONE]));
  await openChat(page);
  expect(await say(page, 'List all cocktails')).toContain(HIDDEN);
  await change(owner, hidden, { isVisible: false });
  await change(owner, gone, { isAvailable: false });
  const stillRecommended = async () =>
    (await recommended(page, MOOD)).filter((name) => [HIDDEN, GONE].includes(name));
  await expect.poll(stillRecommended, { intervals: [1_000] }).toEqual([]);

  for (const question of ['List all cocktails', 'Do you have anything with mezcal?', 'What is new tonight?'])
    expect(await say(page, question)).not.toContain(HIDDEN);
  const suggestion = await say(page, 'Recommend me something smoky with mezcal and tamarind');
  for (const name of [HIDDEN, GONE]) expect(suggestion).not.toContain(name);
  // Who asks for one by its name hears that it is out; of the hidden one, nothing.
  expect(await say(page, `Do you have the ${GONE}?`)).toMatch(/out of stock/i);
  expect(await say(page, `What is in the ${HIDDEN}?`)).not.toMatch(/tamarind|mesquite/i);
});
