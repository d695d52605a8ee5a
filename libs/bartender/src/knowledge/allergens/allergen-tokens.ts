import { fold } from '../../language/words.js';
import { ALLERGEN_SIGNS } from './allergen-words.js';

/** A word as it is written and folded, or a sign. */
export interface AllergenToken {
  raw: string;
  word: string;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]|\n/gu;

const PICTURE = /\.(?:svg|png|webp|gif|jpe?g)$/i;
/** "https://…/icons/contains-milk.svg" as "contains-milk". */
const withoutPath = (part: string): string =>
  PICTURE.test(part) ? part.slice(part.lastIndexOf('/') + 1).replace(PICTURE, '') : part;

const WORDS_OF_SIGN = new Map(
  ALLERGEN_SIGNS.flatMap(([signs, words]) => [...signs].map((sign) => [sign, `, ${words}, `] as const)),
);

/** How programs and labels write words, and how they are read; in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Ll})(?=\p{Lu})/gu, ' '],
  // "en:milk": a language of Open Food Facts.
  [/(?<!\p{L})(?:en|de|fr|es|it|nl|pt):(?=\S)/giu, ''],
  [/(?<!\p{L})n ?\/ ?a(?!\p{L})/giu, 'none'],
  [/(?<!\p{L})e[ -](?=22\d)/giu, 'e'],
  [/n['’]t(?!\p{L})/giu, ' not'],
  [/œ/giu, 'oe'],
  [/[[\]{}]| [-–—] /g, ' , '],
  [/["'’`“”„«»_‐-]/g, ' '],
];

/** A text on allergens in words: "allergen_treeNuts" is three, "en:milk" one. */
export function allergenTokens(text: string): AllergenToken[] {
  const named = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => WORDS_OF_SIGN.get(sign) ?? sign)
    .split(/([\s,;|]+)/)
    .map(withoutPath)
    .join('');
  const plain = SPELLINGS.reduce((all, [written, read]) => all.replace(written, read), named);
  return (plain.match(TOKEN) ?? []).map((raw) => ({ raw, word: fold(raw) }));
}
