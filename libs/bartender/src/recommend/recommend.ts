import { type Preferences, RECOMMENDATION_COUNT } from '@peanut/contracts';
import { type MenuSnapshot, type RawRecommendation, type RecommendationQuery } from '../provider.js';
import { contentsRefused } from '../knowledge/avoidances.js';
import { pairingIn } from '../knowledge/pairings.js';
import { type Bar, barOf } from '../profile/bar.js';
import { words } from '../language/words.js';
import { type Profiled } from '../profile/profile.js';
import { emptyIntent, type Intent, type Constraint } from '../intent/intent.js';
import { limitsIn, standingLimits, together } from '../limits/limits.js';
import { parseIntent } from '../intent/parse-intent.js';
import { alcoholFreeOffMenu, alcoholFreeOnMenu } from './alcohol-free.js';
import { type Ranked, isAboutWhiskey, isRefused, rank } from './rank.js';
import { ownWords, explain } from './explanation.js';
import { similarity } from '../profile/similarity.js';

/** The most a drink may score that was poured on no more than a guess, by what the guess was made from. */
const MOST = { nonsense: 44, unmet: 44, 'no intent': 58, surprise: 72, refusals: 72 } as const;
type Guess = keyof typeof MOST;

/** Below this nothing on the menu is what was asked for. */
const UNMET = 36;

function asRecommendation(ranked: Ranked, intent: Intent): RawRecommendation {
  const { drink, score } = ranked;
  return {
    name: drink.name,
    spirit: drink.drink.spirit,
    description: ownWords(drink),
    reasoning: explain(ranked, intent),
    matchScore: score,
    type: drink.type,
    ...idOf(drink),
  };
}

const idOf = ({ type, drink }: Profiled) =>
  type === 'cocktail' ? { cocktailId: drink.id } : { whiskeyId: drink.id };

const CROWD_PLEASERS: Constraint[] = [
  { kind: 'occasion', occasion: 'beginner', weight: 0.6 },
  { kind: 'occasion', occasion: 'classic', weight: 0.6 },
];

/** Without a wish the crowd-pleasers come: well known, neither bitter nor smoky nor fierce. */
function guessed(intent: Intent, bar: Bar, text: string, guess: Guess): Ranked[] {
  const isDrawn = intent.isSurprise || intent.isVaried;
  const mixed = bar.pourable.some((one) => one.type === 'cocktail' && !isRefused(one, intent))
    ? 'cocktail'
    : undefined;
  const broad = isDrawn
    ? { ...intent, constraints: [] }
    : { ...intent, type: intent.type ?? mixed, constraints: CROWD_PLEASERS };
  const found = selectTop(rank(broad, bar), { ...intent, constraints: [] }, text, intent.type === 'whiskey');
  return found.map((one, index) => ({
    ...one,
    fits: [],
    score: Math.max(0, Math.min(one.score, MOST[guess] - 3 * index)),
  }));
}

function guessFor(intent: Intent): Guess {
  if (intent.isSurprise || intent.isVaried) return 'surprise';
  if (intent.isForeign) return 'nonsense';
  if (intent.isEmpty) return intent.unknown.length > 0 ? 'nonsense' : 'no intent';
  return 'refusals';
}

/** The drinks that suit the wish, best first. */
export function fittingDrinks(intent: Intent, bar: Bar, text: string): Ranked[] {
  if (intent.constraints.length === 0) return guessed(intent, bar, text, guessFor(intent));
  const found = selectTop(rank(intent, bar), intent, text, isAboutWhiskey(intent));
  return (found[0]?.score ?? 0) < UNMET ? guessed(intent, bar, text, 'unmet') : found;
}

const SPEAKS_OF_FOOD =
  /\b(?:goes?|with|for|beside|alongside|eating|ate|dinner|having|pairs?|baked|cooked|cooking)\b/i;

/** "I have a nut allergy" asks for nothing that goes with nuts. */
const isRefusedThing = (word: string, { avoidContents }: Intent): boolean =>
  contentsRefused(word).some((content) => avoidContents.has(content));

/** "Something to go with a cigar" asks for what goes with one. */
function withFood(intent: Intent, text: string, bar: Bar): Intent {
  const pairing =
    intent.constraints.every(({ kind }) => kind === 'family') && SPEAKS_OF_FOOD.test(text)
      ? pairingIn(words(text).filter((word) => !isRefusedThing(word, intent)))
      : undefined;
  if (!pairing) return intent;
  const asked = parseIntent(pairing.asks, bar);
  const type = intent.type ?? (/\bwhisk|\bdram|\bscotch/i.test(text) ? 'whiskey' : asked.type);
  return { ...asked, ...limitsIn(intent), constraints: [...intent.constraints, ...asked.constraints], type };
}

