import { readMenu } from '@peanut/bartender/formats';
import { MENU_FILE, type Cocktail, type Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { perform, type Drink, type Lists, type Menu } from '@peanut/contracts/testing/menu-model';
import { enterAdminMode, savePendingChanges, staging } from '@peanut/editing';
import fc from 'fast-check';
import { calls, startFakeServices, answer } from '../testing/fake-services';
import { planOf } from './import-plan';
import { importRows } from './import-rows';
import { prepared } from './prepared-drink';
import { spiritFinder } from './spirits';
import { stagedEdits } from './staged-edits';

const EMPTY_BAR = { cocktail: [], whiskey: [], takenIds: new Set<string>() };
const idOf = (list: number, at: number) => `${list}0000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .map((some) => some.normalize('NFC').trim())
    .filter((some) => some !== '' && [...some].length <= maxLength && !some.includes('\0'));

const cocktails = fc
  .array(
    fc.record({
      name: text(40),
      description: text(100),
      ingredients: fc.array(text(60), { minLength: 1, maxLength: 4 }),
      smoke: fc.option(text(20)),
      isVisible: fc.boolean(),
      isAvailable: fc.boolean(),
      sortOrder: fc.nat(3),
    }),
    { maxLength: 5 },
  )
  .map((drinks) =>
    drinks
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map((drink, at) => testDrink('cocktail', { ...drink, spirit: 'gin', id: idOf(1, at) })),
  );

const whiskeys = fc
  .uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 99 }), name: text(40), notes: text(60) }), {
    maxLength: 5,
    selector: ({ number }) => number,
  })
  .map((drinks) =>
    drinks
      .toSorted((one, other) => one.number - other.number)
      .map((drink, at) => testDrink('whiskey', { ...drink, id: idOf(2, at) })),
  );

const LISTS = { 'POST /api/cocktails': 'cocktails', 'POST /api/whiskeys': 'whiskeys' } as const;

/** What the menu service has once it took the creations that were sent. */
function served(): Lists {
  const empty: Menu = { lists: { cocktails: [], whiskeys: [] }, stored: new Map() };
  return calls.reduce((menu, { route, body }, at) => {
    const list = LISTS[route as keyof typeof LISTS] as (typeof LISTS)[keyof typeof LISTS] | undefined;
    if (!list) return menu;
    const { id, ...fields } = body as Drink;
    const when = String(at).padStart(6, '0');
    const call = { list, key: id, does: 'create', id, fields } as const;
    return perform(menu, call, { createdAt: when, updatedAt: when }).menu;
  }, empty).lists;
}

const content = (drinks: readonly object[]) =>
  drinks.map((drink) => ({ ...drink, version: 0, createdAt: '', updatedAt: '' }));

async function importInto(menu: { cocktails: Cocktail[]; whiskeys: Whiskey[] }): Promise<Lists> {
  startFakeServices();
  answer('POST /api/cocktails', { status: 201, body: { version: 1 } });
  answer('POST /api/whiskeys', { status: 201, body: { version: 1 } });
  await staging.clear();
  const { format, version } = MENU_FILE;
  const file = JSON.stringify({ format, version, exportedAt: '', ...menu, spiritOptions: [] });
  const rows = importRows(readMenu(file).drinks.map(prepared), EMPTY_BAR);
  await staging.many(stagedEdits(rows, planOf(rows, new Map(), spiritFinder(['gin'], new Map())), EMPTY_BAR));
  await savePendingChanges(async () => 'stop');
  return served();
}

it('brings an exported menu back, whatever it holds: the lists are the same', async () => {
  startFakeServices();
  await enterAdminMode('secret');
  const property = fc.asyncProperty(cocktails, whiskeys, async (...[drinks, flight]) => {
    const lists = await importInto({ cocktails: drinks, whiskeys: flight });
    expect(content(lists.cocktails)).toEqual(content(drinks));
    expect(content(lists.whiskeys)).toEqual(content(flight));
  });
  await fc.assert(property, { numRuns: 40, seed: 1 });
});
