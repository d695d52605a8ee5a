import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { NOT_POURED, STEPS, TALK } from '../knowledge/recipe-words.js';
import { amountsIn, readAmount } from '../language/amounts.js';
import { uncapital } from '../language/sentences.js';
import { words } from '../language/words.js';
import { type IngredientLine, lineOf, type Mark, marked, written } from './ingredient-line.js';
import { mended } from './mend.js';
import { piecesOf, sentencesOf } from './pieces.js';
import { type Line, readRecipeText } from './recipe-text.js';

const BEGINS_STEP = new RegExp(
  String.raw`^(?:and |now |first |just |then )*(?:dry |hard |double |fine |wet |reverse |gently |lightly )*(?:${STEPS.join('|')})`,
  'i',
);
const SERVES = new RegExp(String.raw`\b(?:${NOT_POURED.join('|')})\b`, 'i');
/** Things that hold these words are poured all the same. */
const POURED_ALL_THE_SAME =
  /ginger ale|ice cream|salted|smoked (?!with|over|under|glass|rocks|coupe)|ice wine|iced/i;
const TALKS = new RegExp(String.raw`\b(?:${TALK.join('|')})\b`, 'i');
const MOST_UNKNOWN_WORDS = 4;

const PREFACE =
  /^(.*\b(?:drinks?|cocktail|it|punch|one|mix|version|recipe|thinking|something)\b.*?)\s(?:with|from|of)\s+(.+)$/i;

/** "It is a tall drink with vodka" starts at the vodka. */
function withoutPreface(clause: string): string {
  const [, talk = '', rest = ''] = /^([^:]+):\s+(.+)$/.exec(clause) ?? [];
  if (talk !== '' && !mainIngredient(talk) && mainIngredient(rest)) return withoutPreface(rest);
  const [, before = '', after = ''] = PREFACE.exec(clause) ?? [];
  const isPreface = before !== '' && !mainIngredient(before) && readAmount(before)?.ml === undefined;
  if (!isPreface) return clause;
  return mainIngredient(after) ? withoutPreface(after) : clause;
}

const isThing = (part: string): boolean =>
  readAmount(part)?.ml !== undefined ||
  mainIngredient(part) !== undefined ||
  BEGINS_STEP.test(part) ||
  SERVES.test(part) ||
  /^(?:garnish|top|float)/i.test(part);

/** Of the glass alone: "rim a glass with salt". */
const OF_THE_GLASS = /^(?:and )?(?:rim|wet|smoke|strain|chill|double strain|fine strain)\b/i;

/** Splits at "and" where each side is something to pour: "gin and tonic water" but not "flowers and herbs". */
/** "And" and its like; not the "with" of "top with". */
const LINK =
  /\s+(?:and|plus|&|\+)\s+(?=\S)|(?<!\b(?:top|topped|up|off|finish|garnish|fill|lengthen|rinse|decorate))\s+with\s+(?=\S)/i;

function separate(whole: string): string[] {
  if (OF_THE_GLASS.test(whole) && amountsIn(whole).length === 0) return [];
  if (/^(?:and )?(?:garnish|decorate|top|float|rinse|lengthen|finish)|garnish$/i.test(whole)) return [whole];
  const clause = withoutPreface(whole);
  const parts = clause.split(LINK);
  if (parts.length === 1) return parts;
  const isList = parts.every(isThing) || (parts.length > 2 && parts.filter(isThing).length > 1);
  return isList || readAmount(parts[1] ?? '')?.ml !== undefined ? parts : [clause];
}

/** A step of the method; "shake one egg white with …" pours something all the same. */
function isStep(piece: string): boolean {
  const better = mended(uncapital(piece));
  const isMuddling = /^muddle\b/.test(better) && !/^muddle\b/i.test(piece);
  if (!BEGINS_STEP.test(piece) && !BEGINS_STEP.test(better) && !isMuddling) return false;
  const line = lineOf({ text: piece, role: 'poured' });
  return !(line?.amount && line.ingredient);
}

/** "3/4 oz each of" is no line of its own. */
const withoutEach = (text: string): string =>
  text.replace(/(?:\d+ )?\d[\d./]*\s?(?:oz|ounces?|ml|cl|parts?)?\s(?:of )?each(?: of)?\b:?/gi, ' ');

