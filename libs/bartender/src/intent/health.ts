import { COMMON_WORDS } from '../knowledge/common-words.js';
import { editDistance } from '../language/spelling.js';
import { fold, phraseKey, phrases, pieces, singular } from '../language/words.js';
import {
  contentsOfDiets,
  contentsRefused,
  isAvoidedThing,
  isAvoidedWhenRefused,
} from '../knowledge/avoidances.js';
import { contentOf, GUARDED } from '../knowledge/allergens/held.js';
import { readLine } from '../knowledge/allergens/read-line.js';
import {
  ALLERGY_CUES,
  DRINKS_NOT,
  HARM_CUES,
  NO_ALCOHOL_CUES,
  NO_HARM,
  NOT_SOBER,
  REFUSAL_CUES,
  SOBER_CUES,
  VEGAN_CUES,
  WELCOME,
} from '../knowledge/health-words.js';
import { foreignThing } from './foreign-limits.js';
import { type Limits } from './intent.js';

/** Finds any phrase of a list in words; the last word of a phrase may have a star. `end`: what must follow it. */
function phraseTest(list: string, end = ''): (text: string) => boolean {
  const patterns = phrases(list).map((phrase) =>
    phrase.endsWith('*') ? `${phrase.slice(0, -1)}\\w*` : phrase,
  );
  const any = new RegExp(` (?:${patterns.join('|')}) ${end}`, 'u');
  return (text) => any.test(text);
}

const speaksOfAllergy = phraseTest(ALLERGY_CUES);
const speaksOfHarm = phraseTest(HARM_CUES);
const refuses = phraseTest(REFUSAL_CUES);
const wantsNoAlcohol = phraseTest(NO_ALCOHOL_CUES);
const drinksNot = phraseTest(DRINKS_NOT, '(?:[,.;:!?]|$)');
const deniesHarm = phraseTest(NO_HARM);
const isWelcome = phraseTest(WELCOME);
const isVegan = phraseTest(VEGAN_CUES);
const isSober = phraseTest(SOBER_CUES);
const isNotSober = phraseTest(NOT_SOBER);

const COMMON = new Set(COMMON_WORDS);

/** "L'œuf", "Nussallergie", "dairyfree" and "don't" as the words that they are made of. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:[dlmnstjc]|qu|un|all|dell|nell|dall|senz))['’](?=\p{L}{2})/giu, ' '],
  [/['’]/gu, ''],
  [/(?<=\p{L}{2})(?=(?:un)?(?:allerg|intoler|vertr[äa]g))/giu, ' '],
  [/(?<=\p{L}{3})(?=(?:free|frei|vrij)(?:e[nrs]?)?(?!\p{L}))/giu, ' '],
  [/&/g, ' and '],
  // "Soy" is "I am" in Spanish.
  [/\bsoy(?= (?:al[e\u00e9]rg|intoler|cel[i\u00ed]ac|vegan|vegetar))/giu, ''],
];

const plainWords = (text: string): string[] =>
  pieces(fold(APART.reduce((rest, [written, read]) => rest.replaceAll(written, read), text)));

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** Parts of sentences, and what follows a "but". */
function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words)
    if (/^[.,;!\n]$|^(?:but|aber|mais|pero|ma|maar|mas)$/u.test(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  return clauses;
}

/** What allergies are mostly to, as they are typed in a hurry: "penuts". */
const MISTYPED = phrases(
  'peanut, almond, cashew, walnut, hazelnut, pistachio, pecan, macadamia, lactose, dairy, gluten, wheat, sesame, celery, mustard, sulphite, sulfite, shellfish, shrimp, prawn, lobster, oyster, egg white, eggs, nuts, milk, cream, cheese, butter',
);

/** Typing errors of words too short to be mended by their letters. */
const TYPOS = new Map([
  ...phrases('egs, eggz, egss').map((typo) => [typo, 'egg'] as const),
  ...phrases('nutz, nutts, nust').map((typo) => [typo, 'nut'] as const),
  ...phrases('diary, diry, dariy, mlik, mikl, millk, milc').map((typo) => [typo, 'dairy'] as const),
  ...phrases('soja, soyy, sooy').map((typo) => [typo, 'soy'] as const),
  ...phrases('fihs, fsh, fissh').map((typo) => [typo, 'fish'] as const),
]);

/** A typing error away, of words that mean nothing as they stand. */
function mended(word: string): string | undefined {
  const typo = TYPOS.get(word);
  if (typo) return typo;
  const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  if (most === 0 || COMMON.has(singular(word))) return undefined;
  return MISTYPED.find((known) => editDistance(singular(word), known, most) <= most);
}

/** What guests may have to avoid that a word names, in any of the languages. */
function contentsNamed(word: string): string[] {
  // "Room" is cream in Dutch.
  const foreign = COMMON.has(singular(word)) ? undefined : foreignThing(word);
  if (foreign) return foreign === 'alcohol' ? [] : [...contentsRefused(foreign)];
  const name = singular(word);
  if (isAvoidedThing(name) || isAvoidedWhenRefused(name)) return [...contentsRefused(name)];
  const { holds, isKnown } = readLine(name);
  const meant = holds.size === 0 && !isKnown ? mended(word) : undefined;
  if (meant) return [...contentsRefused(phraseKey(meant))];
  return [...holds].filter((one) => one !== 'alcohol').map(contentOf);
}

/** The same of each word, and of two that belong together: "cow's milk", "tree nut". */
const thingsIn = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .filter((word) => word.length > 1)
      .flatMap(contentsNamed)
      // "Lactose intolerant and need caffeine" wants the caffeine.
      .filter((one) => GUARDED.has(one)),
  ),
];

