import { UNSAVED_KEY } from '@peanut/contracts';
import { IDBFactory } from 'fake-indexeddb';
import { writeRecord, readRecord, openRaw } from '../testing/indexed-db';
import { SCHEMA_VERSION, toStored } from './stored-record';
import type { ReorderChange, StagingRecord } from './pending-change';

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

/** What the second version kept, before drinks had the fields that are left out of their whole items here. */
const DELETION = {
  ...{ id: 'c3', timestamp: 3, isSent: false, type: 'delete', entityType: 'cocktail', itemId: 'x' },
  ...{ description: 'Delete cocktail "Negroni"', data: null, version: 3, previousOrder: ['x'] },
  undoData: { name: 'Negroni', spirit: 'gin', isVisible: false },
};
const UPDATE = {
  ...{ id: 'c2', timestamp: 2, isSent: true, type: 'update', entityType: 'whiskey', itemId: 'y' },
  ...{ description: 'Update whiskey "Talisker"', version: 1, failure: 'The bar could not be reached.' },
  ...{ data: { notes: 'salt' }, undoData: { notes: 'smoke' } },
  seen: { number: 2, name: 'Talisker', notes: 'smoke', isVisible: true },
};
const CREATION = {
  ...{ id: 'c4', timestamp: 1, isSent: false, type: 'create', entityType: 'cocktail', itemId: 'z' },
  ...{ description: 'Create cocktail "Gimlet"', data: { name: 'Gimlet', isVisible: true }, undoData: null },
};
const KEPT_BEFORE = {
  pending: [DELETION, UPDATE, CREATION, order],
  undo: [{ ...DELETION, id: 'u1', versionAfter: 0 }],
};

/** What the database throws from now on instead of putting a record away. */
const refuseToPut = (name: string) =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room left.', name);
  });

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

  it.each([
    ['first version, which does not say so,', undefined],
    ['second version', 2],
  ])('of the %s is read with every staged edit, and kept as the newest', async (_name, schemaVersion) => {
    await writeRecord({ ...KEPT_BEFORE, schemaVersion });
    const { stagingDatabase } = await page();
    const { pending, undo } = await stagingDatabase.read();
    const forWhiskeys = { isAvailable: true, sortOrder: 0, allergens: [] };
    const forCocktails = { ...forWhiskeys, smoke: null, pourAnyway: false };
    // Whole items get the fields that drinks have had since; everything else is as it was.
    expect(pending).toEqual([
      { ...DELETION, undoData: { ...DELETION.undoData, ...forCocktails } },
      { ...UPDATE, seen: { ...UPDATE.seen, ...forWhiskeys } },
      { ...CREATION, data: { ...CREATION.data, ...forCocktails } },
      order,
    ]);
    expect(undo).toEqual([{ ...pending[0], id: 'u1', versionAfter: 0 }]);
    await stagingDatabase.update((before) => before);
    expect(await readRecord()).toEqual({ pending, undo, schemaVersion: SCHEMA_VERSION });
  });

  it('is found in a database of another version too', async () => {
    await writeRecord(toStored({ pending: [order], undo: [] }), 7);
    const { stagingDatabase } = await page();
    expect((await stagingDatabase.read()).pending).toEqual([order]);
  });

  it('of a newer version is left untouched, and the page says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const newer = { schemaVersion: SCHEMA_VERSION + 1, changes: ['of another shape'] };
    await writeRecord(newer);
    const { readStaging, changeStaging, stagingStore } = await page();
    await readStaging();
    expect(stagingStore.get()).toMatchObject({ isStored: false, isNewer: true, pending: [] });
    await changeStaging((record) => ({ ...record, pending: [order] }));
    expect(stagingStore.get()).toMatchObject({ isNewer: true, pending: [order] });
    expect(await readRecord()).toEqual(newer);
    expect(String(warn.mock.calls[0]?.[1])).toContain('Reload the page');
    warn.mockRestore();
  });

  it('is counted for a page that cannot know its owner', async () => {
    const { changeStaging } = await page();
    await changeStaging((record) => ({ ...record, pending: [order] }));
    expect(localStorage.getItem(UNSAVED_KEY)).toBe('1');
    await changeStaging((record) => ({ ...record, pending: [] }));
    expect(localStorage.getItem(UNSAVED_KEY)).toBeNull();
  });

  it('is not written to be read', async () => {
    await writeRecord(KEPT_BEFORE);
    const { readStaging } = await page();
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await readStaging();
    expect(transaction.mock.calls.map(([, mode]) => mode)).toEqual(['readonly']);
    transaction.mockRestore();
  });

  it('stays in reach while another tab raises the version of the database', async () => {
    await writeRecord(toStored({ pending: [order], undo: [] }));
    const { stagingDatabase } = await page();
    await stagingDatabase.read();
    (await openRaw(9)).close();
    expect((await stagingDatabase.read()).pending).toEqual([order]);
  });
});

describe('a browser that keeps nothing', () => {
  let warn: jest.SpyInstance;
  const ids = (record: { pending: { id: string }[] }) => record.pending.map(({ id }) => id);
  const withChange = (id: string) => (record: StagingRecord) => ({
    ...record,
    pending: [{ ...order, id }, ...record.pending],
  });

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  it('has staged changes for as long as the page is open, and the page says so', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const { changeStaging, readStaging, stagingStore } = await page();
    await changeStaging(withChange('a'));
    await changeStaging(withChange('b'));
    expect(ids(await readStaging())).toEqual(['b', 'a']);
    expect(stagingStore.get()).toMatchObject({ isLoaded: true, isStored: false, isNewer: false });
  });

  it('since it is full keeps all as soon as there is room, and takes over what another tab did', async () => {
    await writeRecord(toStored({ pending: [{ ...order, id: 'theirs' }, order], undo: [] }));
    const { changeStaging, readStaging, stagingStore } = await page();
    await readStaging();
    const put = refuseToPut('QuotaExceededError');
    await changeStaging(withChange('a'));
    expect(stagingStore.get().isStored).toBe(false);
    put.mockRestore();
    await writeRecord(toStored({ pending: [{ ...order, id: 'new' }, order], undo: [] }));
    expect(ids(await readStaging())).toEqual(['new', 'a', 'c1']);
    expect(stagingStore.get().isStored).toBe(false);
    await changeStaging(withChange('b'));
    expect(stagingStore.get().isStored).toBe(true);
    expect(ids((await readRecord()) as StagingRecord)).toEqual(['b', 'new', 'a', 'c1']);
  });
});
