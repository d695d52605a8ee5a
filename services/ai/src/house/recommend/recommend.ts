import { type MenuSnapshot, type RawRecommendation, type RecommendationQuery } from '../../provider.js';
import { pairingIn } from '../knowledge/pairings.js';
import { type Bar, barOf } from '../profile/bar.js';
import { words } from '../text/words.js';
import { type Profiled } from '../profile/profile.js';
import { emptyWish, type Wish, type WishPart } from '../wish/wish.js';
import { readWish } from '../wish/read-wish.js';
import { alcoholFreeOffMenu, alcoholFreeOnMenu } from './alcohol-free.js';
import { choose } from './choose.js';
import { wishOf } from './preferences.js';
import { type Ranked, isAboutWhiskey, rank } from './rank.js';
import { besideTheCard, ownWords, reason } from './reason.js';

/** The most a drink may score that was poured on no more than a guess, by what the guess was made from. */
const MOST = { nonsense: 44, unmet: 44, 'no wish': 58, surprise: 72, refusals: 72 } as const;
type Guess = keyof typeof MOST;

/** Below this nothing on the menu is what was asked for. */
const UNMET = 36;

function asRecommendation(ranked: Ranked, wish: Wish): RawRecommendation {
  const { drink, score } = ranked;
  return {
    name: drink.name,
    spirit: drink.drink.spirit,
    description: ownWords(drink),
    reasoning: reason(ranked, wish, besideTheCard(drink)),
    matchScore: score,
    type: drink.type,
    ...idOf(drink),
  };
}

const idOf = ({ type, drink }: Profiled) =>
  type === 'cocktail' ? { cocktailId: drink.id } : { whiskeyId: drink.id };

const CROWD_PLEASERS: WishPart[] = [
  { kind: 'occasion', occasion: 'beginner', weight: 0.6 },
  { kind: 'occasion', occasion: 'classic', weight: 0.6 },
];

/** Without a wish the crowd-pleasers come: well known, neither bitter nor smoky nor fierce. */
function guessed(wish: Wish, bar: Bar, text: string, guess: Guess): Ranked[] {
  const isDrawn = wish.isSurprise || wish.isVaried;
  const broad = isDrawn
    ? { ...wish, parts: [] }
    : { ...wish, type: wish.type ?? 'cocktail', parts: CROWD_PLEASERS };
  const found = choose(rank(broad, bar), { ...wish, parts: [] }, text, wish.type === 'whiskey');
  return found.map((one, index) => ({
    ...one,
    parts: [],
    score: Math.max(0, Math.min(one.score, MOST[guess] - 3 * index)),
  }));
}

function guessFor(wish: Wish): Guess {
  if (wish.isSurprise || wish.isVaried) return 'surprise';
  if (wish.isEmpty) return wish.unknown.length > 0 ? 'nonsense' : 'no wish';
  return 'refusals';
}

/** The drinks that suit the wish, best first. */
export function fittingDrinks(wish: Wish, bar: Bar, text: string): Ranked[] {
  if (wish.parts.length === 0) return guessed(wish, bar, text, guessFor(wish));
  const found = choose(rank(wish, bar), wish, text, isAboutWhiskey(wish));
  return (found[0]?.score ?? 0) < UNMET ? guessed(wish, bar, text, 'unmet') : found;
}

/** "Something to go with a cigar" asks for what goes with one. */
function withFood(wish: Wish, text: string, bar: Bar): Wish {
  const pairing = wish.parts.length === 0 && / with | for /i.test(text) ? pairingIn(words(text)) : undefined;
  return pairing
    ? { ...readWish(pairing.wish, bar), avoidFamilies: wish.avoidFamilies, avoidContents: wish.avoidContents }
    : wish;
}

/** Answers a mood or the form's choices from the menu. */
export function recommend(query: RecommendationQuery, menu: MenuSnapshot): RawRecommendation[] {
  const bar = barOf(menu);
  const text = query.description ?? '';
  const wish = query.preferences ? wishOf(query.preferences, bar) : withFood(readWish(text, bar), text, bar);
  if (wish.isAlcoholFree) return withoutAlcohol(wish, bar);
  return fittingDrinks(wish, bar, text).map((one) => asRecommendation(one, wish));
}

function withoutAlcohol(wish: Wish, bar: Bar): RawRecommendation[] {
  const onMenu = alcoholFreeOnMenu(wish, bar);
  if (onMenu.length > 0) return onMenu.slice(0, 3).map((one) => asRecommendation(one, wish));
  return alcoholFreeOffMenu({ ...emptyWish(), avoidContents: wish.avoidContents, parts: wish.parts }, bar);
}
