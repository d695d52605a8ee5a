import { ENDPOINTS } from '@peanut/contracts';

/** Milliseconds after which a stream that ended is opened anew, and the most when that fails again and again. */
const RETRY = { first: 3_000, most: 30_000 };

/** Guests' pages ask one after the other, once many lost their streams together. */
function pauseAfter(failures: number): number {
  if (failures === 0) return RETRY.first;
  return Math.min(RETRY.first * 2 ** failures, RETRY.most) * (1 - Math.random() / 2);
}

/**
 * Opens the service's stream, and opens it anew for as long as it takes: by itself an `EventSource` gives up after any
 * status but 200. `onTags` gets what each event says, and undefined when the stream is lost. Returns what closes it.
 */
export function openStream(onTags: (tags: string | undefined) => void): () => void {
  let source: EventSource;
  let timer: number;
  let failures = 0;
  const open = () => {
    source = new EventSource(ENDPOINTS.streamEvents.path);
    source.addEventListener('lists', ({ data }) => {
      failures = 0;
      onTags(String(data));
    });
    source.addEventListener('error', () => {
      source.close();
      onTags(undefined);
      timer = window.setTimeout(open, pauseAfter(failures));
      failures += 1;
    });
  };
  open();
  return () => {
    window.clearTimeout(timer);
    source.close();
  };
}
