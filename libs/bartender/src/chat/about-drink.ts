import { bestOccasions } from '../profile/occasion-scores.js';
import { type Profiled, type ProfiledCocktail, type ProfiledWhiskey } from '../profile/profile.js';
import { FLAVOUR_ADJECTIVE, FLAVOURS } from '../knowledge/flavours.js';
import { scoreConstraint, tasteOf } from '../recommend/score-constraint.js';
import { OCCASION_PHRASE } from '../knowledge/occasions.js';
import { parseIntent } from '../intent/parse-intent.js';
import { besideTheCard, described, ownWords } from '../recommend/explanation.js';
import { strengthText } from '../recommend/highlights.js';
import { capital, inText, listed, uncapital } from '../language/sentences.js';
import { containsAnswer, withoutName } from './may-have.js';
import { type ParsedQuestion, drinkMeant } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { bullets, paragraphs } from '../language/marked-text.js';
import { measured, servingsAsked } from './measured.js';
import { aDrink, ASKS_STORY, theDrink, theTitled, titled, unknownStory } from './named.js';

type Topic = readonly [
  pattern: RegExp,
  cocktail: (drink: ProfiledCocktail) => string,
  whiskey: (drink: ProfiledWhiskey) => string,
];

const recipe = ({ drink }: ProfiledCocktail) => bullets(drink.ingredients);

function servedIn({ drink }: ProfiledCocktail): string {
  return `Glass: ${inText(drink.glass)}. Ice: ${inText(drink.ice)}.`;
}

const takes = (one: ProfiledCocktail) => `${capital(aDrink(one.name))} takes:`;

const servedText = (one: ProfiledCocktail) => `${titled(one)}. ${servedIn(one)} ${one.drink.prep}`;

const waterText = ({ drink }: ProfiledWhiskey) => `Water: ${inText(drink.water)}.`;

const pourText = (one: ProfiledWhiskey) =>
  `${theTitled(one)} is ${one.drink.spirit} at ${one.drink.proof} proof, served neat in a tasting glass. ${waterText(one)} Rest: ${inText(one.drink.rest)}.`;

const notesText = (one: ProfiledWhiskey) =>
  `${titled(one)} (${one.drink.proof} proof): ${inText(one.drink.profile)}, with notes of ${inText(one.drink.notes)}.`;

const TOPICS: readonly Topic[] = [
  [
    ASKS_STORY,
    (one) => `${unknownStory(one.name)} ${ownWords(one)}`,
    (one) => `${theTitled(one)} is ${one.drink.spirit}. ${one.drink.rationale}`,
  ],
  [
    / (?:strong|stronger|strength|proof|abv|alcohol|percent|percentage|boozy|potent|light) /,
    (one) => `${theTitled(one)} is ${strengthText(one)}.`,
    (one) => `${theTitled(one)} is ${one.drink.proof} proof (${one.drink.proof / 2}% ABV).`,
  ],
  [/ (?:glass|served in|vessel|cup|serve it in) /, (one) => `${titled(one)}. ${servedIn(one)}`, pourText],
  [/ (?:ice|cube|rock) /, (one) => `${titled(one)}, ice: ${inText(one.drink.ice)}.`, pourText],
  [/ (?:smoke|smoked|smoking) /, smokeText, notesText],
  [/ (?:garnish|decoration|on top) /, garnishText, pourText],
  [
    anyOf(`made, make, making, prepare, prepared, preparation, mix, mixed, recipe, you do, one do, build, built, shake, shaken, stir,
      stirred, blended, muddled, step, method, technique`),
    (one) => paragraphs(takes(one), recipe(one), one.drink.prep, servedIn(one)),
    pourText,
  ],
  [
    anyOf(`in, ingredient, contain, contains, inside, consist, part, used, go into, goes into, made of, made with,
      made from, component, spec, (?:which|what) (?:gin|rum|vodka|tequila|bourbon|whiskey|rye|bitters|spirit|vermouth)`),
    (one) => paragraphs(takes(one), recipe(one)),
    (one) => `${notesText(one)} Nothing is added to it.`,
  ],
  [
    / (?:water|drop|dilute|neat|drink (?:it|that|this)|with ice|rest|breathe|wait|stand|how long|minute) /,
    servedText,
    (one) => `Let ${titled(one)} rest ${inText(one.drink.rest)}. ${waterText(one)}`,
  ],
  [
    / (?:note|taste|tasting|flavour|flavor|profile|nose|palate|smell|like|sweet|bitter|sour) /,
    (one) => `${titled(one)}: ${ownWords(one)}`,
    notesText,
  ],
  [
    / (?:why|reason|rationale|special) /,
    (one) => `${titled(one)}: ${ownWords(one)}`,
    (one) => `${titled(one)}: ${one.drink.rationale}`,
  ],
];

function smokeText(one: ProfiledCocktail): string {
  return `${theTitled(one)} is ${one.drink.smoke ? `smoked: ${inText(one.drink.smoke)}` : 'not smoked'}.`;
}

function garnishText(one: ProfiledCocktail): string {
  const garnish = one.drink.ingredients.find((line) => /garnish/i.test(line));
  return garnish ? `${titled(one)}: ${uncapital(garnish)}.` : `${theTitled(one)} has no garnish.`;
}

function overview(one: Profiled): string {
  const occasion = bestOccasions(one)[0];
  const suits = occasion ? `${capital(OCCASION_PHRASE[occasion])}.` : '';
  if (one.type === 'whiskey')
    return paragraphs(
      `${notesText(one)} ${one.drink.rationale}`,
      `${waterText(one)} Rest: ${inText(one.drink.rest)}.`,
    );
  return paragraphs(
    `${titled(one)}: ${ownWords(one)} It is ${strengthText(one)}. ${suits}`.trim(),
    recipe(one),
    servedIn(one),
  );
}

