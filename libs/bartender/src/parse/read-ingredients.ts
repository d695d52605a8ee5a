import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { NOT_POURED, STEPS, TALK } from '../knowledge/recipe-words.js';
import { amountsIn, readAmount } from '../language/amounts.js';
import { uncapital } from '../language/sentences.js';
import { words } from '../language/words.js';
import { type IngredientLine, lineOf, type Mark, marked } from './ingredient-line.js';
import { mended } from './mend.js';
import { piecesOf, sentencesOf, withEach } from './pieces.js';
import { type Line, readRecipeText } from './recipe-text.js';
import { isServing } from './name-shape.js';
import { readGlass } from './serving.js';

const BEGINS_STEP = new RegExp(
  String.raw`^(?:and |now |first |just |then )*(?:dry |hard |double |fine |wet |reverse |\w+ly )*(?:${STEPS})`,
  'i',
);
const SERVES = new RegExp(String.raw`\b(?:${NOT_POURED})\b`, 'i');
/** Things that hold these words are poured all the same. */
const POURED_ALL_THE_SAME =
  /ginger ale|ice cream|salted|sugar cubes?|smoked (?!with|over|under|glass|rocks|coupe)|ice wine|iced/i;
const TALKS = new RegExp(String.raw`\b(?:${TALK})\b`, 'i');
const MOST_UNKNOWN_WORDS = 4;

const PREFACE =
  /^(.*\b(?:drinks?|cocktail|it|punch|one|mix|version|recipe|thinking|something)\b.*?)\s(?:with|from|of)\s+(\S.*)$/i;

/** "The way they do it: rinse a glass …" */
function withoutTalk(clause: string): string {
  const [, talk = '', rest = ''] = /^([^:]+):\s+(\S.*)$/.exec(clause) ?? [];
  return talk !== '' && !mainIngredient(talk) && mainIngredient(rest) ? rest : clause;
}

