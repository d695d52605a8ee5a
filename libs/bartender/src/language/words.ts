import { plainLetters } from '@peanut/contracts';
import { remembered } from './remembered.js';

/** Folds case, accents and typographic signs; everything is compared in this form. */
export const fold = plainLetters;

const PIECE = /\d+(?:[.,]\d+)?|[\p{L}\p{N}]+|[.,;:!?()\n/]/gu;
const KEEPS_ITS_S = new Set(
  phrases(`
    angus, bitters, citrus, molasses, glass, less, bass, grass, swiss, sas, plus, this, his, was, is, has,
    us, yes, thus, does, les, gas`),
);

/** The singular of a folded English word, roughly: the same for every form of one word is all that counts. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || KEEPS_ITS_S.has(word)) return word;
  if (/(?:brown|cook|smooth|mov|calor|birth)ies$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.slice(0, -1);
}

/** A text as folded words and punctuation signs, in order. */
export function pieces(text: string): string[] {
  return fold(text).match(PIECE) ?? [];
}

const isWord = (piece: string) => /[\p{L}\p{N}]/u.test(piece);

/** The folded words of a text, each in its singular. */
export const words = remembered((text): readonly string[] => pieces(text).filter(isWord).map(singular));

/** The key under which a phrase is looked up: its singular words, one space apart. */
export const phraseKey = (phrase: string): string => words(phrase).join(' ');

/** True when `text` has `phrase` as whole words, whatever its case, accents or plurals. */
export function mentions(text: string, phrase: string): boolean {
  return ` ${phraseKey(text)} `.includes(` ${phraseKey(phrase)} `);
}

/** The phrases of a list with commas, over as many lines as it takes; the comma of a pattern's `{1,3}` parts none. */
export function phrases(list: string): string[] {
  return list
    .split(/[,\n](?!\d*\})/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** The phrases of a list as one pattern for any of them; a phrase may hold patterns, but no other comma. */
export const alternatives = (list: string): string => phrases(list).join('|');

/** Finds any of the phrases in a line of words that has a space at either end; a phrase may hold patterns. */
export const anyOf = (list: string | readonly string[]): RegExp =>
  new RegExp(` (?:${(typeof list === 'string' ? phrases(list) : list).join('|')}) `);
