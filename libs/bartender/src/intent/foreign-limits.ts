import { contentsRefused } from '../knowledge/avoidances.js';
import { FAMILY_BY_WORD } from '../knowledge/families.js';
import {
  FOREIGN_ALLERGY,
  FOREIGN_FILLERS,
  FOREIGN_NOT,
  FOREIGN_THINGS,
  FOREIGN_WITHOUT,
  HARMLESS,
} from '../knowledge/foreign-limits.js';
import { ingredientNamed } from '../knowledge/ingredient-lookup.js';
import { isForeign } from '../language/foreign.js';
import { finder } from '../language/starred-words.js';
import { fold, pieces, singular } from '../language/words.js';
import { type Limits } from './intent.js';
import { isSign } from './tokenize.js';

const THINGS = FOREIGN_THINGS.map(([english, list]) => ({ english, names: finder(list) }));
const isHarmless = finder(HARMLESS);
const isWithout = finder(FOREIGN_WITHOUT);
const isAllergy = finder(FOREIGN_ALLERGY);
const isNot = finder(FOREIGN_NOT);
const isFiller = finder(FOREIGN_FILLERS);
const isEnglishAllergy = finder(
  'allergy, allergies, allergic, allergen, allergens, intolerant, intolerance, celiac, vegan, vegetal',
);

/** "Allergy" and "without" in scripts that are not read at all. */
const UNREAD =
  /アレルギ|なし|抜き|ない|過敏|过敏|不|无|無|没|알레르기|없|빼|аллерг|алерг|без|не\s|αλλεργ|χωρίς|حساسية|بدون|אלרגי|ללא|แพ้|ไม่|एलर्जी|बिना/iu;
/** "Nussallergie" and "glutenfrei" are two words in one. */
const COMPOUND = /(?<=\p{L})(?=(?:un)?(?:allerg|intoler|vertrag)|(?:frei|vrij)(?:e[nrs]?)?(?!\p{L}))/gu;
/** "L'œuf", "d'alcool" and "dell'uovo" are two words. */
const ELISION = /(?<=\b(?:[dlmnstjc]|qu|un|all|dell|nell|dall|senz))['’]/giu;

const tokensOf = (text: string): string[] => pieces(fold(text.replace(ELISION, ' ')).replace(COMPOUND, ' '));

/** The English word of what one of the other languages names. */
export const foreignThing = (word: string): string | undefined =>
  THINGS.find(({ names }) => names(word))?.english;

/** The English word of what is named; undefined when it is not known. */
function thingNamed(word: string): string | undefined {
  return (
    foreignThing(word) ??
    [word, singular(word)].find((one) => FAMILY_BY_WORD.has(one) || ingredientNamed(one))
  );
}

function avoid(limits: Limits, thing: string): void {
  const family = FAMILY_BY_WORD.get(thing);
  if (thing === 'alcohol') limits.isAlcoholFree = true;
  else if (family) limits.avoidFamilies.add(family);
  else for (const content of contentsRefused(thing)) limits.avoidContents.add(content);
}

/** Whether a refusal, or the word that it ends, is of something that means nothing to the bartender. */
function isUnclear(tokens: readonly string[], at: number): boolean {
  const isSmall = (token: string) => isFiller(token) || isNot(token) || isWithout(token);
  const refused = tokens.slice(at + 1).find((token) => !isSmall(token));
  return refused !== undefined && !isClear(refused);
}

const isClear = (token: string): boolean =>
  isSign(token) || isHarmless(token) || isAllergy(token) || thingNamed(token) !== undefined;

/** The beginning of a word that ends in "allergie". */
const headsOf = (text: string): string[] =>
  [...fold(text).matchAll(/(?<!\p{L})(\p{L}{2,}?)n?(?:allerg|intoler|unvertrag)/gu)].flatMap(
    ([, head]) => head ?? [],
  );

/**
 * Reads into the limits what a text rules out in another language. All that is named in a message with a refusal counts
 * as refused: what is wished for there is not read anyway.
 */
export function readForeignLimits(limits: Limits, text: string): void {
  const isAbroad = isForeign(text);
  const tokens = tokensOf(text);
  const isIll = (token: string) => isAllergy(token) && (isAbroad || !isEnglishAllergy(token));
  const refusals = tokens.flatMap((token, at) => (isWithout(token) || isIll(token) ? [at] : []));
  const isRefusing =
    refusals.length > 0 || (isAbroad && tokens.some((token) => isNot(token) || /^(?:frei|vrij)/.test(token)));
  if (UNREAD.test(text)) limits.isUnread = limits.isFirm = true;
  if (!isRefusing) return;
  const things = tokens.flatMap((token) => thingNamed(token) ?? []);
  for (const thing of things) avoid(limits, thing);
  limits.isFirm ||= tokens.some(isIll);
  limits.isUnread ||=
    isAbroad && (refusals.some((at) => isUnclear(tokens, at)) || !headsOf(text).every(isClear));
}
