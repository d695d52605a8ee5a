import { isDeepStrictEqual } from 'node:util';
import type { MenuSnapshot } from '@peanut/bartender';
import { API, withDefaults, type Cocktail, type SpiritOption, type Whiskey } from '@peanut/contracts';
import { UnavailableException } from '@peanut/service';

/** How old a copy may be before the menu service is asked again, in milliseconds; the contract allows 5 s. */
const FRESH_MS = 2_000;
const TIMEOUT_MS = 2_000;

interface Copy<Item> {
  items: Item[];
  tag: string | null;
  askedAt: number;
}

/** One list of the menu service as a visitor gets it: asked for once at a time, and only when the copy is old. */
class CachedMenuList<Item extends { id: string }> {
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

/** The list with those items of the old one that did not change: by them others know what they need not do again. */
function reuseUnchanged<Item extends { id: string }>(items: Item[], old: readonly Item[]): Item[] {
  const before = new Map(old.map((item) => [item.id, item]));
  return items.map((item) => {
    const known = before.get(item.id);
    return known && isDeepStrictEqual(item, known) ? known : item;
  });
}

interface Lists {
  cocktails: Cocktail[];
  whiskeys: Whiskey[];
  spirits: SpiritOption[];
}

/** The menu as a visitor sees it. It asks without a cookie, so that hidden drinks never come here at all. */
export class MenuClient {
  private readonly cocktails: CachedMenuList<Cocktail>;
  private readonly whiskeys: CachedMenuList<Whiskey>;
  private readonly spirits: CachedMenuList<SpiritOption>;
  private last: { lists: Lists; snapshot: MenuSnapshot } | undefined;

  /** @param menuUrl base address of the menu service */
  constructor(menuUrl: string) {
    const address = (path: string): string => new URL(path, menuUrl).href;
    this.cocktails = new CachedMenuList(address(API.cocktails), (drink) => withDefaults('cocktail', drink));
    this.whiskeys = new CachedMenuList(address(API.whiskeys), (drink) => withDefaults('whiskey', drink));
    this.spirits = new CachedMenuList(address(API.spiritOptions));
  }

  /** @throws UnavailableException when the menu cannot be read: an old copy might show what is hidden by now */
  async read(): Promise<MenuSnapshot> {
    try {
      const [cocktails, whiskeys, spirits] = await Promise.all([
        this.cocktails.items(),
        this.whiskeys.items(),
        this.spirits.items(),
      ]);
      return this.snapshotOf({ cocktails, whiskeys, spirits });
    } catch (error) {
      throw new UnavailableException(
        'The bartender cannot read the menu just now. Please try again in a moment.',
        error,
      );
    }
  }

  /** The same object as long as no list has changed, so that what was worked out from it need not be done again. */
  private snapshotOf(lists: Lists): MenuSnapshot {
    const last = this.last;
    const isSame =
      last?.lists.cocktails === lists.cocktails &&
      last.lists.whiskeys === lists.whiskeys &&
      last.lists.spirits === lists.spirits;
    if (last && isSame) return last.snapshot;
    const snapshot = {
      cocktails: lists.cocktails.filter(({ isVisible }) => isVisible),
      whiskeys: lists.whiskeys.filter(({ isVisible }) => isVisible),
      spirits: lists.spirits.filter(({ isActive }) => isActive).map(({ name }) => name),
    };
    this.last = { lists, snapshot };
    return snapshot;
  }
}
