/** How old a copy may be before the menu service is asked again, in milliseconds; the contract allows 5 s. */
const FRESH_MS = 2_000;
const TIMEOUT_MS = 2_000;

interface Copy<Item> {
  items: Item[];
  tag: string | null;
  askedAt: number;
}

/** One list of the menu service as a visitor gets it: asked for once at a time, and only when the copy is old. */
export class CachedMenuList<Item extends { id: string }> {
  private copy: Copy<Item> | undefined;
  private pending: Promise<Copy<Item>> | undefined;

  /** @param complete adds what a service of an earlier version leaves out of an item */
  constructor(
    private readonly address: string,
    private readonly complete: (item: Item) => Item = (item) => item,
  ) {}

  /** @throws Error when there is no fresh copy and the menu service does not answer */
  async items(): Promise<Item[]> {
    if (this.copy && performance.now() - this.copy.askedAt < FRESH_MS) return this.copy.items;
    this.pending ??= this.fetchCopy().finally(() => (this.pending = undefined));
    return (await this.pending).items;
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

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));

/** The list with those items of the old one that did not change: by them others know what they need not do again. */
function reuseUnchanged<Item extends { id: string }>(items: Item[], old: readonly Item[]): Item[] {
  const before = new Map(old.map((item) => [item.id, item]));
  return items.map((item) => {
    const known = before.get(item.id);
    const names = Object.keys(item) as (keyof Item)[];
    return known && names.every((name) => isSame(item[name], known[name])) ? known : item;
  });
}
