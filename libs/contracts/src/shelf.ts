/* Which thing of the shelf an ingredient line uses: by its words, so that owners keep writing recipes as they do. */

import { plainWords } from './plain-words.js';

interface Named {
  name: string;
}

/** A word without its plural s. */
const singular = (word: string): string => word.replace(/(?<=..)s$/u, '');

/** The words of a text as the shelf compares them. */
export const wordsOf = (text: string): string[] => plainWords(text).map(singular);

/** Two names that are the same but for case, accents, signs and a plural s have the same key. */
export const shelfKey = (name: string): string => wordsOf(name).join(' ') || name;

interface Entry<Thing> {
  words: string[];
  thing: Thing;
}

/** The things by the first word of their name, those with the longest name first. */
function byFirstWord<Thing extends Named>(things: readonly Thing[]): Map<string, Entry<Thing>[]> {
  const entries = things.map((thing) => ({ words: wordsOf(thing.name), thing }));
  const lengthOf = ({ words }: Entry<Thing>) => words.join(' ').length;
  entries.sort((one, other) => lengthOf(other) - lengthOf(one));
  const found = new Map<string, Entry<Thing>[]>();
  for (const entry of entries) {
    const [first] = entry.words;
    if (first !== undefined) found.set(first, [...(found.get(first) ?? []), entry]);
  }
  return found;
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Forms of a thing, and what was done with it: "lime juice", "mint leaves", "orange peel, expressed". */
const FORMS = wordSet(`
  juice leaf leave peel zest twist slice wedge wheel half halve quarter sprig bunch stalk stick cube chunk piece spear ribbon
  strip segment disc coin round swath shaving skewer spiral curl rind skin flesh pulp puree bean pod berry flower petal drop dash
  garnish rim float rinse optional fresh freshly squeezed pressed juiced chilled cold cool hot warm crushed cracked ground grated
  muddled cut diced chopped minced sliced peeled strained expressed flamed twisted dried dehydrated frozen whole ripe large small
  medium big thin thick long short for top to taste about each concentrate and or plus with glass bottle can jar splash part oz ml cl tsp tbsp ounce tablespoon teaspoon cup barspoon
  spoon shot jigger gram g kg lb bottled infused from as on over in needed extra plain light dark homemade`);

/** One word with another before it: "ginger beer" is no beer, "coconut milk" no milk. */
const OTHERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['beer', wordSet('ginger root birch spruce butter')],
  ['ale', wordSet('ginger')],
  ['gin', wordSet('sloe')],
  ['brandy', wordSet('cherry apricot apple peach pear plum blackberry')],
  ['milk', wordSet('coconut almond oat soy soya rice hemp cashew hazelnut condensed')],
  ['cream', wordSet('coconut ice irish sour whipped almond')],
  ['butter', wordSet('peanut almond cocoa apple')],
  ['water', wordSet('tonic soda rose coconut orange flower blossom seltzer mineral')],
  ['soda', wordSet('cream baking grapefruit lemon orange lime')],
  ['wine', wordSet('ginger barley rice plum palm')],
  ['sugar', wordSet('palm coconut')],
  ['vinegar', wordSet('cider wine rice balsamic')],
  ['pepper', wordSet('bell chili cayenne')],
  ['tea', wordSet('iced sweet')],
  ['orange', wordSet('blood')],
]);

/** "Coconut-flavored rum" is neither. */
const LIKENED = wordSet('flavored flavoured flavor flavour');
/** These are liqueurs whether or not the line says so. */
const LIQUEURS = wordSet(
  'curacao maraschino chartreuse amaretto campari aperol cointreau galliano kahlua limoncello',
);

/** "The juice of a lime" is lime; "cream of coconut" is no coconut. */
const OF = 'of';

/** A line's parts, of which each names a thing. */
const PARTS = /[,;:()[\]/+]|\s[-\u2013\u2014]\s/u;

const isPlain = (word: string | undefined): boolean =>
  word === undefined || FORMS.has(word) || /^\d/.test(word);

/** Whether a name stands for itself at this place of a part, and is no piece of another thing's name. */
function standsAlone(words: readonly string[], at: number, length: number): boolean {
  const before = words[at - 1];
  const isAnother = length === 1 && before !== undefined && OTHERS.get(words[at] ?? '')?.has(before) === true;
  const isOfAnother = (before === OF && !isPlain(words[at - 2])) || LIKENED.has(before ?? '');
  const next =
    words[at + length] === OF && words[at + length + 1] === 'your' ? undefined : words[at + length];
  const isNamed = next === 'liqueur' && (length > 1 || LIQUEURS.has(words[at] ?? ''));
  return !isAnother && !isOfAnother && (isNamed || isPlain(next));
}

/**
 * Makes the function that says which thing an ingredient line uses: the one with the longest name that is in it as whole
 * words and that a part of the line is about, amounts and preparation aside; undefined where the line names nothing of the
 * shelf. "Orange" is not used by "orange bitters".
 */
export function shelfMatcher<Thing extends Named>(
  things: readonly Thing[],
): (line: string) => Thing | undefined {
  const candidates = byFirstWord(things);
  const fitsAt = (words: readonly string[], at: number) =>
    candidates
      .get(words[at] ?? '')
      ?.find((entry) => entry.words.every((one, index) => one === words[at + index]));
  return (line) => {
    let longest: Entry<Thing> | undefined;
    for (const words of line.split(PARTS).map(wordsOf))
      for (const at of words.keys()) {
        const here = fitsAt(words, at);
        if (!here || !standsAlone(words, at, here.words.length)) continue;
        if (!longest || here.words.join(' ').length > longest.words.join(' ').length) longest = here;
      }
    return longest?.thing;
  };
}

/** A garnish, what is optional, and one of two: without it a drink can be poured all the same. */
const IS_ASIDE = /\b(?:garnish\w*|optional\w*|decorat\w*|to taste|if (?:you like|desired|available)|or)\b/iu;

/** The things that a cocktail uses, each once, in the order of its lines. */
interface Used<Thing> {
  /** It cannot be poured without these. */
  needed: Thing[];
  /** Only a garnish, optional, or one of two. */
  aside: Thing[];
}

/** Makes the function that finds the things that a cocktail of these lines uses. */
export function thingsOf<Thing extends Named>(
  things: readonly Thing[],
): (lines: readonly string[]) => Used<Thing> {
  const thingOf = shelfMatcher(things);
  const usedBy = (lines: readonly string[]) => new Set(lines.flatMap((line) => thingOf(line) ?? []));
  return (lines) => {
    const needed = usedBy(lines.filter((line) => !IS_ASIDE.test(line)));
    const aside = usedBy(lines.filter((line) => IS_ASIDE.test(line)));
    return { needed: [...needed], aside: [...aside].filter((thing) => !needed.has(thing)) };
  };
}

/** The names of what a cocktail uses and the shelf lacks. */
export interface Lacking {
  missing: string[];
  /** What it is poured without. */
  without: string[];
}

/** Makes the function that names what a cocktail of these lines lacks. */
export function lackingFrom(
  things: readonly (Named & { isStocked: boolean })[],
): (lines: readonly string[]) => Lacking {
  const used = thingsOf(things);
  const out = (some: typeof things) => some.filter(({ isStocked }) => !isStocked).map(({ name }) => name);
  return (lines) => {
    const { needed, aside } = used(lines);
    return { missing: out(needed), without: out(aside) };
  };
}
