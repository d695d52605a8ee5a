import { type MenuSnapshot, type RawRecommendation, type RecommendationQuery } from '../../provider.js';
import { barOf } from '../profile/bar.js';
import { type Profiled } from '../profile/profile.js';
import { emptyWish, type Wish } from '../wish/wish.js';
import { readWish } from '../wish/read-wish.js';
import { alcoholFreeOffMenu, alcoholFreeOnMenu } from './alcohol-free.js';
import { choose } from './choose.js';
import { wishOf } from './preferences.js';
import { type Ranked, isAboutWhiskey, rank } from './rank.js';
import { ownWords, reason } from './reason.js';

/** The most that a list may score that was poured on no more than a guess. */
const GUESSED = 44;
const SURPRISE = 72;

function asRecommendation(ranked: Ranked, wish: Wish): RawRecommendation {
  const { drink, score } = ranked;
  return {
    name: drink.name,
    spirit: drink.drink.spirit,
    description: ownWords(drink),
    reasoning: reason(ranked, wish),
    matchScore: score,
    type: drink.type,
    ...idOf(drink),
  };
}

const idOf = ({ type, drink }: Profiled) =>
  type === 'cocktail' ? { cocktailId: drink.id } : { whiskeyId: drink.id };

/** Without a wish the crowd-pleasers come: well known, neither bitter nor smoky nor fierce. */
function withoutWish(wish: Wish): Wish {
  if (!wish.isEmpty && wish.parts.length > 0) return wish;
  if (wish.parts.length > 0 || wish.avoidFamilies.size > 0 || wish.avoidContents.size > 0) return wish;
  return {
    ...wish,
    type: wish.type ?? 'cocktail',
    parts: [
      { kind: 'occasion', occasion: 'beginner', weight: 0.6 },
      { kind: 'occasion', occasion: 'classic', weight: 0.6 },
    ],
  };
}

function scored(ranked: readonly Ranked[], wish: Wish): Ranked[] {
  const isNonsense = wish.isEmpty && wish.unknown.length > 0;
  const most = isNonsense || !(wish.isSurprise || wish.isEmpty) ? GUESSED : SURPRISE;
  return ranked.map((one, index) => ({ ...one, score: Math.max(0, Math.min(one.score, most - 3 * index)) }));
}

/** The drinks that suit the wish, best first. */
export function fittingDrinks(wish: Wish, bar: ReturnType<typeof barOf>, text: string): Ranked[] {
  if (wish.parts.length > 0) return choose(rank(wish, bar), wish, text, isAboutWhiskey(wish));
  const broad = wish.isSurprise || wish.isVaried ? wish : withoutWish(wish);
  const found = choose(rank(broad, bar), { ...wish, parts: [] }, text, wish.type === 'whiskey');
  const isGuess = wish.isEmpty || wish.isSurprise;
  return (isGuess ? scored(found, wish) : found).map((one) => ({ ...one, parts: [] }));
}

/** Answers a mood or the form's choices from the menu. */
export function recommend(query: RecommendationQuery, menu: MenuSnapshot): RawRecommendation[] {
  const bar = barOf(menu);
  const text = query.description ?? '';
  const wish = query.preferences ? wishOf(query.preferences, bar) : readWish(text, bar);
  if (wish.isAlcoholFree) return withoutAlcohol(wish, bar);
  return fittingDrinks(wish, bar, text).map((one) => asRecommendation(one, wish));
}

function withoutAlcohol(wish: Wish, bar: ReturnType<typeof barOf>): RawRecommendation[] {
  const onMenu = alcoholFreeOnMenu(wish, bar);
  if (onMenu.length > 0) return onMenu.slice(0, 3).map((one) => asRecommendation(one, wish));
  return alcoholFreeOffMenu({ ...emptyWish(), avoidContents: wish.avoidContents, parts: wish.parts }, bar);
}
