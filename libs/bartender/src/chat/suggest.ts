import { pairingIn } from '../knowledge/pairings.js';
import { type Profiled } from '../profile/profile.js';
import { similarity } from '../profile/similarity.js';
import { classicProfile } from '../profile/classic-profile.js';
import { abvText } from '../recommend/highlights.js';
import { rank } from '../recommend/rank.js';
import { ownWords } from '../recommend/explanation.js';
import { fittingDrinks } from '../recommend/recommend.js';
import { unmetText, unmetWishes, type Unmet } from '../recommend/unmet-wishes.js';
import { capital } from '../language/sentences.js';
import { nameOf, type NamedDrink } from '../intent/drink-names.js';
import { parseIntent } from '../intent/parse-intent.js';
import { limitsIn } from '../limits/limits.js';
import { type Intent } from '../intent/intent.js';
import { kindAsked } from './lists.js';
import { doubtNote, namesOfLimits, noneInThese } from './may-have.js';
import { isGarnish } from '../profile/recipe.js';
import { type ParsedQuestion } from './parse-question.js';
import { anyOf, phrases } from '../language/words.js';
import { bold, bullets, paragraphs } from '../language/marked-text.js';
import { aDrink, ASKS_STORY, suggested, theDrink, unknownStory } from './named.js';
import { offerWithoutAlcohol } from './refusals.js';

const FEW = 3;

function nearest(named: NamedDrink, { bar, intent: intent }: ParsedQuestion): Profiled[] {
  const target = named.drink ?? classicProfile(named);
  const refused = rank({ ...intent, constraints: [] }, bar).map(({ drink }) => drink);
  return refused
    .filter(({ name }) => name !== nameOf(named))
    .map((drink) => ({ drink, like: similarity(drink, target) }))
    .sort((one, other) => other.like - one.like)
    .slice(0, FEW)
    .map(({ drink }) => drink);
}

export const short = (one: Profiled) => `${bold(one.name)} (${abvText(one)}): ${ownWords(one)}`;

const ASKS_LIKENESS =
  anyOf(`like, similar, close, closest, alternative, instead, else, love, enjoy, another, fan of, replace,
  resemble, reminds, usual, usually, favourite, favorite, comparable, equivalent`);

/** A list under what leads up to it; where nothing may be poured, what is true without one. */
function withList(
  lead: string,
  lines: readonly string[],
  otherwise: string,
  question: ParsedQuestion,
): string {
  if (lines.length > 0) return paragraphs(lead, bullets(lines));
  return question.intent.isAlcoholFree ? paragraphs(otherwise, offerWithoutAlcohol(question)) : otherwise;
}

/** "What is like a Negroni?", "I like margaritas", "do you have a Mojito?" when there is none. */
export function somethingLike(question: ParsedQuestion): string | undefined {
  const [last] = / (?:like|similar to|close to) (?:that|it|this|those) /.test(question.line)
    ? question.earlier
    : [];
  const refused = question.own.excluded.size > 0;
  const named = question.named[0] ?? (last && { drink: last, name: last.name, key: last.name });
  if (!named || (refused && named.drink)) return undefined;
  if (!named.drink && ASKS_STORY.test(question.line)) return unknownStory(nameOf(named));
  const asksLikeness = ASKS_LIKENESS.test(question.line);
  const asksTaste = / (?:taste|what does|tell me|about) /.test(question.line);
  if (named.drink && (!asksLikeness || asksTaste)) return undefined;
  const found = nearest(named, question).map(short);
  if (named.drink)
    return withList(
      `Close to ${theDrink(named.drink.name)}:`,
      found,
      `Nothing else that you can have comes close to ${theDrink(named.drink.name)}.`,
      question,
    );
  const parts = named.classic
    ? ` It would take ${named.classic.ingredients
        .filter((line) => !isGarnish(line))
        .map((line) => line.toLowerCase())
        .slice(0, 5)
        .join(', ')}.`
    : '';
  const missing = `${capital(aDrink(nameOf(named)))} is not on tonight's menu.${parts}`;
  return withList(`${missing} The closest:`, found, missing, question);
}

/** Where somebody new to whiskey begins: gentle, unpeated, in the flight's order. */
export function firstWhiskey(question: ParsedQuestion): string | undefined {
  const isNew = question.intent.constraints.some(
    (constraint) => constraint.kind === 'occasion' && constraint.occasion === 'beginner',
  );
  const isWhiskey =
    / (?:whiskey|whisky|bourbon|scotch|dram|malt|flight) /.test(question.line) ||
    (question.page === 'whiskey' && isNew);
  if (!isNew || !isWhiskey || / (?:cocktail) /.test(question.line)) return undefined;
  const found = fittingDrinks(
    { ...question.intent, type: 'whiskey', count: FEW },
    question.bar,
    question.text,
  );
  if (found.length === 0) return undefined;
  const lines = found.map(({ drink }) =>
    drink.type === 'whiskey'
      ? `${bold(drink.name)}, ${drink.drink.proof} proof: ${drink.drink.profile.toLowerCase()}; ${drink.drink.notes.toLowerCase()}`
      : bold(drink.name),
  );
  return paragraphs(
    'To start with whiskey, choose something gentle and without smoke:',
    bullets(lines),
    'Smell it first with your mouth a little open and take a small sip. Then add a drop of water and sip again. The flight goes from gentle to bold, so just follow the numbers.',
  );
}

