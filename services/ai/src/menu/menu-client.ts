import type { MenuSnapshot } from '@peanut/bartender';
import { API, withDefaults, type Cocktail, type SpiritOption, type Whiskey } from '@peanut/contracts';
import { MenuList, UnavailableException } from '@peanut/service';

interface Lists {
  cocktails: Cocktail[];
  whiskeys: Whiskey[];
  spirits: SpiritOption[];
}

/** The menu as a visitor sees it. */
export class MenuClient {
  private readonly cocktails: MenuList<Cocktail>;
  private readonly whiskeys: MenuList<Whiskey>;
  private readonly spirits: MenuList<SpiritOption>;
  private last: { lists: Lists; snapshot: MenuSnapshot } | undefined;

  /** @param menuUrl base address of the menu service */
  constructor(menuUrl: string) {
    const address = (path: string): string => new URL(path, menuUrl).href;
    this.cocktails = new MenuList(address(API.cocktails), (drink) => withDefaults('cocktail', drink));
    this.whiskeys = new MenuList(address(API.whiskeys), (drink) => withDefaults('whiskey', drink));
    this.spirits = new MenuList(address(API.spiritOptions));
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
