import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { amountsIn, readAmount } from '../language/amounts.js';
import { type Bar } from '../profile/bar.js';
import { type Finder, replaced } from './name-finder.js';
import { couldBeName, isDrink, isServing, STEP, tidyName } from './name-shape.js';
import { piecesOf, sentencesOf } from './pieces.js';
import { readGlass } from './serving.js';

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
