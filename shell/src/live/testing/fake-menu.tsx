import { API, type ListTags } from '@peanut/contracts';
import { prefetchList, queryClient, QueryClientProvider, useCocktails, usePages } from '@peanut/web';
import { heldLists, sessionStore, shownTags } from '@peanut/web/internal';
import { fakeFetch, refusal, type Answer, type Call } from '@peanut/web/testing';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Live } from '../live';
import { openStreams, startBrowser } from './fake-browser';

/** The service's lists by address, with their tags. */
let served: Record<string, Answer & { etag: string }>;
/** What the page asked for since it was opened. */
export let calls: Call[];

export const change = (url: string, etag: string, body: unknown = []) => (served[url] = { etag, body });
export const asked = () => calls.map(({ url }) => url);
/** Long enough for a page to find out that no other has the stream. */
export const settle = (milliseconds = 400) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The service says which tags its lists have now. */
export async function tell(tags: Partial<ListTags> = {}): Promise<void> {
  const now = Object.entries(served).map(([url, { etag }]) => [url.replace('/api/', ''), etag]);
  const data = JSON.stringify({ ...Object.fromEntries(now), ...tags });
  for (const stream of openStreams()) stream.tell(data);
  await settle();
}

let isHidden = false;

export async function setHidden(next: boolean): Promise<void> {
  isHidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

/** Answers every read from {@link served}. */
export function serveBar(): void {
  calls = fakeFetch(({ url }) => served[url] ?? refusal(404, `The test has no answer to ${url}.`));
}

/** A guest's browser that has seen nothing yet. The clock is the test's. */
export function startAnew(): void {
  startBrowser();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  sessionStore.set('visitor');
  heldLists.set(0);
  queryClient.clear();
  shownTags.clear();
  served = {};
  change(API.cocktails, '"c1"');
  change(API.whiskeys, '"w1"');
  change(API.spiritOptions, '"s1"');
  change(API.pages, '"p1"');
  serveBar();
}

function Reads() {
  useCocktails();
  usePages();
  return null;
}

const page = (isIdle: boolean, part?: ReactElement) => (
  <QueryClientProvider client={queryClient}>
    <main id="main">
      <h1>House Cocktails</h1>
      <Reads />
      {part}
      {isIdle && <Live />}
    </main>
  </QueryClientProvider>
);

/** As in the shell, what follows the menu comes after the page. */
export function draw(part?: ReactElement) {
  const drawn = render(page(false, part));
  drawn.rerender(page(true, part));
  return drawn;
}

/** The page of a guest who has read both lists of drinks, and was told of them. */
export async function openPage(part?: ReactElement): Promise<void> {
  draw(part);
  await act(() => prefetchList(API.whiskeys));
  await settle();
  await tell();
  calls.length = 0;
}
