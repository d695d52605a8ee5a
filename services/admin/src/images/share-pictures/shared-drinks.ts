import { Injectable } from '@nestjs/common';
import { API, type SharedList } from '@peanut/contracts';
import { MenuList, UnavailableException } from '@peanut/service';

/** What a picture shows of a drink. */
export interface SharedDrink {
  id: string;
  version: number;
  name: string;
  spirit: string;
  glass: string;
}

/** As the list has it; a whiskey names no glass. */
interface Listed extends Omit<SharedDrink, 'glass'> {
  glass?: string;
  isVisible: boolean;
}

/** A flight is nosed in these. */
const WHISKEY_GLASS = 'Glencairn';

/** The drinks that guests see, as the menu service tells any guest. */
@Injectable()
export class SharedDrinks {
  private readonly cocktails: MenuList<Listed>;
  private readonly whiskeys: MenuList<Listed>;

  /** @param menuUrl base address of the menu service */
  constructor(menuUrl: string) {
    this.cocktails = new MenuList(new URL(API.cocktails, menuUrl).href);
    this.whiskeys = new MenuList(new URL(API.whiskeys, menuUrl).href);
  }

  /**
   * @param now whether the menu service is asked although there is a fresh copy
   * @throws UnavailableException when it does not answer: an old copy might show what is hidden by now
   */
  async find(list: SharedList, id: string, now: boolean): Promise<SharedDrink | undefined> {
    const drink = (await this.read(list, now)).find((other) => other.id === id && other.isVisible);
    return drink && { glass: WHISKEY_GLASS, ...drink };
  }

  /** Of all drinks that guests see now. */
  async ids(): Promise<Set<string>> {
    const lists = await Promise.all([this.read('cocktails', true), this.read('whiskeys', true)]);
    return new Set(lists.flat().map(({ id }) => id));
  }

  private async read(list: SharedList, now: boolean): Promise<Listed[]> {
    try {
      return await (now ? this[list].itemsNow() : this[list].items());
    } catch (error) {
      throw new UnavailableException(
        'The menu cannot be read just now. Please try again in a moment.',
        error,
      );
    }
  }
}