/** The form's choices as an intent: each option is a word the bartender knows. */
function intentOfPreferences(preferences: Preferences, bar: Bar): Intent {
  const chosen = Object.values(preferences).filter((option) => option && option !== 'any');
  if (chosen.length === 0) return { ...emptyIntent(), isSurprise: true };
  const intent = parseIntent(chosen.join('. '), bar);
  return { ...intent, isSurprise: false };
}

/** Answers a mood or the form's choices from the menu. */
export function recommend(query: RecommendationQuery, menu: MenuSnapshot): RawRecommendation[] {
  const bar = barOf(menu);
  const text = query.description ?? '';
  const intent = query.preferences
    ? intentOfPreferences(query.preferences, bar)
    : withFood(parseIntent(text, bar), text, bar);
  Object.assign(intent, together(standingLimits(query.limits), intent));
  if (intent.isUnread) return [];
  if (intent.isAlcoholFree) return withoutAlcohol(intent, bar);
  return fittingDrinks(intent, bar, text).map((one) => asRecommendation(one, intent));
}

function withoutAlcohol(intent: Intent, bar: Bar): RawRecommendation[] {
  const onMenu = alcoholFreeOnMenu(intent, bar);
  if (onMenu.length > 0) return onMenu.slice(0, 3).map((one) => asRecommendation(one, intent));
  return alcoholFreeOffMenu(
    { ...emptyIntent(), avoidContents: intent.avoidContents, constraints: intent.constraints },
    bar,
  );
}

const LIKENESS_COST = 45;
const LEAST_WORTH = 36;
const LEAST_SHARE = 0.42;

/** A number from a text, always the same for the same text. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Picks one after the other, each good and unlike those before it. */
function diverse(ranked: readonly Ranked[], count: number): Ranked[] {
  const chosen: Ranked[] = [];
  const left = [...ranked];
  while (chosen.length < count && left.length > 0) {
    const worth = left.map(
      (one) => one.score - LIKENESS_COST * Math.max(0, ...chosen.map((other) => alike(one, other))),
    );
    const best = worth.indexOf(Math.max(...worth));
    chosen.push(...left.splice(best, 1));
  }
  return chosen.sort((one, other) => other.score - one.score);
}

function alike(one: Ranked, other: Ranked): number {
  const sameSpirit = one.drink.drink.spirit === other.drink.drink.spirit ? 0.5 : 0;
  return similarity(one.drink, other.drink) + sameSpirit;
}

/** A surprise is drawn by lot, the lot being the text: among the good ones, never among the bad. */
function surprising(ranked: readonly Ranked[], count: number, text: string): Ranked[] {
  const best = ranked[0]?.score ?? 0;
  const good = ranked.filter(({ score }) => score >= best - 12);
  const drawn = good
    .map((one) => ({ one, lot: hash(`${text} ${one.drink.name}`) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
  const cocktailsFirst = [...drawn.filter(({ drink }) => drink.type === 'cocktail').slice(0, 2), ...drawn];
  return [...new Set(cocktailsFirst)].slice(0, count).sort((one, other) => other.score - one.score);
}

/**
 * The drinks to recommend, best first: as many as asked for, else three. "Different options" skips what the same wish
 * got before. At most one neat pour is among them, unless whiskey was asked for.
 */
function selectTop(ranked: readonly Ranked[], intent: Intent, text: string, isWhiskey: boolean): Ranked[] {
  const count = Math.min(intent.count ?? RECOMMENDATION_COUNT.asked, RECOMMENDATION_COUNT.max);
  if (intent.isSurprise && intent.constraints.length === 0) return surprising(ranked, count, text);
  if (intent.isVaried) return diverse(passOver(ranked, intent, count), count);
  const fitting = worthNaming(ranked);
  return isWhiskey || intent.type ? fitting.slice(0, count) : fewPours(fitting, count);
}

/** Leaves out what only fills the list; the best stays, however poor. */
function worthNaming(ranked: readonly Ranked[]): Ranked[] {
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(
    ({ score }, index) => index === 0 || score >= Math.max(LEAST_WORTH, best * LEAST_SHARE),
  );
}

/** Without those that the wish got at first, as long as enough are left that fit half-way. */
function passOver(ranked: readonly Ranked[], intent: Intent, count: number): Ranked[] {
  if (intent.wantsOtherSpirit || intent.constraints.length === 0) return [...ranked];
  const rest = ranked.slice(RECOMMENDATION_COUNT.asked);
  const fitting = rest.filter(({ score }) => score >= (ranked[0]?.score ?? 0) * 0.5);
  return fitting.length >= count ? fitting : [...ranked];
}

function fewPours(ranked: readonly Ranked[], count: number): Ranked[] {
  let pours = 0;
  const most = Math.max(1, Math.floor(count / 3) + 1);
  const chosen = ranked.filter(({ drink }) => drink.type === 'cocktail' || (pours += 1) <= most);
  return chosen.slice(0, count);
}
