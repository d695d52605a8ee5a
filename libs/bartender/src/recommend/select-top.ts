import { RECOMMENDATION_COUNT } from '@peanut/contracts';
import { similarity } from '../profile/similarity.js';
import { type Intent } from '../intent/intent.js';
import { type Ranked } from './rank.js';

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
 * The ones to recommend, best first: as many as asked for, else three. "Different options" passes over what the same
 * wish got before; one neat pour at most stands among cocktails that nobody asked to be whiskey.
 */
export function selectTop(
  ranked: readonly Ranked[],
  intent: Intent,
  text: string,
  isWhiskey: boolean,
): Ranked[] {
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
