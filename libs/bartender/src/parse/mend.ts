import { ingredientPhrases } from '../knowledge/ingredient-lookup.js';
import { COMMON_IN_RECIPES } from '../knowledge/recipe-words.js';
import { remembered } from '../language/remembered.js';
import { Vocabulary } from '../language/spelling.js';
import { singular } from '../language/words.js';
import { KNOWN_WORDS } from '../profile/bar.js';

/** What a mistyped word of a recipe or an edit may have been; whatever else is known stays as it is. */
const MEANT = new Vocabulary([
  ...COMMON_IN_RECIPES,
  ...[...ingredientPhrases()].flatMap((phrase) => phrase.split(' ')),
]);

const wordMeant = remembered((word): string =>
  KNOWN_WORDS.has(word) || KNOWN_WORDS.has(singular(word)) || MEANT.has(word)
    ? word
    : (MEANT.closest(singular(word)) ?? word),
);

/** Typing errors mended in words of small letters: one with a capital may be a name. */
export const mended = (text: string): string =>
  text.replace(/(?<![\p{L}\d'’-])\p{Ll}{4,}(?![\p{L}'’])/gu, wordMeant);

type Find = <Found>(read: (text: string) => Found | undefined) => Found | undefined;

/** Finds things in a text, or else in the same text with its typing errors mended, which happens once. */
export function finderIn(text: string): Find {
  let better: string | undefined;
  return (read) => {
    return read(text) ?? ((better ??= mended(text)) === text ? undefined : read(better));
  };
}

/** What is found in a text, or else in the same text with its typing errors mended. */
export const foundIn = <Found>(text: string, read: (text: string) => Found | undefined): Found | undefined =>
  finderIn(text)(read);
