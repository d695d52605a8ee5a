import { BOTTLES } from '../knowledge/bottles.js';
import { CLASSICS, type Classic } from '../knowledge/classics.js';
import { FAMILY_BY_WORD } from '../knowledge/families.js';
import { ingredientNamed } from '../knowledge/ingredient-lookup.js';
import { type Bar } from '../profile/bar.js';
import { type Profiled } from '../profile/profile.js';
import { COMMON_WORDS } from '../knowledge/common-words.js';
import { phrases, words } from '../language/words.js';
import { conceptAt } from '../knowledge/lexicon.js';

/** A drink somebody named: on the menu, or a classic or bottle the bartender knows. */
export type NamedDrink =
  | { drink: Profiled; classic?: undefined; bottle?: undefined }
  | { drink?: undefined; classic: Classic; bottle?: undefined }
  | { drink?: undefined; classic?: undefined; bottle: (typeof BOTTLES)[number] };

export interface FoundName {
  named: NamedDrink;
  length: number;
  /** False for a part of a name: "macallan". */
  isWhole: boolean;
}

const GENERIC = new Set([
  ...COMMON_WORDS,
  ...phrases(`year, single, barrel, small, batch, reserve, blend, select, old, style, park, trace, cask, edition, finish, proof, no,
    label, mark, french, house, cocktail, drink, smash, sour, fizz, from, water, lord, punch, number, dr, mr, mrs`),
]);
const LONGEST = 7;

type Index = Map<string, NamedDrink>;
/** By the drinks of a bar, which stay the same when only some may be poured for a guest. */
interface Indexes {
  whole: Index;
  /** The first word of each of them. */
  firsts: ReadonlySet<string>;
  /** Single words that tell which drink is meant. */
  parts: Index;
}

const INDEXES = new WeakMap<Bar['all'], Indexes>();

/** A drink's name as names are compared. */
export const drinkKey = (name: string): string =>
  words(name)
    .filter((word) => word !== 'the' && word !== 'and')
    .join(' ');

const KNOWN_DRINKS: readonly (readonly [string, NamedDrink])[] = [
  ...CLASSICS.flatMap((classic) =>
    [classic.name, ...classic.aliases].map((name) => [drinkKey(name), { classic }] as const),
  ),
  ...BOTTLES.flatMap((bottle) =>
    [bottle.name, ...bottle.aliases].map((name) => [drinkKey(name), { bottle }] as const),
  ),
];

const BY_NAME = new Map(KNOWN_DRINKS);

/** The classic or bottle of this name. */
export const knownDrink = (name: string): NamedDrink | undefined => BY_NAME.get(drinkKey(name));

/** A classic under another name than the menu's is still the menu's drink: "martini" for "Dry Martini". */
function aliasesOnMenu(whole: Index): void {
  for (const classic of CLASSICS) {
    const names = [classic.name, ...classic.aliases].map(drinkKey);
    const onMenu = names.map((name) => whole.get(name)).find((named) => named?.drink);
    if (onMenu) for (const name of names) if (!whole.get(name)?.drink) whole.set(name, onMenu);
  }
}

const isTelling = (word: string) =>
  word.length > 3 &&
  !/\d/.test(word) &&
  !GENERIC.has(word) &&
  (conceptAt([word], 0) === undefined || ingredientNamed(word)?.kind === 'spirit') &&
  !FAMILY_BY_WORD.has(word);

/** "Four Roses Single Barrel" is the Four Roses. */
function withoutKind(name: string): string {
  const parts = name.split(' ');
  while (parts.length > 2 && GENERIC.has(parts.at(-1) ?? '')) parts.pop();
  return parts.join(' ');
}

function indexBar(bar: Bar): Indexes {
  const whole: Index = new Map(KNOWN_DRINKS);
  const parts: Index = new Map();
  const taken = new Set<string>();
  for (const drink of bar.all) {
    const name = drinkKey(drink.name);
    if (name !== '') whole.set(name, { drink });
    const short = withoutKind(name.replace(/ \d+ year\b.*$/, ''));
    if (short !== name && !whole.get(short)?.drink) whole.set(short, { drink });
    for (const word of new Set(name.split(' ').filter(isTelling))) {
      if (taken.has(word)) parts.delete(word);
      else parts.set(word, { drink });
      taken.add(word);
    }
  }
  aliasesOnMenu(whole);
  const firsts = new Set([...whole.keys()].map((name) => name.replace(/ .*/, '')));
  return { whole, firsts, parts };
}

function indexOf(bar: Bar) {
  const index = INDEXES.get(bar.all) ?? indexBar(bar);
  INDEXES.set(bar.all, index);
  return index;
}

/** Extends a part of a name over the words around it that belong to it: "macallan 12". */
function span(named: NamedDrink, tokens: readonly string[], at: number): number {
  const nameWords = new Set(drinkKey(named.drink?.name ?? named.bottle?.name ?? '').split(' '));
  let length = 1;
  while (length < LONGEST && nameWords.has(tokens[at + length] ?? '')) length += 1;
  return length;
}

/** The longest drink's name that starts at this word, or undefined. */
export function nameAt(bar: Bar, tokens: readonly string[], at: number): FoundName | undefined {
  const { whole, firsts, parts } = indexOf(bar);
  const longest = firsts.has(tokens[at] ?? '') ? Math.min(LONGEST, tokens.length - at) : 0;
  for (let length = longest; length > 0; length -= 1) {
    const phrase = tokens
      .slice(at, at + length)
      .filter((word) => word !== 'and' && word !== 'the')
      .join(' ');
    const named = tokens[at] === 'the' || tokens[at] === 'and' ? undefined : whole.get(phrase);
    if (named) return { named, length, isWhole: true };
  }
  const named = parts.get(tokens[at] ?? '');
  return named && { named, length: span(named, tokens, at), isWhole: false };
}

/** Every drink named in the words, in order, each once. */
export function namesIn(bar: Bar, tokens: readonly string[]): NamedDrink[] {
  const found: NamedDrink[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(bar, tokens, at);
    if (!name) continue;
    const isConcept = !name.named.drink && name.length === (conceptAt(tokens, at)?.length ?? 0);
    if (!isConcept && !found.some((other) => nameOf(other) === nameOf(name.named))) found.push(name.named);
    at += name.length - 1;
  }
  return found;
}

/** The name as the menu, or the bartender, writes it. */
export const nameOf = (named: NamedDrink): string => (named.drink ?? named.classic ?? named.bottle).name;
