/** The layout of this worker's caches; a worker with another one starts with empty caches. */
const VERSION = 1;
const PREFIX = `peanut-${VERSION}`;

/** Records of the worker itself, as JSON: the current set, what sets there are, and which page uses which. */
const RECORDS = `${PREFIX}-records`;

/** Answers of the services, for offline use. */
export const READS_CACHE = `${PREFIX}-reads`;

const SET_PREFIX = `${PREFIX}-set-`;

/** Name of the cache that holds the files of a set. */
export const setCache = (id: string): string => SET_PREFIX + id;

export async function readRecord<T>(key: string): Promise<T | undefined> {
  const cached = await (await caches.open(RECORDS)).match(`/${key}`);
  return cached && ((await cached.json()) as T);
}

/** One write, whole or not at all. */
export async function writeRecord(key: string, value: unknown): Promise<void> {
  await (await caches.open(RECORDS)).put(`/${key}`, Response.json(value));
}

/** Deletes the sets that are not among `used`, and the caches of other versions of the worker. */
export async function dropCaches(used: ReadonlySet<string>): Promise<void> {
  const isUsed = (name: string) =>
    name === RECORDS || name === READS_CACHE || (name.startsWith(SET_PREFIX) && used.has(name));
  for (const name of await caches.keys()) {
    if (name.startsWith('peanut-') && !isUsed(name)) await caches.delete(name);
  }
}
