import { ENDPOINTS, type Cocktail, type ServerOwned, type Whiskey } from '@peanut/contracts';
import { DRINK_CALLS } from '@peanut/editing/record';
import type { APIRequestContext } from '@playwright/test';
import { call } from './api';

type Item = Cocktail | Whiskey;
const KINDS = ['cocktail', 'whiskey'] as const;

/** Everything on the menu, hidden items included. */
export interface MenuSnapshot {
  cocktail: Cocktail[];
  whiskey: Whiskey[];
}

export async function takeSnapshot(owner: APIRequestContext): Promise<MenuSnapshot> {
  const [cocktail, whiskey] = await Promise.all([
    call(owner, ENDPOINTS.listCocktails),
    call(owner, ENDPOINTS.listWhiskeys),
  ]);
  return { cocktail: cocktail.map(({ missing: _missing, without: _without, ...item }) => item), whiskey };
}

async function emptyShelf(owner: APIRequestContext): Promise<void> {
  for (const { id } of await call(owner, ENDPOINTS.listShelf))
    await call(owner, ENDPOINTS.deleteShelfThing, { parameters: { id } });
}

/** Brings the menu back to a snapshot: same items under the same ids, in the same order, and nothing on the shelf. */
export async function restoreSnapshot(owner: APIRequestContext, snapshot: MenuSnapshot): Promise<void> {
  await emptyShelf(owner);
  const current = await takeSnapshot(owner);
  for (const kind of KINDS) {
    const wanted = snapshot[kind] as (Cocktail & Whiskey)[];
    // Most tests leave a list as it was, and a write costs more than a look.
    if (sameItems(current[kind], wanted)) continue;
    const calls = DRINK_CALLS[kind];
    const now = new Map(current[kind].map((item) => [item.id, item]));
    for (const id of now.keys())
      if (!wanted.some((item) => item.id === id)) await call(owner, calls.delete, { parameters: { id } });
    for (const item of wanted) {
      const { number, sortOrder, ...fields } = fieldsOf(item) as Record<string, unknown>;
      const { id } = item;
      const found = now.get(id);
      if (!found) await call(owner, calls.create, { body: { id, ...fieldsOf(item) } });
      else if (!sameFields(found, item))
        await call(owner, calls.update, { parameters: { id }, body: fields });
    }
    await call(owner, calls.reorder, { body: { orderedIds: wanted.map(({ id }) => id) } });
  }
}

/** What a menu says, without versions and timestamps: two menus are equal when these are. */
export function contentOf(snapshot: MenuSnapshot) {
  return KINDS.map((kind) =>
    snapshot[kind].map((item) => {
      const { sortOrder, ...fields } = fieldsOf(item) as Record<string, unknown>;
      return { id: item.id, ...fields };
    }),
  );
}

/** What a form hands over for the item. */
export function fieldsOf<I extends ServerOwned>(item: I): Omit<I, keyof ServerOwned> {
  const { id, version, createdAt, updatedAt, ...fields } = item;
  return fields;
}

const sameFields = (a: Item, b: Item) => {
  const text = (item: Item) => JSON.stringify({ ...fieldsOf(item), number: 0, sortOrder: 0 });
  return text(a) === text(b);
};

/** The same items with the same places. */
const sameItems = (some: Item[], others: Item[]) => {
  const text = (items: Item[]) => JSON.stringify(items.map((item) => ({ id: item.id, ...fieldsOf(item) })));
  return text(some) === text(others);
};
