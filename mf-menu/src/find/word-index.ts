import { wordsToFind } from './find-words';
import { FIT, fitOf, type Fit } from './finds-word';

const MIXED = /\p{N}\p{L}|\p{L}\p{N}/u;

/** Places of drinks by the words of some of their texts: what is asked of every word is asked once, however many have it. */
export class WordIndex {
  /** Places in the list of the drinks that have the word. */
  readonly #places = new Map<string, number[]>();
  /** The same of words with figures in them: "7up". They are many, and hardly ever asked for. */
  readonly #placesOfMixed = new Map<string, number[]>();
  /** Those of each word of a text: menus repeat their lines. */
  readonly #placesOfText = new Map<string, number[][]>();

  /** Adds a text of the drink at a place; places come in order. */
  add(text: string, place: number): void {
    for (const places of this.#wordsOf(text)) if (places.at(-1) !== place) places.push(place);
  }

  /** Tells for each word that a typed one finds how it does, and where it stands. */
  eachLike(typed: string, tell: (fit: Fit, places: readonly number[]) => void): void {
    for (const [word, places] of this.#wordsLike(typed)) {
      const fit = fitOf(typed, word);
      if (fit !== FIT.none) tell(fit, places);
    }
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
}
