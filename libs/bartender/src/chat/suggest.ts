import { pairingIn } from '../knowledge/pairings.js';
import { type Profiled } from '../profile/profile.js';
import { similarity } from '../profile/similarity.js';
import { classicProfile } from '../profile/classic-profile.js';
import { strengthText } from '../recommend/highlights.js';
import { rank } from '../recommend/rank.js';
import { ownWords } from '../recommend/explanation.js';
import { fittingDrinks } from '../recommend/recommend.js';
import { scoreConstraint } from '../recommend/score-constraint.js';
import { capital, withArticle } from '../language/sentences.js';
import { nameOf, type NamedDrink } from '../intent/drink-names.js';
import { parseIntent } from '../intent/parse-intent.js';
import { limitsIn } from '../limits/limits.js';
import { type Intent } from '../intent/intent.js';
import { kindAsked } from './lists.js';
import { namesOfLimits } from './may-have.js';
import { isGarnish } from '../profile/recipe.js';
import { type ParsedQuestion, TURNS_DOWN } from './parse-question.js';
import { anyOf, phrases } from '../language/words.js';
import { bold, bullets, paragraphs } from '../language/marked-text.js';
import { suggested } from './named.js';

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

const short = (one: Profiled) => `${bold(one.name)} (${strengthText(one)}): ${ownWords(one)}`;

const ASKS_LIKENESS =
  anyOf(`like, similar, close, closest, alternative, instead, else, love, enjoy, another, fan of, replace,
  resemble, reminds, usual, usually, favourite, favorite, comparable, equivalent`);

/** "What is like a Negroni?", "I like margaritas", "do you have a Mojito?" when there is none. */
export function somethingLike(question: ParsedQuestion): string | undefined {
  const [last] = / (?:like|similar to|close to) (?:that|it|this|those) /.test(question.line)
    ? question.earlier
    : [];
  const refused = question.own.excluded.size > 0;
  const named = question.named[0] ?? (last && { drink: last, name: last.name, key: last.name });
  if (!named || (refused && named.drink)) return undefined;
  const asksLikeness = ASKS_LIKENESS.test(question.line);
  const asksTaste = / (?:taste|what does|tell me|about) /.test(question.line);
  if (named.drink && (!asksLikeness || asksTaste)) return undefined;
  const found = bullets(nearest(named, question).map(short));
  if (named.drink) return paragraphs(`If you like the ${bold(named.drink.name)}, try`, found);
  const parts = named.classic
    ? ` It would take ${named.classic.ingredients
        .filter((line) => !isGarnish(line))
        .map((line) => line.toLowerCase())
        .slice(0, 5)
        .join(', ')}.`
    : '';
  return paragraphs(
    `${capital(withArticle(nameOf(named)))} is not on tonight's menu.${parts} Closest to it:`,
    found,
  );
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
    'To begin with whiskey, take it gentle and without smoke:',
    bullets(lines),
    'Smell it first with your mouth a little open, take a small sip, then a drop of water and another. The flight goes from gentle to bold, so just follow the numbers.',
  );
}

const COMPARATIVES: readonly (readonly [RegExp, (one: Profiled) => number, noticeable?: number])[] = [
  [/ (?:stronger|boozier|stiffer|more alcohol|more powerful) /, ({ abv }) => abv, 1.5],
  [
    / (?:lighter|weaker|milder|less strong|less boozy|less alcohol|easier|gentler|smoother) /,
    ({ abv }) => -abv,
    1.5,
  ],
  [/ (?:sweeter|more sweet|less bitter|less sour) /, ({ flavours }) => flavours.sweet ?? 0],
  [/ (?:drier|less sweet|dryer) /, ({ flavours }) => -(flavours.sweet ?? 0)],
  [/ (?:smokier|more smoky|peatier|more peated) /, ({ flavours }) => flavours.smoky ?? 0],
  [/ (?:less smoky|less peated|without (?:the )?smoke) /, ({ flavours }) => -(flavours.smoky ?? 0)],
  [/ (?:spicier|more spicy) /, ({ flavours }) => flavours.spicy ?? 0],
  [/ (?:fruitier|more fruity) /, ({ flavours }) => flavours.fruity ?? 0],
  [/ (?:more bitter|bitterer) /, ({ flavours }) => flavours.bitter ?? 0],
  [
    / (?:more sour|tarter|more citrusy|fresher|more refreshing) /,
    ({ flavours }) => Math.max(flavours.sour ?? 0, flavours.refreshing ?? 0),
  ],
];
const NOTICEABLE_TASTE = 0.1;

