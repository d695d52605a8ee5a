class FakeEventSource extends EventTarget {
  isOpen = true;

  constructor(readonly url: string) {
    super();
    streams.push(this);
  }

  close(): void {
    this.isOpen = false;
  }

  /** The service tells the tags. */
  tell(data: string): void {
    this.dispatchEvent(new MessageEvent('lists', { data }));
  }

  /** The service, or what is before it, ends the stream or refuses it. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** What pages of one browser say to each other. */
class FakeChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    if (isRefused) throw new DOMException('The operation is insecure.', 'SecurityError');
    channels.add(this);
  }

  postMessage(data: unknown): void {
    if (!channels.has(this)) return;
    for (const other of channels)
      if (other !== this && other.name === this.name) queueMicrotask(() => other.hear(data));
  }

  hear(data: unknown): void {
    if (channels.has(this)) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    channels.delete(this);
  }
}

/** All that the browser's pages ever opened. */
export let streams: FakeEventSource[] = [];
export const openStreams = () => streams.filter(({ isOpen }) => isOpen);
/** Those of pages that hear and are heard; a test takes out that of a frozen page. */
export const channels = new Set<FakeChannel>();
let isRefused = false;

/** From now on the browser refuses pages to talk to each other. */
export const refuseChannels = () => void (isRefused = true);

/** A browser without pages. The clock is the test's. */
export function startBrowser(): void {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: FakeChannel });
  streams = [];
  channels.clear();
  isRefused = false;
}
