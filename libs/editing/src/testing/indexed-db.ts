import 'fake-indexeddb/auto';
import { RECORD_LOCATION } from '../record/stored-record';

const { database: DATABASE, store: STORE, key: KEY } = RECORD_LOCATION;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database refused.'));
  });

export async function openRaw(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, version);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(STORE)) request.result.createObjectStore(STORE);
  };
  return done(request);
}

/** Puts a record as another version of the page would have left it. */
export async function writeRecord(record: unknown, version?: number): Promise<void> {
  const database = await openRaw(version);
  await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(record, KEY));
  database.close();
}

export async function readRecord(): Promise<unknown> {
  const database = await openRaw();
  const record = await done<unknown>(database.transaction(STORE, 'readonly').objectStore(STORE).get(KEY));
  database.close();
  return record;
}