/** "And a stronger one?" after a drink was spoken of. */
export function comparedWithLast(question: ParsedQuestion): string | undefined {
  const base = question.drinks[0] ?? question.earlier[0];
  const comparative = COMPARATIVES.find(([pattern]) => pattern.test(`${question.line}${question.typed}`));
  const hasOtherWish = question.own.constraints.some(
    ({ kind }) => kind === 'family' || kind === 'contains' || kind === 'occasion',
  );
  if (!base || !comparative || question.drinks.length > 1 || hasOtherWish) return undefined;
  const [, measure, noticeable = NOTICEABLE_TASTE] = comparative;
  const found = question.bar.pourable
    .filter((one) => one.type === base.type && one !== base && measure(one) >= measure(base) + noticeable)
    .sort((one, other) => similarity(other, base) - similarity(one, base))
    .slice(0, FEW);
  if (found.length === 0) return `The ${bold(base.name)} already goes as far as this menu does.`;
  return paragraphs(
    `After the ${bold(base.name)} (${strengthText(base)}), that would be`,
    bullets(found.map(short)),
  );
}

/** "Something else", "another one": the last wish again, without what was offered. */
export function somethingElse(question: ParsedQuestion): string | undefined {
  if (
    question.earlier.length === 0 ||
    !(
      TURNS_DOWN.test(question.line) ||
      / (?:else|another|other|more option|different|next|more) /.test(question.line)
    )
  )
    return undefined;
  if (question.own.constraints.some(({ kind }) => kind !== 'occasion')) return undefined;
  const intent = { ...parseIntent(question.earlierText, question.bar), ...limitsIn(question.intent) };
  for (const { name } of question.earlier) intent.excluded.add(name.toLowerCase());
  const parts =
    intent.constraints.length > 0
      ? intent.constraints
      : question.earlier.slice(0, 1).map((one): Intent['constraints'][number] => ({
          kind: 'like',
          name: one.name,
          target: one,
          isOnMenu: true,
          weight: 1,
        }));
  const found = fittingDrinks(
    { ...intent, constraints: parts, count: FEW, named: [] },
    question.bar,
    question.text,
  );
  return found.length > 0
    ? paragraphs('Then perhaps', bullets(found.map(({ drink }) => short(drink))))
    : undefined;
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
    type: said.type ?? kindAsked(question),
  };
  const found = fittingDrinks({ ...intent, count: FEW }, question.bar, pairing.asks);
  return paragraphs(
    `With ${pairing.food}: ${pairing.why}. I would pour`,
    bullets(found.map(({ drink }) => short(drink))),
  );
}

const UNFIT = 0.3;

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
    type: intent.type ?? (hasWish ? undefined : page),
    unknown: [],
    count: intent.count ?? FEW,
  };
  const found = fittingDrinks(chosen, bar, question.text);
  if (found.length === 0)
    return 'With that ruled out, nothing is left on tonight’s menu that I could pour. Shall we relax one of the wishes?';
  return paragraphs(opening(found[0]?.drink, intent), suggested(found, chosen));
}

/** Honest about a taste that nothing on the menu has. */
function opening(best: Profiled | undefined, intent: Intent): string {
  const missing = intent.constraints.find(
    (constraint) => constraint.kind === 'flavour' && best && scoreConstraint(best, constraint, true) < UNFIT,
  );
  if (missing?.kind === 'flavour')
    return `Nothing on tonight's menu is truly ${missing.flavour}. What comes nearest:`;
  if (intent.avoidContents.size > 0)
    return `By their recipes these hold no ${namesOfLimits(intent)} (for an allergy, please ask your host as well):`;
  if (intent.constraints.length > 0) return 'I would pour you one of these:';
  return intent.avoidFamilies.size > 0 ? 'Then one of these:' : 'From tonight’s menu I would begin with';
}
