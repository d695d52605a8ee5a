import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { amountsIn } from '../language/amounts.js';
import { type Bar } from '../profile/bar.js';
import { TAKE_ON } from './name-patterns.js';
import { couldBeName, isPoured, MOST_WORDS_ALONE, tidyName } from './name-shape.js';
import { type Line, type RecipeText } from './recipe-text.js';

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
