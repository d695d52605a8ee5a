/* How written and typed words are compared: by what a keyboard without the letter, the accent or the sign types for it. */

/** Signs inside a word, which people leave out: apostrophes of all kinds, the Hawaiian ʻokina, marks of a brand. */
const SILENT = /['’‘‛`´ʹʻʼʽʾʿˈ′‵＇™℠®©]/g;

/** Letters that Unicode does not take apart, each with what is typed for it. */
const TYPED_FOR = new Map(
  `æae œoe øo łl đd ðd þth ßss ŋng ħh ıi ŧt ĸk ςσ ƒf əe ǝe ɛe ɔo ɵo ⱥa ƀb ɓb ȼc ƈc ɖd ɗd ɇe ǥg ɠg ɨi ɉj ȷj ƙk ƚl ɫl
  ɲn ƞn ƥp ɍr ʂs ⱦt ƭt ʈt ʉu ʋv ƴy ɏy ƶz ȥz`
    .split(/\s+/)
    .map(([letter = '', ...typed]) => [letter, typed.join('')]),
);
const UNTYPED = new RegExp(`[${[...TYPED_FOR.keys()].join('')}]`, 'g');

/** Whether every keyboard has the letters of a text; most texts are such, and are quick to compare. */
export const isPlain = (text: string): boolean => !/[^\n -~]/.test(text);

/** A text in small letters without accents, ligatures, letters that few keyboards have, and apostrophes. */
export function plainLetters(text: string): string {
  const told = text.replace(SILENT, '');
  if (isPlain(told)) return told.toLowerCase();
  return told
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNTYPED, (letter) => TYPED_FOR.get(letter) ?? letter);
}

/** "Dark 'n' Stormy", "rock n rye"; but not "N/A". */
const SHORT_AND = /(?<=[\p{L}\p{N}]\p{M}?[\s'’‘`]{1,2})n(?=[\s'’‘`]{1,2}[\p{L}\p{N}])/giu;
const isSign = (piece: string | undefined) => piece === undefined || piece === '&' || piece === '+';

/** What the pattern finds of a text's words. `&`, `+` and 'n' are *and* between two of them, and nothing elsewhere. */
function wordsAs(pattern: RegExp, text: string): string[] {
  const pieces: string[] = plainLetters(text.replace(SHORT_AND, ' & ')).match(pattern) ?? [];
  if (!pieces.some(isSign)) return pieces;
  return pieces.flatMap((piece, at) => {
    if (!isSign(piece)) return piece;
    return isSign(pieces[at - 1]) || isSign(pieces[at + 1]) ? [] : 'and';
  });
}

/** The words of a text as they are typed, plain. Any sign ends a word. */
export const typedWords = (text: string): string[] => wordsAs(/[\p{L}\p{N}]+|[&+]/gu, text);

/** The same as names are compared: figures are words of their own, in "7up" as in "7 Up". */
export const plainWords = (text: string): string[] => wordsAs(/\p{L}+|\p{N}+|[&+]/gu, text);
