import { ingredientNamed, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { amountsIn, inFigures } from '../language/amounts.js';
import { pastedAmounts } from '../language/pasted-amounts.js';
import { type Bar } from '../profile/bar.js';
import { couldBeTitle, tidyName } from './name-shape.js';

/** A recipe follows: so many of the next lines are measured. */
const LEAST_MEASURED = 2;
const NEXT_LINES = 20;

/** `# Title`, `**Title**`, `1.) Title`. */
const MARKS = /^[\s#>*_]+|^\d{1,2}\.\)\s|(?<![\s#*_])[\s#*_]+$/g;
/** `~~~ Title ~~~`, `[Title]`, `★ Title ★`: drawn around it. */
const FRAME = /^[-–—~=*_|:<>•·★☆✦[\s]+(?=\p{Lu})|(?<![-–—~=*_|:<>•·★☆✦\]\s])[-–—~=*_|:<>•·★☆✦\]\s]+$/gu;
/** Markdown's line below a title. */
const UNDERLINE = /^[=-]{3,}$/;
/** No title, but a statement, a list or a label. */
const PARTS = /[^\p{L}\p{M} '’.,&!?-]| - |[.,]$|\. |^how to /iu;
const isThing = (line: string): boolean =>
  ingredientNamed(line) !== undefined ||
  (line.includes(',') && line.split(',').every((part) => mainIngredient(part)));

const isMeasured = (line: string): boolean => amountsIn(inFigures(pastedAmounts(line))).length > 0;

/** "Whiskey sour with egg white" is a whiskey sour; "Rome With a View" is no Rome. */
export const withoutAddition = (line: string): string =>
  line.replace(/\swith\s(\S.*)$/i, (said: string, added: string) =>
    /^\p{Ll}/u.test(added.replace(/^(?:an?|the) /i, '')) && mainIngredient(added) ? '' : said,
  );

/** The name as it is written; without "recipe" and the like, but with its article and the sign at its end. */
function asWritten(line: string): string {
  const name = tidyName(line);
  const bare = line.replace(/^(?:the|an?) /i, '').replace(/(?<![!?])[!?]+$/, '');
  return bare === name ? line : name;
}

/** "- Gin" is a thing of a list: a frame is on both sides. */
const withoutFrame = (line: string): string =>
  (line.trim().match(FRAME) ?? []).length === 2 ? line.trim().replace(FRAME, '') : line;

/** The title above a recipe, whatever words connect it: "A Walk in the Orchard", "Nine to Five". */
export function titleAbove(text: string, bar: Bar): { title: string; rest: string } | undefined {
  const [first = '', ...others] = text.trim().split('\n');
  const line = withoutFrame(first).replace(MARKS, '');
  if (line === '' || PARTS.test(line) || isThing(line) || withoutAddition(line) !== line) return undefined;
  const below = UNDERLINE.test(others[0]?.trim() ?? '') ? others.slice(1) : others;
  const isRecipe = below.slice(0, NEXT_LINES).filter(isMeasured).length >= LEAST_MEASURED;
  return isRecipe && couldBeTitle(line, bar) ? { title: asWritten(line), rest: below.join('\n') } : undefined;
}
