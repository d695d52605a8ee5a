import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { ReorderChange } from './pending-change';
import { SCHEMA_VERSION, toKept } from './record-layout';

// jsdom has none; fake-indexeddb keeps copies by it.
globalThis.structuredClone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const order: ReorderChange = {
  id: 'c1',
  timestamp: 1,
  type: 'reorder',
  entityType: 'cocktail',
  description: 'Reorder cocktails',
  isSent: false,
  data: { orderedIds: ['b', 'a'] },
  undoData: { orderedIds: ['a', 'b'] },
};

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database refused.'));
  });

async function openRaw(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open('peanut-admin', version);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains('staging')) request.result.createObjectStore('staging');
  };
  return done(request);
}

/** Puts a record as another version of the page would have left it. */
async function keep(record: unknown, version?: number): Promise<void> {
  const database = await openRaw(version);
  await done(database.transaction('staging', 'readwrite').objectStore('staging').put(record, 'record'));
  database.close();
}

async function kept(): Promise<unknown> {
  const database = await openRaw();
  const record = await done<unknown>(
    database.transaction('staging', 'readonly').objectStore('staging').get('record'),
  );
  database.close();
  return record;
}

/** The page as it starts anew. */
async function page() {
  jest.resetModules();
  const { stagingDatabase } = await import('./staging-database');
  const { readStaging, stagingStore, changeStaging } = await import('./staging-store');
  return { stagingDatabase, readStaging, stagingStore, changeStaging };
}

describe('the kept record', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('of the first version, which does not say so, is read with every staged edit, and kept as the newest', async () => {
    await keep({ pending: [order], undo: [{ ...order, id: 'u1', versionAfter: 0 }] });
    const { stagingDatabase } = await page();
    const record = await stagingDatabase.read();
    expect(record.pending).toEqual([order]);
    expect(record.undo.map(({ id }) => id)).toEqual(['u1']);
    await stagingDatabase.update((before) => before);
    expect(await kept()).toEqual({ ...record, schemaVersion: SCHEMA_VERSION });
  });

  it('is found in a database of another version too', async () => {
    await keep(toKept({ pending: [order], undo: [] }), 7);
    const { stagingDatabase } = await page();
    expect((await stagingDatabase.read()).pending).toEqual([order]);
  });

  it('of a newer version is left untouched, and the page says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const newer = { schemaVersion: SCHEMA_VERSION + 1, changes: ['of another shape'] };
    await keep(newer);
    const { readStaging, changeStaging, stagingStore } = await page();
    await readStaging();
    expect(stagingStore.get()).toMatchObject({ isKept: false, isNewer: true, pending: [] });
    await changeStaging((record) => ({ ...record, pending: [order] }));
    expect(stagingStore.get()).toMatchObject({ isNewer: true, pending: [order] });
    expect(await kept()).toEqual(newer);
    expect(String(warn.mock.calls[0]?.[1])).toContain('Reload the page');
    warn.mockRestore();
  });
});
