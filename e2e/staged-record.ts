import type { Cocktail, Whiskey } from '@peanut/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { fieldsOf, type MenuSnapshot } from './menu-snapshot';

/** A staged change as `libs/web` keeps it in the browser. */
export interface StagedChange {
  id: string;
  type: 'create' | 'update' | 'delete' | 'reorder';
  entityType: 'cocktail' | 'whiskey';
  itemId?: string;
  data: object | null;
  [more: string]: unknown;
}

const change = (
  type: StagedChange['type'],
  entityType: StagedChange['entityType'],
  more: { data: object | null; [name: string]: unknown },
): StagedChange => ({
  id: randomUUID(),
  timestamp: Date.now(),
  isSent: false,
  description: `${type} ${entityType}`,
  type,
  entityType,
  ...more,
});

const create = (entityType: StagedChange['entityType'], item: Cocktail | Whiskey, more: object) =>
  change('create', entityType, {
    itemId: randomUUID(),
    data: { ...fieldsOf(item), ...more },
    undoData: null,
  });

const update = (
  entityType: StagedChange['entityType'],
  item: Cocktail | Whiskey,
  data: Record<string, unknown>,
) => {
  const seen = fieldsOf(item) as Record<string, unknown>;
  const undoData = Object.fromEntries(Object.keys(data).map((name) => [name, seen[name]]));
  return change('update', entityType, { itemId: item.id, data, undoData, seen, version: item.version });
};

const remove = (entityType: StagedChange['entityType'], item: Cocktail | Whiskey) =>
  change('delete', entityType, {
    itemId: item.id,
    data: null,
    undoData: fieldsOf(item),
    version: item.version,
    previousOrder: [],
  });

/** Thirty changes of every kind, oldest first, as an owner might stage them in one evening. */
export function thirtyChanges(menu: MenuSnapshot): StagedChange[] {
  const cocktails = menu['/api/cocktails'] as Cocktail[];
  const whiskeys = menu['/api/whiskeys'] as Whiskey[];
  const at = <T>(list: T[], index: number): T => list[index] as T;
  const gone = [at(cocktails, 10), at(cocktails, 11)];
  const kept = cocktails.filter((item) => !gone.includes(item)).map(({ id }) => id);
  return [
    ...Array.from({ length: 8 }, (_, n) =>
      create('cocktail', at(cocktails, n), { name: `Staged drink ${n}`, sortOrder: 100 + n }),
    ),
    ...Array.from({ length: 6 }, (_, n) => update('cocktail', at(cocktails, n), { glass: `Glass ${n}` })),
    ...gone.map((item) => remove('cocktail', item)),
    change('reorder', 'cocktail', {
      data: { orderedIds: kept.toReversed() },
      undoData: { orderedIds: kept },
    }),
    // Each insertion moves all behind it up by one: done twice, the numbers would tell.
    ...Array.from({ length: 6 }, (_, n) =>
      create('whiskey', at(whiskeys, n), { name: `Staged pour ${n}`, number: 3 + n }),
    ),
    ...Array.from({ length: 4 }, (_, n) => update('whiskey', at(whiskeys, n), { notes: `Notes ${n}` })),
    update('whiskey', at(whiskeys, 20), { number: 2 }),
    ...[at(whiskeys, 15), at(whiskeys, 16)].map((item) => remove('whiskey', item)),
  ];
}

/** Applies the changes by plain calls, one after the other: the menu that the owner intends. */
export async function applyDirectly(owner: APIRequestContext, changes: StagedChange[]): Promise<void> {
  for (const { type, entityType, itemId, data } of changes) {
    const list = `/api/${entityType}s`;
    const url = type === 'create' ? list : type === 'reorder' ? `${list}/reorder` : `${list}/${itemId}`;
    const method = { create: 'POST', reorder: 'POST', update: 'PATCH', delete: 'DELETE' }[type];
    const body = type === 'create' ? { id: itemId, ...data } : data;
    const answer = await owner.fetch(url, { method, ...(body && { data: body }) });
    if (!answer.ok()) throw new Error(`${method} ${url}: ${answer.status()} ${await answer.text()}`);
  }
}

/** Puts the changes where the page keeps them. The page must be of the product's origin. */
export async function stageInBrowser(page: Page, changes: StagedChange[]): Promise<void> {
  const record = { pending: changes.toReversed(), undo: [] };
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('peanut-admin', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('staging');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const put = open.result.transaction('staging', 'readwrite', { durability: 'strict' });
          put.objectStore('staging').put(value, 'record');
          put.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    record,
  );
}