/** "Is the Paper Plane sweet?": by how much of it is there, and what is there more of. */
function tasteAnswer(one: Profiled, { line, intent: intent }: ParsedQuestion): string | undefined {
  const constraint = intent.constraints.find((candidate) => candidate.kind === 'flavour');
  if (constraint?.kind !== 'flavour' || !/^ (?:and |so |but )?(?:is|are|isnt|does|will|would|if) /.test(line))
    return undefined;
  const strength = tasteOf(one, constraint.flavour);
  const word = FLAVOUR_ADJECTIVE[constraint.flavour];
  const most = FLAVOURS.filter(
    (flavour) => flavour !== constraint.flavour && (one.flavours[flavour] ?? 0) >= 0.4,
  )
    .sort((a, b) => (one.flavours[b] ?? 0) - (one.flavours[a] ?? 0))
    .slice(0, 2)
    .map((flavour) => FLAVOUR_ADJECTIVE[flavour]);
  const rather = most.length > 0 ? ` It is mostly ${listed(most)}.` : '';
  if (strength >= 0.55) return `Yes, ${theDrink(one.name)} is ${word}. ${ownWords(one)}`;
  return strength >= 0.3
    ? `A little: ${theDrink(one.name)} is mildly ${word}.${rather}`
    : `No, ${theDrink(one.name)} is not really ${word}.${rather}`;
}

const topicIn = (line: string): Topic | undefined => TOPICS.find(([pattern]) => pattern.test(line));

/** "And the Manhattan?" asks of it what was asked before. */
function topicOf(
  { line, drinks, leansBack, earlierLine, named }: ParsedQuestion,
  one: Profiled,
): Topic | undefined {
  const rest = drinks.length > 0 ? withoutName(line, one.name) : line;
  const isBare = named.length > 0 && leansBack && rest.trim().split(' ').length <= 4;
  return topicIn(rest) ?? (isBare ? topicIn(earlierLine) : undefined);
}

const ASKS_SHORTLY =
  /^ (?:and |so |ok |but )?(?:how|what|which|why|who|where|is|does|ingredient|recipe|glass|garnish|tell me|should i|do i|can i) /;
const ASKS_FOR_MORE =
  / (?:else|other|another|recommend|something|anything|have|would|try|order|start|begin|drink|cocktail|whiskey|go with|you|best|most|mean) /;

/** "What is in the Zanzibar Ember?" is about a drink that is not known here, or not to guests. */
function namesAnother(line: string): boolean {
  const [, name] = / (?:the|a|an) (.+)$/.exec(line) ?? [];
  return name !== undefined && topicIn(` ${name}`) === undefined;
}

/** "Which glass?", "how strong?", said after a drink was spoken of. */
const isAboutTheLast = ({ line, words, named }: ParsedQuestion): boolean =>
  named.length === 0 &&
  words.length <= 6 &&
  ASKS_SHORTLY.test(line) &&
  !ASKS_FOR_MORE.test(line) &&
  !namesAnother(line);

/** "Why?", "why that one?": what in the drink meets the wish before. */
function whyThat({ line, earlierText, bar }: ParsedQuestion, one: Profiled): string | undefined {
  if (!/ (?:why|how come|reason) /.test(line) || line.trim().split(' ').length > 6) return undefined;
  if (one.type === 'whiskey') return `${titled(one)}: ${one.drink.rationale}`;
  const wish = parseIntent(earlierText, bar);
  const fits = wish.constraints.map((constraint) => ({
    constraint,
    fit: scoreConstraint(one, constraint, false),
  }));
  return `${titled(one)}: ${described({ drink: one, score: 0, fits })} ${besideTheCard(one)}`;
}

/** A question about one drink: the one named, or the one meant by "it". */
export function aboutDrink(question: ParsedQuestion): string | undefined {
  const one = drinkMeant(question) ?? (isAboutTheLast(question) ? question.earlier[0] : undefined);
  if (!one) return undefined;
  const whether = containsAnswer(one, question) ?? tasteAnswer(one, question) ?? whyThat(question, one);
  if (whether) return whether;
  const topic = topicOf(question, one);
  const sides = withoutName(question.line, one.name).split(' and ');
  const both = TOPICS.filter((one) => sides.some((side) => topicIn(` ${side.trim()} `) === one));
  const said = both.length > 1 || !topic ? both : [topic];
  if (said.length === 0) return undefined;
  if (one.type === 'whiskey') return paragraphs(...said.map(([, , answerOf]) => answerOf(one)));
  const servings = servingsAsked(question.typed);
  const poured = { ...one, drink: measured(one.drink, question.typed) };
  return paragraphs(servings > 1 ? `For ${servings}:` : '', ...said.map(([, answerOf]) => answerOf(poured)));
}

/** All about a drink, where nothing in particular was asked. */
export function drinkInShort(question: ParsedQuestion): string | undefined {
  const one =
    drinkMeant(question) ?? (/^ tell me more /.test(question.line) ? question.earlier[0] : undefined);
  const isNamed = question.drinks.length > 0;
  const asksAbout =
    / (?:about|tell|describe|what is|more|explain|detail|it|one|take|first|second|third|last|number) /.test(
      question.line,
    );
  return one && (isNamed || asksAbout) ? overview(one) : undefined;
}