const ASKS_WHAT_GOES_WITH = anyOf([
  'goe?(?: \\w+)? with',
  ...phrases(`pair, pairing, paired, match, matches, eating, dinner, having, good with, nice with, great with, suit, serve with, drink with, have with, take with,
    pour with, with my, beside, alongside, after my, before my, to wash down, (?:best|good) \\w+ for`),
]);

/** What goes with a dish. */
export function pairedWithFood(question: ParsedQuestion): string | undefined {
  const pairing = pairingIn(question.words);
  if (!pairing || question.drinks.length > 0 || question.own.avoidContents.size > 0) return undefined;
  if (!ASKS_WHAT_GOES_WITH.test(question.line)) return undefined;
  const said = parseIntent(pairing.asks, question.bar);
  const intent = {
    ...said,
    ...limitsIn(question.intent),
    type: said.type ?? kindAsked(question),
  };
  const found = fittingDrinks({ ...intent, count: FEW }, question.bar, pairing.asks);
  const advice = `With ${pairing.food}: ${pairing.why}.`;
  return withList(
    `${advice} I'd pour:`,
    found.map(({ drink }) => short(drink)),
    advice,
    question,
  );
}

const ASKS_ANYTHING =
  anyOf(`recommend, recommendation, suggest, suggestion, what should, should i, drink, best, favourite, favorite,
  try, tonight, good, popular, new, most, bestseller, signature, have for me, something, anything, pick for me, choose for me`);

/** The wish in the question, answered from the menu. */
export function suggestDrinks(question: ParsedQuestion): string | undefined {
  const { intent: intent, bar, page } = question;
  const asksAnything = intent.isSurprise || ASKS_ANYTHING.test(question.line);
  const hasWish =
    intent.constraints.length > 0 ||
    intent.excluded.size > 0 ||
    intent.avoidFamilies.size > 0 ||
    intent.avoidContents.size > 0 ||
    intent.abv.least > 0 ||
    intent.abv.most < 100;
  const isOnlyWords =
    intent.constraints.length > 0 &&
    intent.constraints.every(({ kind }) => kind === 'word') &&
    intent.unknown.length > intent.constraints.length;
  if ((!hasWish || (isOnlyWords && !asksAnything)) && !asksAnything) return undefined;
  if (!hasWish && intent.unknown.length > 1) return undefined;
  const chosen = {
    ...intent,
    type: intent.type ?? (intent.constraints.length > 0 ? undefined : page),
    unknown: [],
    count: intent.count ?? FEW,
  };
  const unmet = unmetWishes(chosen, bar);
  const fitting = unmet?.nearest ?? fittingDrinks(chosen, bar, question.text);
  const isOld =
    intent.constraints.length === 0 && fitting.every(({ drink }) => question.offered.includes(drink));
  const excluded = new Set([...chosen.excluded, ...question.offered.map(({ name }) => name.toLowerCase())]);
  const others = isOld ? fittingDrinks({ ...chosen, excluded }, bar, question.text) : [];
  const found = others.length > 0 ? others : fitting;
  const doubts = doubtNote(
    bar.all.filter(({ drink }) => drink.isAvailable),
    [...intent.avoidContents],
  );
  if (found.length === 0)
    return paragraphs(
      "With that ruled out, nothing is left on tonight's menu. Which wish can I drop?",
      doubts,
    );
  const comfort = IS_SAD.test(question.line)
    ? "I'm sorry to hear that. I hope the company is good tonight."
    : '';
  return paragraphs(comfort, opening(unmet, intent, found.length), suggested(found), doubts);
}

const IS_SAD = / (?:sad|lonely|heartbroken|broken heart|breakup|broke up|dumped|(?:bad|awful|terrible) day) /;

/** Honest about wishes that no drink meets together. */
function opening(unmet: Unmet | undefined, intent: Intent, count: number): string {
  if (unmet) return unmetText(unmet, intent);
  const limits = namesOfLimits(intent);
  if (intent.avoidContents.size > 0)
    return `${noneInThese(limits)} For an allergy, please ask your host as well.`;
  if (intent.constraints.length > 0) return count > 1 ? "I'd pour you one of these:" : "I'd pour you this:";
  return intent.avoidFamilies.size > 0
    ? `Without ${limits}, one of these:`
    : "From tonight's menu I'd start with:";
}
