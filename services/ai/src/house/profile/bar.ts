import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { type MenuSnapshot } from '../../provider.js';
import { BOTTLES } from '../knowledge/bottles.js';
import { CLASSICS } from '../knowledge/classics.js';
import { ingredientPhrases } from '../knowledge/ingredient-lookup.js';
import { conceptWords } from '../wish/lexicon.js';
import { COMMON_WORDS } from '../text/common-words.js';
import { Vocabulary } from '../text/typo.js';
import { words } from '../text/words.js';
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
const KNOWN_WORDS = new Vocabulary([
  ...COMMON_WORDS,
  ...conceptWords(),
  ...[...ingredientPhrases()].flatMap((phrase) => phrase.split(' ')),
  ...CLASSICS.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(words)),
  ...BOTTLES.flatMap(({ name }) => words(name)),
]);

const MOST_REMEMBERED = 5_000;
const REMEMBERED = new Map<string, Profiled>();

/** Most drinks are the same as in the menu's last copy: each is profiled once for what it says. */
function remembered<Drink extends Cocktail | Whiskey>(
  drink: Drink,
  profile: (drink: Drink) => Profiled,
): Profiled {
  const key = JSON.stringify(drink);
  const known = REMEMBERED.get(key) ?? profile(drink);
  if (REMEMBERED.size >= MOST_REMEMBERED) REMEMBERED.clear();
  REMEMBERED.set(key, known);
  return known;
}

function knowMenu(menu: MenuSnapshot): Bar {
  const all: Profiled[] = [
    ...menu.cocktails.filter(({ isVisible }) => isVisible).map((drink) => remembered(drink, profileCocktail)),
    ...menu.whiskeys.filter(({ isVisible }) => isVisible).map((drink) => remembered(drink, profileWhiskey)),
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
