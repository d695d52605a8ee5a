import { tabStorage } from '../storage';

/** What a guest left a page as, for when they come back to it by Back, Forward or a reload. */
export interface PageMemory {
  /** How far it was scrolled, in pixels. */
  top?: number;
  /** Ids of the drinks whose other side shows. */
  turned?: readonly string[];
}

const KEY = 'page-memory';
/** Pages further back than this begin anew. */
const MAX_PAGES = 50;

let pages: Map<string, PageMemory> | undefined;

/** Names the entry of the browser's history that shows. */
export function pageKey(): string {
  const state = history.state as { key?: string } | null;
  return `${state?.key ?? ''} ${location.pathname}${location.search}`;
}

export const recallPage = (key = pageKey()): PageMemory => known().get(key) ?? {};

/** Keeps it for this tab, reloads included. */
export function rememberPage(part: PageMemory, key = pageKey()): void {
  const all = known();
  const page = { ...all.get(key), ...part };
  // The newest come last.
  all.delete(key);
  all.set(key, page);
  tabStorage.write(KEY, JSON.stringify([...all].slice(-MAX_PAGES)));
}

function known(): Map<string, PageMemory> {
  pages ??= load();
  return pages;
}

function load(): Map<string, PageMemory> {
  const stored = new Map(tabStorage.readJson(KEY, isPages));
  // An address that was typed or followed from elsewhere begins anew.
  if (!isReturn()) stored.delete(pageKey());
  return stored;
}

const isPages = (value: unknown): value is [string, PageMemory][] =>
  Array.isArray(value) && value.every(Array.isArray);

function isReturn(): boolean {
  // Tests and very old browsers know nothing of it.
  const entries = performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined;
  const type = entries?.[0]?.type;
  return type === 'reload' || type === 'back_forward';
}
