import { SHELF_PATH, type ListTags } from '@peanut/contracts';
import { queryClient } from '@peanut/web';
import { heldLists, sessionChannel, shownTags } from '@peanut/web/internal';
import { isComplete } from '../hydration/hydration';
import { SharedStream } from './shared-stream';

/**
 * Milliseconds before each read of a list, until its tag is the one that was told. A read under way may be older than the
 * change, and another container of the service sees it up to half a second later.
 */
const PAUSES = [0, 0, 600, 600];

/** Reads each list anew when the service has changed it. Has a stream while the page is seen, until the returned function is called. */
export function followMenu(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = listFollower(signal);
  let stream: SharedStream | undefined;

  const join = async () => {
    await untilComplete(signal);
    if (signal.aborted || document.hidden) return;
    stream ??= new SharedStream((tags) => follow(JSON.parse(tags) as ListTags));
  };
  const leave = () => {
    stream?.leave();
    stream = undefined;
  };
  const reopen = () => stream?.reopen();

  const channel = sessionChannel();
  // The tags are for whoever opened the stream.
  channel?.addEventListener('message', reopen, { signal });
  // The browser may not know yet that the old connection is dead.
  window.addEventListener('online', reopen, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : void join()), { signal });
  signal.addEventListener('abort', () => {
    leave();
    channel?.close();
  });
  void join();
  return () => controller.abort();
}

/** Done when the page has all that it asked for, or nobody waits any more. */
function untilComplete(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && !isComplete()) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** Takes what the service tells, and makes the lists of the page follow. */
function listFollower(signal: AbortSignal): (tags: ListTags) => void {
  const told = new Map<string, string>();
  let isNews = false;

  const follow = async (url: string) => {
    for (const pause of PAUSES) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const list = queryClient.getQueryState([url]);
      const isShown = list?.status !== 'error' && strong(shownTags.get(url)) === told.get(url);
      if (!list || isShown || signal.aborted) return;
      if (heldLists.get() > 0) {
        isNews = true;
        return;
      }
      if (list.fetchStatus === 'idle') shownTags.set(url, '');
      await queryClient.refetchQueries({ queryKey: [url] }, { cancelRefetch: false });
      // An answer without a tag cannot be compared.
      if (queryClient.getQueryState([url])?.status === 'error' || shownTags.get(url) === null) return;
    }
  };
  const followAll = () => {
    if (!isNews || heldLists.get() > 0) return;
    isNews = false;
    for (const url of told.keys()) void follow(url);
    // It has no tag.
    void queryClient.invalidateQueries({ queryKey: [SHELF_PATH] });
  };
  signal.addEventListener('abort', heldLists.subscribe(followAll));
  return (tags) => {
    for (const [name, tag] of Object.entries(tags)) told.set(`/api/${name}`, strong(tag));
    isNews = true;
    followAll();
  };
}

/** A gateway that compresses a list makes its tag weak. */
const strong = (tag: string | null | undefined): string => tag?.replace(/^W\//, '') ?? '';
