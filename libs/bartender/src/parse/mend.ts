import { ingredientPhrases } from '../knowledge/ingredient-lookup.js';
import { COMMON_IN_RECIPES } from '../knowledge/recipe-words.js';
import { Vocabulary } from '../language/spelling.js';
import { singular } from '../language/words.js';
import { KNOWN_WORDS } from '../profile/bar.js';

/** What a mistyped word of a recipe or an edit may have been; whatever else is known stays as it is. */
const MEANT = new Vocabulary([
  ...COMMON_IN_RECIPES,
  ...[...ingredientPhrases()].flatMap((phrase) => phrase.split(' ')),
]);

/** Typing errors mended in words of small letters: one with a capital may be a name. */
export const mended = (text: string): string =>
  text.replace(/(?<![\p{L}\d'’-])\p{Ll}{4,}(?![\p{L}'’])/gu, (word) =>
    KNOWN_WORDS.has(word) || KNOWN_WORDS.has(singular(word)) || MEANT.has(word)
      ? word
      : (MEANT.closest(singular(word)) ?? word),
  );

/** What is found in a text, or else in the same text with its typing errors mended. */
export const foundIn = <Found>(text: string, find: (text: string) => Found | undefined): Found | undefined =>
  find(text) ?? find(mended(text));
