import type { Cocktail, ServerOwned, Whiskey } from '@peanut/contracts';
import type { APIRequestContext, APIResponse } from '@playwright/test';

type Item = Cocktail | Whiskey;
const LISTS = ['/api/cocktails', '/api/whiskeys'] as const;

/** Everything on the menu, hidden items included. */
export type MenuSnapshot = Record<(typeof LISTS)[number], Item[]>;

export async function takeSnapshot(owner: APIRequestContext): Promise<MenuSnapshot> {
  const [cocktails, whiskeys] = await Promise.all(LISTS.map((path) => listFrom(owner, path)));
  return { '/api/cocktails': cocktails ?? [], '/api/whiskeys': whiskeys ?? [] };
}

/** Brings the menu back to a snapshot: same items under the same ids, in the same order. */
export async function restoreSnapshot(owner: APIRequestContext, snapshot: MenuSnapshot): Promise<void> {
  const current = await takeSnapshot(owner);
  for (const path of LISTS) {
    const wanted = snapshot[path];
    // Most tests leave a list as it was, and a write costs more than a look.
    if (sameItems(current[path], wanted)) continue;
    const now = new Map(current[path].map((item) => [item.id, item]));
    for (const id of now.keys())
      if (!wanted.some((item) => item.id === id)) await done(owner.delete(`${path}/${id}`));
    for (const item of wanted) {
      const { number, sortOrder, ...fields } = fieldsOf(item) as Record<string, unknown>;
      const found = now.get(item.id);
      if (!found) await done(owner.post(path, { data: { id: item.id, ...fieldsOf(item) } }));
      else if (!sameFields(found, item)) await done(owner.patch(`${path}/${item.id}`, { data: fields }));
    }
    await done(owner.post(`${path}/reorder`, { data: { orderedIds: wanted.map(({ id }) => id) } }));
  }
}

/** What a menu says, without versions and timestamps: two menus are equal when these are. */
export function contentOf(snapshot: MenuSnapshot) {
  return LISTS.map((path) =>
    snapshot[path].map((item) => {
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

async function listFrom(owner: APIRequestContext, path: string): Promise<Item[]> {
  const answer = await owner.get(path);
  if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()}`);
  return (await answer.json()) as Item[];
}

async function done(call: Promise<APIResponse>): Promise<void> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
}
