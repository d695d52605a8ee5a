import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { amountsIn, readAmount } from '../language/amounts.js';
import { type Bar } from '../profile/bar.js';
import { TAKE_ON } from './name-patterns.js';
import { couldBeName, isPoured, MOST_WORDS_ALONE, tidyName, isDrink, isServing, STEP } from './name-shape.js';
import { type Line, type RecipeText } from './recipe-text.js';
import { piecesOf, sentencesOf } from './pieces.js';
import { readGlass } from './serving.js';

export interface ReadName {
  name: string;
  /** The recipe without its name. */
  lines: readonly Line[];
}

/** The lines with another text at one place; without it where nothing is left of it. */
export const replaced = (lines: readonly Line[], at: number, text: string): Line[] =>
  lines.flatMap((line, index) => (index !== at ? [line] : text === '' ? [] : [{ ...line, text }]));

/** One way to find the name; undefined where it finds none. */
export type Finder = (recipe: RecipeText, bar: Bar) => ReadName | undefined;

/** Quotes hold sentences too: a name is short, or all in capitals. */
export const isQuotedName = (text: string): boolean =>
  text.split(/\s+/).length <= MOST_WORDS_ALONE || !/\s\p{Ll}{4}/u.test(text);

/** The text without the name, and without what only leads up to it. */
export function around(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const isPreface = (!mainIngredient(before) || TAKE_ON.test(before)) && amountsIn(before).length === 0;
  const after = text.slice(end).replace(/^\s*(?:because|since|which)\b[^:.]*[:.]/i, '');
  return `${isPreface ? '' : before} ${after}`.replace(/^[\s:,.!=]+|(?<![\s:=–—-])[\s:=–—-]+$/g, '');
}

/** A name like any other, and nothing that is poured. */
export const isUsualName = (name: string, bar: Bar): boolean => couldBeName(name, bar) && !isPoured(name);

/** The first line that a pattern finds the name in. */
export const by =
  (pattern: RegExp, isName: (name: string, bar: Bar) => boolean = isUsualName): Finder =>
  ({ lines }, bar) => {
    for (const [at, { text }] of lines.entries()) {
      const match = pattern.exec(text);
      const name = tidyName(match?.[1] ?? '');
      if (match && name !== '' && isName(name, bar))
        return { name, lines: replaced(lines, at, around(text, match.index, match.index + match[0].length)) };
    }
    return undefined;
  };

/** Whether a piece can only be the name, the others of its sentence being what they are. */
function isNameAmong(piece: string, pieces: readonly string[], bar: Bar): boolean {
  if (amountsIn(piece).length > 0 || readGlass(piece)) return false;
  if (isDrink(tidyName(piece), bar)) return true;
  if (!/^\p{Lu}/u.test(piece) || mainIngredient(piece) || !couldBeName(piece, bar)) return false;
  const others = pieces.filter((other) => other !== piece);
  if (others.length > 0 && piece === pieces[0]) return others.every(isServing);
  const isRest = (other: string) => isServing(other) || STEP.test(other) || readAmount(other) !== undefined;
  return /\s\p{Lu}/u.test(piece) && others.every(isRest);
}

/** A line or sentence that is nothing but a name, or a piece of one that can be nothing else. */
export const elsewhere: Finder = ({ lines }, bar) => {
  for (const [at, { text, section }] of lines.entries()) {
    const sentences = section === 'free' ? sentencesOf(text).map(piecesOf) : [];
    const found = sentences.flatMap(
      (pieces) => pieces.find((piece) => isNameAmong(piece, pieces, bar)) ?? [],
    )[0];
    if (found) return { name: tidyName(found), lines: replaced(lines, at, text.replace(found, ' ')) };
  }
  return undefined;
};
