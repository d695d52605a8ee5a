/// <reference lib="webworker" />
import { composePage, headFragmentOf, PAGE_AT, type BuiltInPage } from '@peanut/contracts';
import {
  currentSet,
  fetchVerified,
  isPageOfSet,
  isOfVersion,
  readServedSet,
  SHELL_PAGE,
  takeSet,
  type FileSet,
} from './file-set';
import { refreshOfflineReads } from './offline-reads';
import { inTime } from './patience';
import { dropCaches, readRecord, setCache, writeRecord } from './storage';

declare const self: ServiceWorkerGlobalScope;

/** What a page tells the worker: the path of the script it began with. */
export interface PageMessage {
  script: string;
}

/** Which set each open page began with; none when it is not known, then the network answers. */
type SetByPage = Record<string, FileSet | null>;

const PAGES = 'pages';

const known = new Map<string, Promise<FileSet | undefined>>();

export const isPage = (path: string): boolean => !/^\/(api|health|shell|mf-[a-z0-9-]+)(\/|$)/.test(path);

/** The server's page where there is a network; the kept one, with the files of its set, where there is none. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const asking = new AbortController();
  const served = readServedSet(asking.signal);
  served.catch(() => undefined);
  const id = event.resultingClientId;
  try {
    const page = await servedPage(event, asking.signal);
    const set = setOf(page.clone(), served);
    known.set(id, set);
    event.waitUntil(set.then((found) => afterVisit(id, found)).catch(warn));
    return page;
  } catch (error) {
    // Six that stay silent would keep the next page from connecting.
    asking.abort();
    const set = await currentSet();
    if (!set) throw error;
    known.set(id, Promise.resolve(set));
    event.waitUntil(remember(id, set));
    return cachedPage(set, new URL(event.request.url).pathname);
  }
}

async function servedPage(event: FetchEvent, signal: AbortSignal): Promise<Response> {
  const preloaded = Promise.resolve(event.preloadResponse as Promise<Response | undefined>);
  const page = await inTime(preloaded.then((answer) => answer ?? fetch(event.request, { signal })));
  // A preload that failed is no rejection in Firefox, but such an answer: passed on, the guest gets the browser's error page.
  if (page.type === 'error') throw new Error('The server cannot be reached.');
  if (page.status >= 500) throw new Error(`The server answers ${page.status}.`);
  return page;
}

async function setOf(page: Response, served: Promise<FileSet>): Promise<FileSet | undefined> {
  try {
    const [html, set] = await Promise.all([page.text(), served]);
    return isPageOfSet(html, set) ? set : undefined;
  } catch (error) {
    warn(error);
    return undefined;
  }
}

/** The page is on its way to the guest: now there is time to store what is new. */
async function afterVisit(id: string, set: FileSet | undefined): Promise<void> {
  await remember(id, set);
  if (set) await takeSet(set);
  await dropUnusedCaches();
  await refreshOfflineReads();
}

async function cachedPage(set: FileSet, path: string): Promise<Response> {
  const cache = await caches.open(setCache(set.id));
  const builtIn = PAGE_AT.get(path);
  const [page, head] = await Promise.all([
    cache.match(SHELL_PAGE),
    builtIn && cache.match(headFragmentIn(set, builtIn)),
  ]);
  if (!page) throw new Error('The kept page is gone.');
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const { html, policy } = composePage({ shell: await page.text(), head: await head?.text() });
  headers.set('content-security-policy', policy);
  return new Response(html, { status: builtIn || path === SHELL_PAGE ? 200 : 404, headers });
}

const headFragmentIn = ({ files }: FileSet, page: BuiltInPage): string =>
  Object.keys(files).find(
    (path) => path.startsWith(`/${page.remote}/`) && path.endsWith(`/${headFragmentOf(page)}`),
  ) ?? '';

/** A page that was there before the worker: it belongs to the current set if it began with a script of it. */
export async function notePage(id: string, { script }: PageMessage): Promise<void> {
  const set = await currentSet();
  const isOfIt = set !== undefined && script in set.files;
  if (known.has(id) || (await readRecord<SetByPage>(PAGES))?.[id] !== undefined) return;
  known.set(id, Promise.resolve(isOfIt ? set : undefined));
  await remember(id, isOfIt ? set : undefined);
}

/** A file for a page: of the set that the page began with, however often the server changed since. */
export async function answerFile(request: Request, clientId: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (isOfVersion(pathname)) return (await caches.match(pathname)) ?? fetch(request);
  const set = await setOfPage(clientId);
  // With a query it is asked for once more: what the page began with did not do.
  if (!set || search || !(pathname in set.files)) return fetch(request);
  const cached = await (await caches.open(setCache(set.id))).match(pathname);
  return cached ?? fetchVerified(pathname, set);
}

async function setOfPage(id: string): Promise<FileSet | undefined> {
  const pinned = known.get(id) ?? readRecord<SetByPage>(PAGES).then((pages) => pages?.[id] ?? undefined);
  known.set(id, pinned);
  return pinned;
}

let remembering: Promise<unknown> = Promise.resolve();

/** The browser may stop the worker at any time: which page uses which set is written down. */
function remember(id: string, set: FileSet | undefined): Promise<void> {
  const written = remembering.then(async () => {
    const open = new Set((await self.clients.matchAll()).map((client) => client.id));
    const pages = Object.entries((await readRecord<SetByPage>(PAGES)) ?? {}).filter(([page]) =>
      open.has(page),
    );
    await writeRecord(PAGES, { ...Object.fromEntries(pages), [id]: set ?? null });
  });
  remembering = written.catch(warn);
  return written;
}

/** Deletes the sets that neither an open page nor the next visit uses. */
export async function dropUnusedCaches(): Promise<void> {
  const [set, pages] = await Promise.all([currentSet(), readRecord<SetByPage>(PAGES)]);
  const used = [set, ...Object.values(pages ?? {})].flatMap((one) => (one ? [setCache(one.id)] : []));
  await dropCaches(new Set(used));
}

const warn = (error: unknown): void => console.warn('The menu was not kept for offline use.', error);