/** The things that a text names, whatever it says of them: the answer to "to what exactly?". */
export const thingsNamed = (text: string): string[] => thingsIn(plainWords(text));

/** What is left of a text without the clauses that say that no harm is done, or none any more. */
const heardIn = (text: string): string[][] =>
  clausesOf(plainWords(text)).filter((words) => !deniesHarm(spaced(words)));

/** "Dairy free", "non dairy", "gluten-free": what is named right beside it. */
function thingsFree(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const isFree = FREE.has(words[at + 1] ?? '') || word === 'non';
    return isFree ? contentsNamed(word === 'non' ? (words[at + 1] ?? '') : word) : [];
  });
}
const FREE = new Set(['free', 'frei', 'vrij']);

/**
 * Reads into the limits what a text, in any language, says of health: allergies, diets, and who takes no alcohol. What
 * is named beside a word of harm counts as refused, unless it is welcome.
 */
export function readHealth(limits: Limits, text: string): void {
  const clauses = heardIn(text);
  const line = spaced(clauses.flat());
  const isAllergy = speaksOfAllergy(line);
  const diets = [...clauses.flat().map(singular), ...(isVegan(line) ? ['vegan'] : [])];
  const refused = [...contentsOfDiets(diets), ...thingsFree(clauses.flat())];
  if (clauses.map(spaced).some((clause) => isSober(clause) && !isNotSober(clause)))
    limits.isAlcoholFree = limits.isFirm = true;
  if (wantsNoAlcohol(line) || clauses.map(spaced).some(drinksNot)) limits.isAlcoholFree = true;
  const isHarmed = isAllergy || speaksOfHarm(line);
  const isMeant = (words: readonly string[]) => speaksOfAllergy(spaced(words)) || !isWelcome(spaced(words));
  const things = isHarmed || refuses(line) ? thingsIn(clauses.filter(isMeant).flat()) : [];
  for (const thing of [...refused, ...things]) limits.avoidContents.add(thing);
  limits.isFirm ||= isAllergy || (isHarmed && things.length > 0);
}

/** True of a text that speaks of an allergy, and names nothing. */
export const isUnnamedAllergy = (text: string, { avoidContents, avoidFamilies }: Limits): boolean =>
  avoidContents.size + avoidFamilies.size === 0 && speaksOfAllergy(spaced(heardIn(text).flat()));

const HARM = '(?:allergic|vegan|vegetarian|intolerant|coeliac|celiac|sober|pregnant)';
/** "I can no longer eat nuts" is none of these. */
const PAST = new RegExp(
  `\\b(?:used to be (?:\\w+ )?${HARM}|used to have (?:\\w+ ){0,3}(?:allerg|intoleran)\\w+|no longer ${HARM}|not ${HARM} any ?more|grew out of|outgrew|outgrown|my ex (?:was|is|had|has)|what (?:does|is|are) (?:\\S+ ){1,4}mean|pas d['\u2019 ]allergies?|keine (?:allergien?|unvertr\u00e4glichkeit\\w*)|(?:no|ninguna|sin|nessuna|geen|nenhuma|sem) al{1,2}erg\\w+)`,
  'iu',
);
const NOT_THIS_BUT_THAT = /\bnot allergic to [^.;!?]{1,60}?\bbut (?:only )?(?:to )?/giu;

/** A text without what it tells of harm that is over, or somebody else's. */
export const withoutPastHarm = (text: string): string =>
  text
    .replaceAll(NOT_THIS_BUT_THAT, 'allergic to ')
    .split(/(?<=[.,;!?\n])|(?=\bbut\b)/u)
    .filter((part) => !PAST.test(part))
    .join('');
