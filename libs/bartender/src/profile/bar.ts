import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { type MenuSnapshot } from '../provider.js';
import { dishesAvoided } from '../knowledge/avoidances.js';
import { BOTTLES } from '../knowledge/bottles.js';
import { CLASSICS } from '../knowledge/classics.js';
import { ingredientPhrases } from '../knowledge/ingredient-lookup.js';
import { conceptWords } from '../knowledge/lexicon.js';
import { COMMON_WORDS } from '../knowledge/common-words.js';
import { termWords } from '../knowledge/glossary.js';
import { refusalWords } from '../knowledge/refusal-words.js';
import { Vocabulary } from '../language/spelling.js';
import { words } from '../language/words.js';
import { profileCocktail } from './cocktail-profile.js';
import { type Profiled } from './profile.js';
import { profileWhiskey } from './whiskey-profile.js';

/** A menu as the bartender knows it. */
export interface Bar {
  menu: MenuSnapshot;
  /** Every visible drink, out of stock or not: cocktails in menu order, then the flight. */
  all: Profiled[];
  /** What can be poured now. */
  pourable: Profiled[];
  /** Every word a guest may mean, for reading typing errors. */
  vocabulary: Vocabulary;
}

const BARS = new WeakMap<MenuSnapshot, Bar>();
/** Every word that the bartender knows of himself. */
export const KNOWN_WORDS = new Vocabulary([
  ...COMMON_WORDS,
  ...CLASSICS.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(words)),
  ...conceptWords(),
  ...refusalWords(),
  ...dishesAvoided(),
  ...termWords(),
  ...[...ingredientPhrases()].flatMap((phrase) => phrase.split(' ')),
  ...BOTTLES.flatMap(({ name }) => words(name)),
]);

const MOST_REMEMBERED = 4_000;
const REMEMBERED = new Map<Cocktail | Whiskey, Profiled>();

/** A drink's profile. Drinks stay the same object until they change: each is profiled once, and the latest are kept. */
function remembered<Drink extends Cocktail | Whiskey>(
  drink: Drink,
  profile: (drink: Drink) => Profiled,
): Profiled {
  const known = REMEMBERED.get(drink) ?? profile(drink);
  REMEMBERED.delete(drink);
  const [oldest] = REMEMBERED.keys();
  if (REMEMBERED.size >= MOST_REMEMBERED && oldest) REMEMBERED.delete(oldest);
  REMEMBERED.set(drink, known);
  return known;
}

/** A cocktail's profile, and a whiskey's, worked out once for each that is known of late. */
export const knownCocktail = (drink: Cocktail): Profiled => remembered(drink, profileCocktail);
export const knownWhiskey = (drink: Whiskey): Profiled => remembered(drink, profileWhiskey);

function knowMenu(menu: MenuSnapshot): Bar {
  const all: Profiled[] = [
    ...menu.cocktails.filter(({ isVisible }) => isVisible).map(knownCocktail),
    ...menu.whiskeys.filter(({ isVisible }) => isVisible).map(knownWhiskey),
  ];
  const menuWords = all.flatMap(({ vocabulary }) =>
    [...vocabulary].filter(([, weight]) => weight >= 0.6).map(([word]) => word),
  );
  return {
    menu,
    all,
    pourable: all.filter(({ drink }) => drink.isAvailable),
    vocabulary: new Vocabulary(menuWords, KNOWN_WORDS),
  };
}

/** The menu's drinks with their profiles, worked out once for each snapshot. */
export function barOf(menu: MenuSnapshot): Bar {
  const known = BARS.get(menu) ?? knowMenu(menu);
  BARS.set(menu, known);
  return known;
}
