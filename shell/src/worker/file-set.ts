import { BUILT_IN_PAGES, FILE_LIST } from '@peanut/contracts';
import { readRecord, setCache, writeRecord } from './storage';

/**
 * All static files of one state of the product: those of the shell and of each remote that guests see, as the parts
 * published them together. A page works with the files of one set; sets are stored whole or not at all.
 */
export interface FileSet {
  id: string;
  /** Hash by path, in the form of the `integrity` attribute. */
  files: Readonly<Record<string, string>>;
}

/** The shell's HTML. The gateway composes it, so no hash is known; the files it names must be in the set. */
export const SHELL_PAGE = '/index.html';

const CURRENT = 'current-set';
/** Those that guests see. */
const REMOTES = [...new Set(BUILT_IN_PAGES.map(({ remote }) => remote))];
const AT_ONCE = 4;

/** The newest set that is stored whole. */
export const currentSet = (): Promise<FileSet | undefined> => readRecord<FileSet>(CURRENT);

/**
 * The set that the server has now. A remote that is down is missing in it, which is only good enough for a browser
 * that has no set yet. Throws when the server cannot be asked.
 */
export async function readServedSet(signal?: AbortSignal): Promise<FileSet> {
  const isFirst = (await currentSet()) === undefined;
  const ofRemotes = REMOTES.map((remote) =>
    readList(`/${remote}/${FILE_LIST}`, signal).catch(orNothing(isFirst)),
  );
  const lists = await Promise.all([readList(`/shell/${FILE_LIST}`, signal), ...ofRemotes]);
  const files: Record<string, string> = Object.assign({}, ...lists);
  return { id: await digest(JSON.stringify(files)), files };
}

async function readList(url: string, signal?: AbortSignal): Promise<FileSet['files']> {
  const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return ((await response.json()) as { files: FileSet['files'] }).files;
}

const orNothing = (isAllowed: boolean) => (error: unknown) => {
  if (!isAllowed) throw error;
  console.warn('A part of the menu is away, so it is not kept for offline use yet.', error);
  return {};
};

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let taking: Promise<void> | undefined;

/**
 * Keeps the set whole and makes it the current one, in one write when every file is there. What was cut off goes on
 * where it stopped. Throws when a file is not what its part published, or the server changed meanwhile.
 */
export function takeSet(set: FileSet): Promise<void> {
  taking ??= take(set).finally(() => (taking = undefined));
  return taking;
}

async function take(set: FileSet): Promise<void> {
  const before = await currentSet();
  if (before?.id === set.id) return;
  const cache = await caches.open(setCache(set.id));
  const known = await keptFiles(before);
  const waiting = Object.entries(set.files);
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, hash] = next;
      if (!(await cache.match(path)))
        await cache.put(path, (await known(hash)) ?? (await fetchVerified(path, set)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await cacheShellPage(cache, set);
  if ((await readServedSet()).id !== set.id) throw new Error('The server changed while its files were kept.');
  await writeRecord(CURRENT, set);
}

/** Finds a file of a stored set by its hash: most files of a part are the same in its next version. */
async function keptFiles(set: FileSet | undefined): Promise<(hash: string) => Promise<Response | undefined>> {
  if (!set) return () => Promise.resolve(undefined);
  const cache = await caches.open(setCache(set.id));
  const paths = new Map(Object.entries(set.files).map(([path, hash]) => [hash, path]));
  return async (hash) => {
    const kept = await cache.match(paths.get(hash) ?? '/');
    // A copy of its own: a module would look for its imports where the answer says that it came from.
    return kept && new Response(kept.body, kept);
  };
}

/** Fetches a file as its part published it; fails when the server has another one by now. */
export async function fetchVerified(path: string, set: FileSet): Promise<Response> {
  const response = await fetch(path, {
    integrity: set.files[path] ?? '',
    cache: isOfVersion(path) ? 'default' : 'no-cache',
    credentials: 'omit',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function cacheShellPage(cache: Cache, set: FileSet): Promise<void> {
  const page = await fetch(SHELL_PAGE, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok || !isPageOfSet(await page.clone().text(), set))
    throw new Error('The page is not of this set.');
  await cache.put(SHELL_PAGE, page);
}

const FILE_IN_HTML = /(?:src|href)="(\/(?:shell|mf-[a-z0-9-]+)\/[^"?]+)"/g;

/** Whether every script and style sheet that the HTML names is in the set. */
export function isPageOfSet(html: string, set: FileSet): boolean {
  return [...html.matchAll(FILE_IN_HTML)].every(([, path = '']) => path in set.files);
}

/** `/mf-menu/1.0.0-…/…`: such an address has one content for ever. */
export const isOfVersion = (path: string): boolean => /^\/[a-z0-9-]+\/\d/.test(path);
