import { promisifyRequest } from 'idb-keyval';
import { EMPTY_STAGING, type StagingRecord } from './pending-change';
import { fromStored, RECORD_LOCATION, toStored } from './stored-record';

const { database: DATABASE, store: STORE, key: KEY } = RECORD_LOCATION;

/**
 * Stores the record in IndexedDB: its transactions are atomic across tabs, and with strict durability an acknowledged
 * write survives a crash of the browser. Both calls throw NewerRecordError for a record of a newer version of the page,
 * which stays untouched.
 */
export interface StagingDatabase {
  read: () => Promise<StagingRecord>;
  /** Changes the record in one transaction; the function gets what another tab wrote meanwhile. */
  update: (change: (record: StagingRecord) => StagingRecord) => Promise<StagingRecord>;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    // Any version of the database: the record itself says its version.
    const request = indexedDB.open(DATABASE);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    promisifyRequest(request).then((database) => {
      const forget = () => (opened = undefined);
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
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
    return fromStored(await promisifyRequest<unknown>(store.get(KEY)));
  },

  async update(change) {
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    let result = EMPTY_STAGING;
    let failure: unknown;
    const request = store.get(KEY);
    request.onsuccess = () => {
      try {
        result = change(fromStored(request.result));
        store.put(toStored(result), KEY);
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    };
    await promisifyRequest(transaction).catch((error: unknown) => {
      throw failure ?? error;
    });
    return result;
  },
};