interface Setting {
  isAmongSteps: boolean;
  /** Unknown things may be poured: others of the same line are, or the line is a list's. */
  isInList: boolean;
}

/** Of times, of guests or of a web page. */
const COUNTED_OTHERWISE =
  /\b(?:seconds?|min(?:ute)?s?|hours?|times?|proof|drinks?|servings?|people|comments?|reviews?|ratings?|stars?|likes|k?cal(?:orie)?s?|%)\b/i;

function isPlausible(line: IngredientLine, { role, text }: Mark, setting: Setting): boolean {
  const { name, amount, ingredient } = line;
  if (/\binstead\b|^or\b/i.test(name)) return false;
  if (/\brim(?:med)?\b/i.test(name)) return role === 'garnish';
  if (/^(?:it|this|that|them|each)$/i.test(name)) return false;
  if (amount && !COUNTED_OTHERWISE.test(name)) return ingredient !== undefined || !SERVES.test(name);
  if (SERVES.test(name) && !POURED_ALL_THE_SAME.test(name)) return false;
  if (ingredient) return words(name).length <= 7 && ingredientsIn(words(name)).length <= 2;
  if (role !== 'poured') return true;
  return (
    !setting.isAmongSteps && setting.isInList && words(name).length <= MOST_UNKNOWN_WORDS && !TALKS.test(text)
  );
}

/** The same thing once more: in the same words, or without an amount by its last words or its kind. */
function isSame(one: IngredientLine, other: IngredientLine): boolean {
  const [key, again] = [words(one.name).join(' '), words(other.name).join(' ')];
  if (key === again) return true;
  if (other.amount || (one.role !== other.role && other.role !== 'float')) return false;
  return key.endsWith(` ${again}`) || (one.ingredient !== undefined && one.ingredient === other.ingredient);
}

const ON_THE_GLASS = new Set(['citrus', 'juice', 'herb', 'seasoning', 'garnish']);

/** After the measures, "orange + cherry" lies on the glass. */
const isOnTheGlass = (piece: string, measured: number): boolean =>
  measured > 1 &&
  !readAmount(piece) &&
  words(piece).length <= 3 &&
  !/\b(?:juice|pur[eé]e|syrup|soda)\b/i.test(piece) &&
  ON_THE_GLASS.has(mainIngredient(piece)?.kind ?? '');

/** The sentences of a line, each in its pieces: what stands in one list belongs together. */
const listsOf = ({ section, text }: Line) =>
  sentencesOf(withoutEach(text)).map((sentence) => ({
    section,
    pieces: piecesOf(sentence).flatMap(separate),
  }));

/** Everything to pour that a recipe's lines name, in order, each once. */
export function ingredientsOf(recipe: readonly Line[], isName: (text: string) => boolean): IngredientLine[] {
  const found: IngredientLine[] = [];
  const hasList = recipe.some(({ section }) => section === 'ingredients');
  let isAmongSteps = false;
  let isServed = false;
  for (const { section, pieces } of recipe.flatMap(listsOf)) {
    const said = pieces.filter((piece) => !isName(piece));
    const things = said.filter((piece) => mainIngredient(piece) ?? readAmount(piece)?.ml).length;
    const isInList = things > 1 || (said.length === 1 && section === 'ingredients');
    for (const piece of said) {
      const mark = marked(piece);
      if (isStep(piece) && !mark.isTop && mark.role !== 'garnish') {
        isAmongSteps = true;
        continue;
      }
      const isOnlyMixing = section === 'method' && hasList && mark.role === 'poured' && !mark.isTop;
      const measured = found.filter(({ amount }) => amount).length;
      if ((isAmongSteps || isServed) && isOnTheGlass(piece, measured)) mark.role = 'garnish';
      isServed ||= SERVES.test(piece) && !readAmount(piece);
      const line = isOnlyMixing ? undefined : lineOf(mark);
      if (!line || !isPlausible(line, mark, { isAmongSteps, isInList })) continue;
      if (!found.some((other) => isSame(other, line))) found.push({ ...line, text: written(line) });
    }
  }
  return found;
}

/** The same of a text without headings. */
export const readIngredients = (text: string): IngredientLine[] =>
  ingredientsOf(readRecipeText(text).lines, () => false);
