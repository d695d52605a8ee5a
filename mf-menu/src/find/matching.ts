import { isPourable, type Cocktail, type Whiskey } from '@peanut/contracts';
import type { Wish } from './find-address';
import { wordsToFind, wordsTyped } from './find-words';
import { isFreeOf, type Held } from './held';
import { inSlices } from './in-slices';

export type Findable = Cocktail | Whiskey;

/** From this length on a word may have one letter wrong. */
const FORGIVING_FROM = 5;

/**
 * Whether a typed word finds a word: it begins it. If it has five letters or more, one letter may be wrong, missing or
 * added, or two neighbours swapped.
 */
export function findsWord(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  if (typed.length < FORGIVING_FROM) return false;
  /** Whether the word goes on as what is typed does, after so many letters of each from the first that differ. */
  const goesOn = (ofTyped: number, ofWord: number) =>
    at + ofTyped === typed.length ||
    (typed[at + ofTyped] === word[at + ofWord] && word.startsWith(typed.slice(at + ofTyped), at + ofWord));
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwapped && goesOn(2, 2));
}

const textsOf = (drink: Findable): string[] => [
  drink.name,
  drink.spirit,
  ...('ingredients' in drink ? [drink.description, ...drink.ingredients] : [drink.profile, drink.notes]),
];

const MIXED = /\p{N}\p{L}|\p{L}\p{N}/u;

/** The drinks of a list by their words: what is asked of every word is asked once, however many drinks have it. */
export class DrinkIndex {
  /** Places in the list of the drinks that have the word. */
  readonly #places = new Map<string, number[]>();
  /** The same of words with figures in them: "7up". They are many, and hardly ever asked for. */
  readonly #placesOfMixed = new Map<string, number[]>();
  /** Those of each word of a text: menus repeat their lines. */
  readonly #placesOfText = new Map<string, number[][]>();
  readonly #drinks: Findable[] = [];

  add(drink: Findable): void {
    const place = this.#drinks.push(drink) - 1;
    for (const text of textsOf(drink))
      for (const places of this.#wordsOf(text)) if (places.at(-1) !== place) places.push(place);
  }

  #wordsLike(word: string): Map<string, number[]> {
    return MIXED.test(word) ? this.#placesOfMixed : this.#places;
  }

  #wordsOf(text: string): number[][] {
    const known = this.#placesOfText.get(text);
    if (known) return known;
    const words = wordsToFind(text).map((word) => {
      const all = this.#wordsLike(word);
      const places = all.get(word) ?? [];
      all.set(word, places);
      return places;
    });
    this.#placesOfText.set(text, words);
    return words;
  }

  /**
   * Every word typed begins a word of the drink; its spirit is one of those; it surely holds none of those allergens.
   * @param held what the drinks hold; until that is known no drink is free of anything
   */
  find(wish: Wish, held?: Held): Findable[] {
    const hasWords = this.#withWords(new Set(wordsTyped(wish.query)));
    const spirits = new Set(wish.spirits.map(keyOf));
    const without = wish.without.map(keyOf);
    return this.#drinks.filter(
      (drink, place) =>
        hasWords(place) &&
        (spirits.size === 0 || spirits.has(keyOf(drink.spirit))) &&
        (!wish.isAvailable || isPourable(drink)) &&
        without.every((allergen) => isFreeOf(allergen, held?.get(drink))),
    );
  }

  get drinks(): readonly Findable[] {
    return this.#drinks;
  }

  has(id: string): boolean {
    return this.#drinks.some((drink) => drink.id === id);
  }

  #withWords(words: ReadonlySet<string>): (place: number) => boolean {
    const found = new Uint16Array(this.#drinks.length);
    let asked = 0;
    for (const typed of words) {
      for (const [word, places] of this.#wordsLike(typed)) {
        if (!findsWord(typed, word)) continue;
        for (const place of places) if (found[place] === asked) found[place] += 1;
      }
      asked += 1;
    }
    return (place) => found[place] === asked;
  }
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
