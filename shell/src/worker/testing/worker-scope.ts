/** The address that the worker is served from. */
const ORIGIN = 'https://bar.test';

export const requestOf = (input: RequestInfo | URL): Request =>
  input instanceof Request ? input : new Request(new URL(input, ORIGIN));

interface Entry {
  request: Request;
  response: Response;
  body: ArrayBuffer;
}

/** The part of a browser's cache that the worker uses. */
class MemoryCache implements Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> {
  private readonly entries = new Map<string, Entry>();

  async match(input: RequestInfo | URL, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const request = requestOf(input);
    const entry = [...this.entries.values()].find((one) => answers(one, request, options));
    return entry && copyOf(entry);
  }

  async put(input: RequestInfo | URL, response: Response): Promise<void> {
    const request = requestOf(input);
    this.entries.set(request.url, { request, response, body: await response.arrayBuffer() });
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.values()].map(({ request }) => request);
  }

  async delete(input: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(requestOf(input).url);
  }
}

function answers(
  { request, response }: Entry,
  asked: Request,
  { ignoreSearch, ignoreVary }: CacheQueryOptions,
): boolean {
  const address = (url: string) => (ignoreSearch ? url.replace(/\?.*/, '') : url);
  const varied = ignoreVary ? [] : (response.headers.get('vary') ?? '').split(/, */).filter(Boolean);
  return (
    address(request.url) === address(asked.url) &&
    varied.every((name) => request.headers.get(name) === asked.headers.get(name))
  );
}

/** As in a browser, it says where it came from. */
function copyOf({ response, body }: Entry): Response {
  const { status, headers, url } = response;
  return Object.defineProperty(new Response(body, { status, headers }), 'url', { value: url });
}

class MemoryCaches implements Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'> {
  private readonly byName = new Map<string, MemoryCache>();

  async open(name: string): Promise<Cache> {
    const cache = this.byName.get(name) ?? new MemoryCache();
    this.byName.set(name, cache);
    return cache as unknown as Cache;
  }

  async match(input: RequestInfo | URL): Promise<Response | undefined> {
    const found = await Promise.all([...this.byName.values()].map((cache) => cache.match(input)));
    return found.find(Boolean);
  }

  async keys(): Promise<string[]> {
    return [...this.byName.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.byName.delete(name);
  }
}

export class WorkerScope {
  /** Ids of the pages that are open. */
  openPages: string[] = [];
  /** What the worker did with the browser, in order. */
  readonly did: string[] = [];
  readonly location = { origin: ORIGIN };
  readonly clients = {
    matchAll: async () => this.openPages.map((id) => ({ id })),
    claim: async () => this.did.push('claim'),
  };
  readonly registration = { navigationPreload: { enable: async () => this.did.push('preload') } };
  private readonly listeners = new Map<string, (event: unknown) => void>();

  skipWaiting = async () => this.did.push('skip waiting');
  addEventListener = (type: string, listener: (event: unknown) => void) => this.listeners.set(type, listener);

  /** Tells the worker of an event; done when all that the worker asked to be waited for is. Returns its answer. */
  async fire(type: string, event: object = {}): Promise<Response | undefined> {
    const work: unknown[] = [];
    let answer: Promise<Response> | undefined;
    this.listeners.get(type)?.({
      ...event,
      waitUntil: (promise: unknown) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  }
}

/** A worker's world: nothing is kept yet, no page is open. */
export function startScope(): WorkerScope {
  const scope = new WorkerScope();
  Object.assign(globalThis, { self: scope, caches: new MemoryCaches() });
  return scope;
}

/** Paths of what a cache holds, in alphabetical order. */
export async function keptIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => url.replace(ORIGIN, '')).sort();
}
