import { isDeepStrictEqual } from 'node:util';

/** How old a copy may be before the menu service is asked again, in milliseconds; the contract allows 5 s. */
const FRESH_MS = 2_000;
const TIMEOUT_MS = 2_000;
/** Between two reads that guests can have made although there is a fresh copy. */
const READ_ANEW_EVERY_MS = 1_000;

interface Copy<Item> {
  items: Item[];
  tag: string | null;
  askedAt: number;
}

/**
 * One list of the menu service as a visitor gets it: asked for once at a time, and only when the copy is old. It asks without
 * a cookie, so that hidden drinks never come here at all.
 */
export class MenuList<Item extends { id: string }> {
  private copy: Copy<Item> | undefined;
  private pending: Promise<Copy<Item>> | undefined;
  /** The next read for those who want the list as it is now; it has not begun yet. */
  private next: Promise<Copy<Item>> | undefined;
  private anewAt = -Infinity;

  /** @param complete adds what a service of an earlier version leaves out of an item */
  constructor(
    private readonly address: string,
    private readonly complete: (item: Item) => Item = (item) => item,
  ) {}

  /** @throws Error when there is no fresh copy and the menu service does not answer */
  async items(): Promise<Item[]> {
    if (this.copy && performance.now() - this.copy.askedAt < FRESH_MS) return this.copy.items;
    return (await this.fetchOnce()).items;
  }

  /** As the list is now: what was asked for before the call may lack the latest change. All who wait share one read. */
  async itemsNow(): Promise<Item[]> {
    this.next ??= this.turn().then(() => {
      this.next = undefined;
      this.anewAt = performance.now();
      return this.fetchOnce();
    });
    return (await this.next).items;
  }

  private async turn(): Promise<void> {
    const wait = this.anewAt + READ_ANEW_EVERY_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await this.pending?.catch(() => undefined);
  }

  private fetchOnce(): Promise<Copy<Item>> {
    this.pending ??= this.fetchCopy().finally(() => (this.pending = undefined));
    return this.pending;
  }

  private async fetchCopy(): Promise<Copy<Item>> {
    const askedAt = performance.now();
    const known = this.copy;
    const response = await fetch(this.address, {
      headers: known?.tag ? { 'if-none-match': known.tag } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304 && known) this.copy = { ...known, askedAt };
    else
      this.copy = {
        items: reuseUnchanged((await listOf<Item>(response)).map(this.complete), known?.items ?? []),
        tag: response.headers.get('etag'),
        askedAt,
      };
    return this.copy;
  }
}

async function listOf<Item>(response: Response): Promise<Item[]> {
  const list: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(list)) throw new Error(`The menu service answered ${response.status}`);
  return list as Item[];
}

/** The list with those items of the old one that did not change: by them others know what they need not do again. */
function reuseUnchanged<Item extends { id: string }>(items: Item[], old: readonly Item[]): Item[] {
  const before = new Map(old.map((item) => [item.id, item]));
  return items.map((item) => {
    const known = before.get(item.id);
    return known && isDeepStrictEqual(item, known) ? known : item;
  });
}