/** "It is a tall drink with vodka" starts at the vodka. */
function withoutPreface(clause: string): string {
  const rest = withoutTalk(clause);
  if (rest !== clause) return withoutPreface(rest);
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
const OF_THE_GLASS =
  /^(?:and )?(?:rim|wet|drizzle (?:the |a )?glass|smoke|strain|chill|double strain|fine strain)\b/i;

/** "And" and its like; not the "with" of "top with". */
const LINK =
  /(?<!\s)\s+(?:and|plus|&|\+)\s+(?=\S)|(?<!\b(?:top|topped|up|off|finish|garnish|fill|lengthen|rinse|decorate)|\s)\s+with\s+(?=\S)/i;

/** Splits at "and" where each side is something to pour: "gin and tonic water" but not "flowers and herbs". */
function separate(piece: string): string[] {
  const whole = withoutTalk(piece);
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
  const line = lineOf({ text: marked(piece).text, role: 'poured' });
  return !(line?.amount && line.ingredient);
}

/** "3/4 oz each of" is no line of its own. */
const withoutEach = (text: string): string =>
  text.replace(/(?:\d{1,3} )?\d[\d./]{0,9}\s?(?:oz|ounces?|ml|cl|parts?)?\s(?:of )?each(?: of)?\b:?/gi, ' ');

interface Setting {
  isAmongSteps: boolean;
  /** Unknown things may be poured: others of the same line are, or the line is a list's. */
  isInList: boolean;
}

/** Of times, of guests or of a web page. */
const COUNTED_OTHERWISE =
  /\b(?:seconds?|min(?:ute)?s?|hours?|times?|proof|drinks?|servings?|people|comments?|reviews?|ratings?|votes?|stars?|likes|k?cal(?:orie)?s?|%)\b/i;

function isPlausible(line: IngredientLine, { role, text }: Mark, setting: Setting): boolean {
  const { name, amount, ingredient } = line;
  if (/\binstead\b|^(?:or|no|not|without|minus|hold the|skip the)\b/i.test(name)) return false;
  if (/\brim(?:med)?\b/i.test(name)) return role === 'garnish';
  if (/^(?:it|this|that|them|each)$/i.test(name)) return false;
  const isMeasured = /[a-z]/i.test(amount ?? '');
  if (amount && (isMeasured || !COUNTED_OTHERWISE.test(name)))
    return ingredient !== undefined || !SERVES.test(name);
  if (SERVES.test(name) && !POURED_ALL_THE_SAME.test(name)) return false;
  if (ingredient) return words(name).length <= 7 && ingredientsIn(words(name)).length <= 2;
  if (role !== 'poured') return true;
  if (readGlass(name)) return false;
  return (
    !setting.isAmongSteps && setting.isInList && words(name).length <= MOST_UNKNOWN_WORDS && !TALKS.test(text)
  );
}

/** The same thing once more: in the same words, or without an amount by its last words or its kind. */
function isSame(one: IngredientLine, other: IngredientLine): boolean {
  const [key, again] = [words(one.name).join(' '), words(other.name).join(' ')];
  if (key === again) return true;
  if (other.amount || (one.role !== other.role && other.role !== 'float')) return false;
  if (other.role === 'float' && key.startsWith(`${again} `)) return true;
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

interface List {
  section: Line['section'];
  pieces: string[];
  /** Which bottle its one thing is. */
  bottle?: string;
}

/** "2 oz rum – Smith & Cross", "2 oz bourbon, Buffalo Trace": a measured thing, and which one it is. */
const WITH_BOTTLE = /^(\S[^,–—]{2,80}?)(?:,| [-–—]) (\p{Lu}[^\d,;:–—]{1,60})$/u;

function withBottle(sentence: string): { thing: string; bottle: string } | undefined {
  const [, thing = '', bottle = ''] = WITH_BOTTLE.exec(sentence) ?? [];
  const [amount, ...others] = amountsIn(thing);
  if (amount?.start !== 0 || others.length > 0) return undefined;
  const [one, other] = [mainIngredient(thing), mainIngredient(bottle)];
  const isSameKind = one !== undefined && one.family === other?.family && one.kind === other?.kind;
  const isUnknown = other === undefined && !sentence.includes(',') && marked(bottle).text === bottle;
  return isSameKind || (isUnknown && !isServing(bottle) && !BEGINS_STEP.test(bottle))
    ? { thing, bottle }
    : undefined;
}

/** The sentences of a line, each in its pieces: the pieces of one list belong together. */
const listsOf = ({ section, text }: Line): List[] =>
  sentencesOf(text).map((sentence) => {
    const { thing = sentence, bottle } = withBottle(sentence) ?? {};
    return { section, pieces: piecesOf(withoutEach(withEach(thing))).flatMap(separate), bottle };
  });

/** Reads a recipe piece by piece, and remembers how far it is. */
class Reading {
  readonly found: IngredientLine[] = [];
  private readonly hasList: boolean;
  private readonly isInParts: boolean;
  private isAmongSteps = false;
  private isServed = false;

  constructor(recipe: readonly Line[]) {
    this.hasList = recipe.some(({ section }) => section === 'ingredients');
    this.isInParts = recipe.some(({ text }) => /equal (?:parts|measures)|\beach\b/i.test(text));
  }

  /** Unknown things are taken for poured where others of their list are. */
  readList({ section, pieces, bottle }: List): void {
    const things = pieces.filter((piece) => mainIngredient(piece) ?? readAmount(piece)?.ml).length;
    const isInList = things > 1 || (pieces.length === 1 && section === 'ingredients');
    for (const piece of pieces) this.readPiece(piece, section, isInList, bottle);
  }

  private readPiece(piece: string, section: Line['section'], isInList: boolean, bottle?: string): void {
    const mark = marked(piece);
    if (isStep(piece) && !mark.isTop && mark.role !== 'garnish') {
      this.isAmongSteps = true;
      return;
    }
    const isOnlyMixing = section === 'method' && this.hasList && mark.role === 'poured' && !mark.isTop;
    if (isOnlyMixing) return;
    const isLate = this.isAmongSteps || this.isServed;
    const role = isLate && isOnTheGlass(piece, this.measured()) ? 'garnish' : mark.role;
    this.isServed ||= SERVES.test(piece) && !readAmount(piece) && !mainIngredient(piece);
    const line = lineOf({ ...mark, role });
    if (line && isPlausible(line, { ...mark, role }, { isAmongSteps: this.isAmongSteps, isInList }))
      this.add(bottle === undefined ? line : { ...line, text: `${line.text} (${bottle})` });
  }

  /** How many things have their measure by now. */
  private measured(): number {
    return this.isInParts ? this.found.length : this.found.filter(({ amount }) => amount).length;
  }

  /** Measured once more in the list: "1 oz rum, …, 1/2 oz rum, floated". Steps only repeat what is there. */
  private isAnother(line: IngredientLine, other: IngredientLine): boolean {
    const areMeasured = line.amount !== undefined && other.amount !== undefined;
    return !this.isAmongSteps && areMeasured && line.amount !== other.amount;
  }

  private add(line: IngredientLine): void {
    const at = this.found.findIndex(
      (other) =>
        !this.isAnother(line, other) && (isSame(other, line) || (!other.amount && isSame(line, other))),
    );
    if (at < 0) this.found.push(line);
    else if (line.amount && !this.found[at]?.amount) this.found[at] = line;
  }
}

/** Everything to pour that a recipe's lines name, in order, each once. */
export function ingredientsOf(recipe: readonly Line[], isName: (text: string) => boolean): IngredientLine[] {
  const reading = new Reading(recipe);
  for (const { pieces, ...list } of recipe.flatMap(listsOf))
    reading.readList({ ...list, pieces: pieces.filter((piece) => !isName(piece)) });
  return [...reading.found].sort(
    (one, other) => Number(one.role === 'garnish') - Number(other.role === 'garnish'),
  );
}

/** The same of a text without headings. */
export const readIngredients = (text: string): IngredientLine[] =>
  ingredientsOf(readRecipeText(text).lines, () => false);
