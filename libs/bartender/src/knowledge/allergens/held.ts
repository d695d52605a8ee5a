import { type Allergen, type Cocktail, type Whiskey } from '@peanut/contracts';
import { phraseKey, words } from '../../language/words.js';
import { readLine } from './read-line.js';
import { type Substance, SUBSTANCES } from './substances.js';

/** The bartender's words, where they are not the singular of the card's. */
const CONTENT_OF: Partial<Record<Substance, string>> = { milk: 'dairy' };

/** What the bartender calls a substance: "nut" for nuts. */
export const contentOf = (substance: Substance): string => CONTENT_OF[substance] ?? phraseKey(substance);

/** The names of all that only a known recipe is free of. */
export const GUARDED: ReadonlyMap<string, Substance> = new Map(
  SUBSTANCES.map((substance) => [contentOf(substance), substance]),
);

/** A guarded content as guests say it: "nuts". */
export const sayContent = (content: string): string =>
  content === 'dairy' ? content : (GUARDED.get(content) ?? content);

/** The parts of a recipe that leave open what it holds. */
export interface Doubts {
  /** By content: those that may hold it. */
  readonly of: ReadonlyMap<string, readonly string[]>;
  /** Those that are not known at all. */
  readonly unknown: readonly string[];
}

interface Held {
  contents: Set<string>;
  doubts: Doubts;
}

/**
 * What a recipe holds and what it may hold; nothing else is in it.
 * @param ticked what the owner says that it holds; no tick says nothing
 * @param besides text that may name more: how it is made
 */
function heldBy(lines: readonly string[], ticked: readonly Allergen[], besides = ''): Held {
  const contents = new Set(ticked.map(contentOf));
  const of = new Map<string, string[]>();
  const unknown: string[] = [];
  const doubt = (substance: Substance, part: string) => {
    const content = contentOf(substance);
    of.set(content, [...(of.get(content) ?? []), part]);
  };
  for (const line of lines) {
    const { holds, mayHold, isKnown } = readLine(line);
    for (const substance of holds) contents.add(contentOf(substance));
    for (const substance of mayHold) doubt(substance, line);
    if (!isKnown) unknown.push(line);
  }
  for (const substance of readLine(besides).holds) doubt(substance, PREPARATION);
  return { contents, doubts: { of, unknown } };
}

/** Added after distilling: what else came with it is unknown. */
const IS_FLAVOURED = /liqueur|cream|flavou?red|infused|spiced/i;
/** Grain that is distilled holds no gluten, and a cask of wine no sulphites to speak of. */
const OF_GRAIN_OR_CASK: readonly Substance[] = ['gluten', 'sulphites'];

/** A whiskey holds nothing of its grain; what its name or kind speaks of beyond that leaves it open. */
function doubtsOfPour(name: string, spirit: string): Doubts {
  const { holds, mayHold } = readLine(`${name}, ${spirit}`);
  const named = [...holds, ...mayHold].filter((one) => !OF_GRAIN_OR_CASK.includes(one));
  const isPlain = !IS_FLAVOURED.test(`${name} ${spirit}`) && readLine(`${spirit}, whiskey`).isKnown;
  return {
    of: new Map(named.map((substance) => [contentOf(substance), [name]])),
    unknown: isPlain ? [] : [name],
  };
}

/** What the owner ticked, and what its kind is called by: "peanut butter whiskey". */
const contentsOfPour = (ticked: readonly Allergen[], spirit: string): Set<string> =>
  new Set([...ticked.map(contentOf), ...words(spirit).filter((word) => GUARDED.has(word))]);

const isCocktail = (drink: Cocktail | Whiskey): drink is Cocktail =>
  (drink as Partial<Cocktail>).ingredients !== undefined;

/** What a drink surely holds, and what leaves open whether it holds more: the one reading behind all answers to guests. */
export function heldIn(drink: Cocktail | Whiskey): Held {
  const { allergens, name, spirit } = drink;
  return isCocktail(drink)
    ? heldBy(drink.ingredients, allergens, drink.prep)
    : { contents: contentsOfPour(allergens, spirit), doubts: doubtsOfPour(name, spirit) };
}

/** Stands for a recipe's steps among the parts in doubt. */
export const PREPARATION = 'preparation';

/** The parts of a recipe by which a content may be in it; of what is not guarded, those that are not known. */
export const partsInDoubt = ({ of, unknown }: Doubts, content: string): string[] => [
  ...new Set([...(of.get(content) ?? []), ...unknown]),
];

/** The line of a recipe that surely holds a content. */
export const bearerOf = (lines: readonly string[], content: string): string | undefined => {
  const substance = GUARDED.get(content);
  return substance && lines.find((line) => readLine(line).holds.has(substance));
};
