import { kindsOf } from '@peanut/bartender/kinds';
import { isPourable, type Cocktail, type Whiskey } from '@peanut/contracts';
import type { Wish } from './find-address';
import { wordsTyped } from './find-words';
import { FIT } from './finds-word';
import { isFreeOf, type Held } from './held';
import { inSlices } from './in-slices';
import { WordIndex } from './word-index';

export type Findable = Cocktail | Whiskey;

const textsBesideName = (drink: Findable): string[] => [
  drink.spirit,
  ...('ingredients' in drink ? [drink.description, ...drink.ingredients] : [drink.profile, drink.notes]),
  ...kindsOf(drink),
];

/** How well a drink has a word: in its name before elsewhere, whole before begun. Near comes after all, and NOT not at all. */
const ELSEWHERE = 2;
const NEAR = 4;
const NOT = 6;

/** The drinks of a list by their words. */
export class DrinkIndex {
  readonly #names = new WordIndex();
  readonly #texts = new WordIndex();
  readonly #drinks: Findable[] = [];

  add(drink: Findable): void {
    const place = this.#drinks.push(drink) - 1;
    this.#names.add(drink.name, place);
    for (const text of textsBesideName(drink)) this.#texts.add(text, place);
  }

  /**
   * The best first, and in the order of the list where they are equal. Every word typed begins a word of the drink; its
   * spirit is one of those; it surely holds none of those allergens.
   * @param held what the drinks hold; until that is known no drink is free of anything
   */
  find(wish: Wish, held?: Held): Findable[] {
    const ranks = this.#ranksOf([...new Set(wordsTyped(wish.query))]);
    const spirits = new Set(wish.spirits.map(keyOf));
    const without = wish.without.map(keyOf);
    return this.#drinks
      .map((drink, place) => ({ drink, rank: ranks?.[place] ?? 0 }))
      .filter(
        ({ drink, rank }) =>
          rank !== NOT_FOUND &&
          (spirits.size === 0 || spirits.has(keyOf(drink.spirit))) &&
          (!wish.isAvailable || isPourable(drink)) &&
          without.every((allergen) => isFreeOf(allergen, held?.get(drink))),
      )
      .sort((one, other) => one.rank - other.rank)
      .map(({ drink }) => drink);
  }

  get drinks(): readonly Findable[] {
    return this.#drinks;
  }

  has(id: string): boolean {
    return this.#drinks.some((drink) => drink.id === id);
  }

  /** How well each drink has all words; undefined where there are none. What comes near counts where nothing else is found. */
  #ranksOf(words: readonly string[]): Uint16Array | undefined {
    if (words.length === 0) return undefined;
    const fits = words.map((typed) => this.#fitsOf(typed));
    const known = fits.map((fit) => (fit.some((one) => one < NEAR) ? fit.map(withoutNear) : fit));
    const ranks = addedUp(known);
    return ranks.some((rank) => rank !== NOT_FOUND) ? ranks : addedUp(fits);
  }

  /** How well each drink has a typed word. */
  #fitsOf(typed: string): Uint8Array {
    const fits = new Uint8Array(this.#drinks.length).fill(NOT);
    const note = (value: number, places: readonly number[]) => {
      for (const place of places) if (value < (fits[place] ?? NOT)) fits[place] = value;
    };
    this.#names.eachLike(typed, (fit, places) => note(fit === FIT.near ? NEAR : fit, places));
    this.#texts.eachLike(typed, (fit, places) => note(fit === FIT.near ? NEAR + 1 : ELSEWHERE + fit, places));
    return fits;
  }
}

const NOT_FOUND = 0xffff;
const withoutNear = (fit: number): number => (fit < NEAR ? fit : NOT);

function addedUp(fits: readonly Uint8Array[]): Uint16Array {
  return new Uint16Array(fits[0]?.length ?? 0).map((_, place) =>
    fits.reduce(
      (sum, fit) => (sum === NOT_FOUND || fit[place] === NOT ? NOT_FOUND : sum + (fit[place] ?? 0)),
      0,
    ),
  );
}

/** Spirits are compared as the menu's own rules do. */
export const keyOf = (name: string): string => name.trim().toLowerCase();

/** Indexes the drinks in slices; undefined when it was told to stop. */
export async function indexDrinks(
  drinks: readonly Findable[],
  signal: AbortSignal,
): Promise<DrinkIndex | undefined> {
  const index = new DrinkIndex();
  return (await inSlices(drinks, (drink) => index.add(drink), signal)) ? index : undefined;
}
