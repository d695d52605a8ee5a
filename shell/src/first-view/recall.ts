import { readListAhead } from '@peanut/web';
import { keepRead, type Reads } from './reads';

let lists: Promise<unknown> | undefined;

/** Lets the page know from the start what the first view was drawn from, and asks for the lists it shows. */
export function recallFirstView({ dataset }: HTMLElement): void {
  for (const [url, answer] of Object.entries(JSON.parse(dataset['reads'] ?? '{}') as Reads))
    keepRead(url, answer, readAt());
  const urls = JSON.parse(dataset['lists'] ?? '[]') as string[];
  lists = Promise.all(urls.map(readListAhead));
}

/** Done when the lists of the first view are there: before, it could not be taken over as it stands. */
export const firstViewLists = (): Promise<unknown> | undefined => lists;

/** A page that one comes back to may be an old copy of the browser's: what stands in it is then asked for anew. */
function readAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? 0 : Date.now();
}
