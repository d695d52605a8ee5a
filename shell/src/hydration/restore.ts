import { prefetchList, withDeadline } from '@peanut/web';
import { seedQuery, type Reads } from './prerendered-page';

/** How long a prerendered page waits for its lists, in milliseconds; then the page says that they are on their way. */
const TIMEOUT_MS = 3_000;

let lists: Promise<unknown> | undefined;

/**
 * Restores what the page was prerendered from, and asks for the lists it shows. Once the page is there, it asks for the
 * rest too: the HTML may come from the browser's cache.
 */
export function restoreReads({ dataset }: HTMLElement): void {
  const reads = JSON.parse(dataset['reads'] ?? '{}') as Reads;
  for (const [url, answer] of Object.entries(reads)) seedQuery(url, answer);
  const urls = JSON.parse(dataset['lists'] ?? '[]') as string[];
  // Late lists are no failure: the page says that they are on their way.
  lists = withDeadline(Promise.all(urls.map(prefetchList)), TIMEOUT_MS).catch(() => undefined);
}

/** Done when the prerendered lists are there, or late: hydration draws them just as the HTML does. */
export const prerenderedLists = (): Promise<unknown> | undefined => lists;
