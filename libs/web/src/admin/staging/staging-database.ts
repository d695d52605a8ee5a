import { promisifyRequest } from 'idb-keyval';
import { EMPTY_STAGING, type StagingRecord } from './pending-change';

const DATABASE = 'peanut-admin';
const STORE = 'staging';
const KEY = 'record';

/**
 * Where the record lives. IndexedDB: its transactions are atomic across tabs, and with strict durability a write
 * that was acknowledged survives a crash of the browser.
 */
export interface StagingDatabase {
  read: () => Promise<StagingRecord>;
  /** Changes the record in one transaction; the function may be called with what another tab wrote meanwhile. */
  update: (change: (record: StagingRecord) => StagingRecord) => Promise<StagingRecord>;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    promisifyRequest(request).then((database) => {
      database.onclose = () => (opened = undefined);
      resolve(database);
    }, reject);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

export const stagingDatabase: StagingDatabase = {
  async read() {
    const store = (await open()).transaction(STORE, 'readonly').objectStore(STORE);
    return (await promisifyRequest<StagingRecord | undefined>(store.get(KEY))) ?? EMPTY_STAGING;
  },

  async update(change) {
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    let result = EMPTY_STAGING;
    const request = store.get(KEY);
    request.onsuccess = () => {
      result = change((request.result as StagingRecord | undefined) ?? EMPTY_STAGING);
      store.put(result, KEY);
    };
    await promisifyRequest(transaction);
    return result;
  },
};
