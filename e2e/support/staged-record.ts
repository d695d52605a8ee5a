import type { Cocktail, Whiskey } from '@peanut/contracts';
import {
  DRINK_CALLS,
  RECORD_LOCATION,
  toStored,
  type CreateChange,
  type DeleteChange,
  type EntityType,
  type InputOf,
  type StoredRecord,
  type PendingChange,
  type UpdateChange,
} from '@peanut/editing/record';
import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { call } from './api';
import { fieldsOf, type MenuSnapshot } from './menu-snapshot';

const staged = <E extends EntityType>(entityType: E) => ({
  id: randomUUID(),
  timestamp: Date.now(),
  isSent: false,
  description: `Change of a ${entityType}`,
  entityType,
});

const create = <E extends EntityType>(entityType: E, data: InputOf<E>): CreateChange<E> => ({
  ...staged(entityType),
  type: 'create',
  itemId: randomUUID(),
  data,
  undoData: null,
});

/** The item as it was seen, and its fields. */
type Seen<E extends EntityType> = [item: { id: string; version: number }, fields: InputOf<E>];

const update = <E extends EntityType>(
  entityType: E,
  [{ id, version }, seen]: Seen<E>,
  data: Partial<InputOf<E>>,
): UpdateChange<E> => {
  const names = Object.keys(data) as (keyof InputOf<E>)[];
  const undoData = Object.fromEntries(names.map((name) => [name, seen[name]])) as Partial<InputOf<E>>;
  return { ...staged(entityType), type: 'update', itemId: id, data, undoData, seen, version };
};

const remove = <E extends EntityType>(
  entityType: E,
  [{ id, version }, undoData]: Seen<E>,
): DeleteChange<E> => ({
  ...staged(entityType),
  type: 'delete',
  itemId: id,
  data: null,
  undoData,
  version,
  previousOrder: [],
});

/**
 * Changes of every kind, oldest first, as an owner might stage them in one evening: thirteen, and seven more of those that
 * can be had often for each further one of `times`.
 */
export function changesOfEveryKind(menu: MenuSnapshot, times = 1): PendingChange[] {
  const cocktails = menu.cocktail;
  const whiskeys = menu.whiskey;
  const at = <T extends Cocktail | Whiskey>(list: T[], index: number) => {
    const item = list[index] as T;
    return [item, fieldsOf(item)] as const;
  };
  const cocktail = (index: number): Seen<'cocktail'> => [...at(cocktails, index)];
  const whiskey = (index: number): Seen<'whiskey'> => [...at(whiskeys, index)];
  const gone = [cocktail(10), cocktail(11)];
  const goneIds = gone.map(([{ id }]) => id);
  const kept = cocktails.map(({ id }) => id).filter((id) => !goneIds.includes(id));
  return [
    ...Array.from({ length: 2 * times }, (_, n) =>
      create('cocktail', { ...cocktail(n)[1], name: `Staged drink ${n}`, sortOrder: 100 + n }),
    ),
    ...Array.from({ length: 2 * times }, (_, n) => update('cocktail', cocktail(n), { glass: `Glass ${n}` })),
    ...gone.map((seen) => remove('cocktail', seen)),
    {
      ...staged('cocktail'),
      type: 'reorder',
      data: { orderedIds: kept.toReversed() },
      undoData: { orderedIds: kept },
    },
    // Each insertion moves all behind it up by one: done twice, the numbers would tell.
    ...Array.from({ length: 2 * times }, (_, n) =>
      create('whiskey', { ...whiskey(n)[1], name: `Staged pour ${n}`, number: 3 + n }),
    ),
    ...Array.from({ length: times }, (_, n) => update('whiskey', whiskey(n), { notes: `Notes ${n}` })),
    update('whiskey', whiskey(20), { number: 2 }),
    ...[whiskey(15), whiskey(16)].map((seen) => remove('whiskey', seen)),
  ];
}

/** So many new cocktails, oldest first. */
export const manyChanges = (menu: MenuSnapshot, count: number): PendingChange[] =>
  Array.from({ length: count }, (_, n) =>
    create('cocktail', { ...fieldsOf(menu.cocktail[0] as Cocktail), name: `Staged drink ${n}` }),
  );

/** The changes of the same items as those of another staging, which may have made some of them. */
export const ofTheSameItems = (
  changes: readonly PendingChange[],
  others: readonly PendingChange[],
): PendingChange[] =>
  changes.map((change, index) => {
    const other = others[index];
    return change.type === 'reorder' || !other || other.type === 'reorder'
      ? change
      : { ...change, itemId: other.itemId };
  });

/** Applies the changes by plain calls, one after the other: the menu that the owner intends. */
export async function applyDirectly(owner: APIRequestContext, changes: PendingChange[]): Promise<void> {
  for (const change of changes) {
    const calls = DRINK_CALLS[change.entityType];
    if (change.type === 'reorder') await call(owner, calls.reorder, { body: change.data });
    else if (change.type === 'create')
      await call(owner, calls.create, { body: { id: change.itemId, ...change.data } });
    else if (change.type === 'update')
      await call(owner, calls.update, { parameters: { id: change.itemId }, body: change.data });
    else await call(owner, calls.delete, { parameters: { id: change.itemId } });
  }
}

/** Puts the changes where the page keeps them. The page must be of the product's origin. */
export async function stageInBrowser(page: Page, changes: PendingChange[]): Promise<void> {
  const record = toStored({ pending: changes.toReversed(), undo: [] });
  await page.evaluate(
    ({ place, value }) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(place.database);
        open.onupgradeneeded = () => open.result.createObjectStore(place.store);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const put = open.result.transaction(place.store, 'readwrite', { durability: 'strict' });
          put.objectStore(place.store).put(value, place.key);
          put.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    { place: RECORD_LOCATION, value: record },
  );
}

/** How many changes the page keeps. */
export async function pendingInBrowser(page: Page): Promise<number> {
  const record = await page.evaluate(
    (place) =>
      new Promise<StoredRecord | undefined>((resolve) => {
        const open = indexedDB.open(place.database);
        open.onsuccess = () => {
          const get = open.result.transaction(place.store).objectStore(place.store).get(place.key);
          get.onsuccess = () => {
            open.result.close();
            resolve(get.result as StoredRecord | undefined);
          };
        };
      }),
    RECORD_LOCATION,
  );
  return record?.pending.length ?? 0;
}
