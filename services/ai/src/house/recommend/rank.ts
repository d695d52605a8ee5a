import { type Bar } from '../profile/bar.js';
import { type Profiled } from '../profile/profile.js';
import { lineage } from '../knowledge/families.js';
import { type Wish, type WishPart } from '../wish/wish.js';
import { satisfaction } from './satisfaction.js';

export interface Ranked {
  drink: Profiled;
  /** 0 to 100. */
  score: number;
  /** The wish's parts with how well the drink gives them. */
  parts: { part: WishPart; fit: number }[];
}

const LEAST = 18;
const SPAN = 80;
/** The most a drink gets that lacks a spirit or a thing that others have. */
const WITHOUT_THE_THING = 57;
/** A neat pour is for those who ask for whiskey; others get it behind an equally good cocktail. */
const POUR_UNASKED = 0.9;
const NEVER_ASKED = 0.55;

/** True when the drink is or has something that the guest ruled out. */
export function isRefused({ families, contains, name, vocabulary, flavours }: Profiled, wish: Wish): boolean {
  if (wish.excluded.has(name.toLowerCase())) return true;
  if ([...wish.avoidFamilies].some((family) => families.has(family))) return true;
  if ([...wish.avoidContents].some((content) => isIn(content, contains, vocabulary))) return true;
  return wish.parts.some(
    (part) => part.kind === 'less flavour' && part.isStrict && (flavours[part.flavour] ?? 0) > 0.55,
  );
}

function isIn(
  content: string,
  contains: ReadonlySet<string>,
  vocabulary: ReadonlyMap<string, number>,
): boolean {
  if (contains.has(content)) return true;
  return content.split(' ').every((word) => contains.has(word) || (vocabulary.get(word) ?? 0) >= 0.9);
}

/** True when the wish is about whiskey, so that pours are compared among themselves. */
export function isAboutWhiskey(wish: Wish): boolean {
  if (wish.type) return wish.type === 'whiskey';
  return wish.parts.some(
    (part) =>
      (part.kind === 'family' && lineage(part.family).includes('whiskey')) ||
      (part.kind === 'like' && part.target.forms.has('neat')),
  );
}

const mustHave = (part: WishPart) => part.kind === 'family' || (part.kind === 'contains' && part.weight >= 1);

type Part = Ranked['parts'][number];

/** Of several spirits asked for, a drink needs one: "gin or vodka". */
function oneFamily(parts: Part[]): Part[] {
  const families = parts.filter(({ part }) => part.kind === 'family');
  const best = families.reduce<Part | undefined>(
    (most, one) => (most && most.fit >= one.fit ? most : one),
    undefined,
  );
  return families.length < 2 ? parts : parts.filter((one) => one.part.kind !== 'family' || one === best);
}

const NOT_AS_IT_IS = 0.5;

/** "A Negroni but lighter": the Negroni itself is not what is wanted. */
function refined(drink: Profiled, parts: Part[]): Part[] {
  const isOtherwise = parts.some(
    ({ part, fit }) => (part.kind === 'strength' || part.kind === 'family') && fit < 0.35,
  );
  if (!isOtherwise) return parts;
  return parts.map((one) =>
    one.part.kind === 'like' && one.part.name === drink.name
      ? { ...one, fit: Math.min(one.fit, NOT_AS_IT_IS) }
      : one,
  );
}

function scoreOf(drink: Profiled, wish: Wish, isWhiskey: boolean): Ranked {
  const parts = refined(
    drink,
    oneFamily(wish.parts.map((part) => ({ part, fit: satisfaction(drink, part, isWhiskey) }))),
  );
  const weight = parts.reduce((sum, { part }) => sum + part.weight, 0);
  const fit =
    weight === 0 ? NEVER_ASKED : parts.reduce((sum, { part, fit }) => sum + part.weight * fit, 0) / weight;
  const bias = drink.type === 'whiskey' && !isWhiskey ? POUR_UNASKED : 1;
  return { drink, parts, score: LEAST + SPAN * fit * bias };
}

/** Lacking what others have caps the score; lacking what nobody has is nobody's fault. */
function capped(ranked: Ranked[]): Ranked[] {
  const isThere = ({ part, fit }: Part) => mustHave(part) && fit >= 0.8;
  const anyHas = ranked.some(({ parts }) => parts.some(isThere));
  return ranked.map((one) =>
    anyHas && !one.parts.some(isThere)
      ? { ...one, score: Math.min(one.score * 0.8, WITHOUT_THE_THING) }
      : one,
  );
}

/** Every drink that can be poured and was not refused, best first; the menu's order breaks ties. */
export function rank(wish: Wish, bar: Bar): Ranked[] {
  const isWhiskey = isAboutWhiskey(wish);
  const candidates = bar.pourable.filter(
    (drink) => (!wish.type || drink.type === wish.type) && !isRefused(drink, wish),
  );
  const ranked = capped(candidates.map((drink) => scoreOf(drink, wish, isWhiskey)));
  return ranked
    .map((one, index) => ({ ...one, index, score: Math.round(Math.max(0, Math.min(98, one.score))) }))
    .sort((one, other) => other.score - one.score || one.index - other.index);
}
