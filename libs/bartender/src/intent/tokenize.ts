import { type Bar } from '../profile/bar.js';
import { ingredientNamed } from '../knowledge/ingredient-lookup.js';
import { pieces, singular } from '../language/words.js';

const isSign = (piece: string) => /^[.,;:!?()\n/]$/.test(piece);

/** A guest's text as singular words and signs, with typing errors mended where the bar knows the word meant. */
export function tokenize(text: string, bar: Bar): string[] {
  const plain = text
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\b(\d{1,2})[ -]?(?:yrs?|yo|y\/o)\b(?: old)?/gi, '$1 year old')
    .replaceAll(/\b(?:un|non-)(?=peat|smok)/gi, 'not ');
  return pieces(plain).map((piece) => {
    if (isSign(piece)) return piece;
    const word = singular(piece);
    if (bar.vocabulary.has(word) || bar.vocabulary.has(piece)) return bar.vocabulary.has(word) ? word : piece;
    const stem = word.replace(/e?y$/, '');
    return ingredientNamed(stem) && stem !== word ? stem : (bar.vocabulary.closest(word) ?? word);
  });
}

/** Only the words. */
export const wordsAmong = (tokens: readonly string[]): string[] => tokens.filter((token) => !isSign(token));

export { isSign };
