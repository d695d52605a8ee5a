import type { MenuSnapshot } from '@peanut/bartender';
import { withPlaces } from '@peanut/bartender/answers';
import {
  API,
  isPourable,
  withDefaults,
  type Cocktail,
  type SpiritOption,
  type Whiskey,
} from '@peanut/contracts';
import { MenuList, UnavailableException } from '@peanut/service';
import { HidingSetting } from './hiding-setting.js';

interface Lists {
  cocktails: Cocktail[];
  whiskeys: Whiskey[];
  spirits: SpiritOption[];
}

export class MenuClient {
  private readonly cocktails: MenuList<Cocktail>;
  private readonly whiskeys: MenuList<Whiskey>;
  private readonly spirits: MenuList<SpiritOption>;
  private readonly hiding: HidingSetting;
  private last: { lists: Lists; snapshot: MenuSnapshot } | undefined;
  /** Of each menu, what guests' pages show: all of it, or what is in stock. */
  private readonly shown = new WeakMap<MenuSnapshot, Record<'all' | 'inStock', MenuSnapshot>>();

  /** @param services base addresses of the menu and the admin service */
  constructor({ menuUrl, adminUrl }: { menuUrl: string; adminUrl: string }) {
    const address = (path: string): string => new URL(path, menuUrl).href;
    this.cocktails = new MenuList(address(API.cocktails), (drink) => withDefaults('cocktail', drink));
    this.whiskeys = new MenuList(address(API.whiskeys), (drink) => withDefaults('whiskey', drink));
    this.spirits = new MenuList(address(API.spiritOptions));
    this.hiding = new HidingSetting(adminUrl);
  }

  /**
   * The menu as guests' pages show it, with the numbers that whiskeys have there.
   * @throws UnavailableException as {@link readVisible}
   */
  async read(): Promise<MenuSnapshot> {
    const [menu, isHiding] = await Promise.all([this.readVisible(), this.hiding.isOn()]);
    return this.shownOf(menu)[isHiding ? 'inStock' : 'all'];
  }

  /**
   * With what is out of stock, whatever the setting, and the stored numbers: the owner's forms go by it.
   * @throws UnavailableException when the menu cannot be read: an old copy might show what is hidden by now
   */
  async readVisible(): Promise<MenuSnapshot> {
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

  private shownOf(menu: MenuSnapshot): Record<'all' | 'inStock', MenuSnapshot> {
    const known = this.shown.get(menu);
    if (known) return known;
    const cocktails = menu.cocktails.filter(isPourable);
    const whiskeys = menu.whiskeys.filter(isPourable);
    const shown = { all: withPlaces(menu), inStock: withPlaces({ ...menu, cocktails, whiskeys }) };
    this.shown.set(menu, shown);
    return shown;
  }
}
