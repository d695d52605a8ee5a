import { prefetchList } from '@peanut/web';
import { seedQuery, type Reads } from './reads';

/** Milliseconds that the first view may stand for lists that do not come; then the page says that they are on their way. */
const TIMEOUT_MS = 3_000;

let lists: Promise<unknown> | undefined;

/**
 * Lets the page know from the start what the first view was drawn from, and asks for the lists it shows. The page asks
 * for all the rest too, when it is there: a browser may have kept the HTML.
 */
export function recallFirstView({ dataset }: HTMLElement): void {
  const reads = JSON.parse(dataset['reads'] ?? '{}') as Reads;
  for (const [url, answer] of Object.entries(reads)) seedQuery(url, answer);
  const urls = JSON.parse(dataset['lists'] ?? '[]') as string[];
  const tooLate = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  lists = Promise.race([Promise.all(urls.map(prefetchList)), tooLate]);
}

/** Done when the lists of the first view are there: before, it could not be taken over as it stands. */
export const firstViewLists = (): Promise<unknown> | undefined => lists;
