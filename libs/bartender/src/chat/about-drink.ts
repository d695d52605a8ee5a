import { bestOccasions } from '../profile/occasion-scores.js';
import { type Profiled, type ProfiledCocktail, type ProfiledWhiskey } from '../profile/profile.js';
import { FLAVOUR_ADJECTIVE, FLAVOURS } from '../knowledge/flavours.js';
import { tasteOf } from '../recommend/score-constraint.js';
import { OCCASION_PHRASE } from '../knowledge/occasions.js';
import { ownWords } from '../recommend/explanation.js';
import { strengthText } from '../recommend/highlights.js';
import { capital, listed, uncapital, unstopped } from '../language/sentences.js';
import { type ParsedQuestion, drinkMeant } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { bullets, paragraphs, titled } from './markdown.js';

type Topic = readonly [
  pattern: RegExp,
  cocktail: (drink: ProfiledCocktail) => string,
  whiskey: (drink: ProfiledWhiskey) => string,
];

const recipe = ({ drink }: ProfiledCocktail) => bullets(drink.ingredients);

function servedIn({ drink }: ProfiledCocktail): string {
  return `${capital(unstopped(drink.glass))}; ice: ${uncapital(unstopped(drink.ice))}.`;
}

const servedText = (one: ProfiledCocktail) => `${titled(one)}: ${uncapital(servedIn(one))} ${one.drink.prep}`;

const pourText = (one: ProfiledWhiskey) =>
  `${titled(one)} is ${one.drink.spirit} at ${one.drink.proof} proof, served neat in a tasting glass. Water: ${uncapital(unstopped(one.drink.water))}. Rest: ${uncapital(unstopped(one.drink.rest))}.`;

const notesText = (one: ProfiledWhiskey) =>
  `${titled(one)}: ${uncapital(unstopped(one.drink.profile))}. Notes of ${uncapital(unstopped(one.drink.notes))}, at ${one.drink.proof} proof.`;

const unknownStory = (one: Profiled) =>
  `Its story I do not know. What I know: ${titled(one)}. ${ownWords(one)}`;

const TOPICS: readonly Topic[] = [
  [
    / (?:invent|invented|history|origin|named after|called|created|story|come from|from) /,
    unknownStory,
    (one) => `${titled(one)} is ${one.drink.spirit}. ${one.drink.rationale}`,
  ],
  [
    / (?:strong|stronger|strength|proof|abv|alcohol|percent|percentage|boozy|potent|light) /,
    (one) => `${titled(one)} is ${strengthText(one)}.`,
    (one) => `${titled(one)} is ${one.drink.proof} proof, that is ${one.drink.proof / 2} % alcohol.`,
  ],
  [
    / (?:glass|served in|vessel|cup|serve it in) /,
    (one) => `${titled(one)} comes in this glass: ${uncapital(servedIn(one))}`,
    pourText,
  ],
  [/ (?:ice|cube|rock) /, (one) => `${titled(one)}, ice: ${uncapital(unstopped(one.drink.ice))}.`, pourText],
  [/ (?:smoke|smoked|smoking) /, smokeText, notesText],
  [/ (?:garnish|decoration|on top) /, garnishText, pourText],
  [
    anyOf([
      'made',
      'make',
      'making',
      'prepare',
      'prepared',
      'preparation',
      'mix',
      'mixed',
      'recipe',
      'do you do',
      'build',
      'shake',
      'stir',
      'step',
      'method',
    ]),
    (one) => paragraphs(`${titled(one)} takes`, recipe(one), one.drink.prep, servedIn(one)),
    pourText,
  ],
  [
    anyOf([
      'in',
      'ingredient',
      'contain',
      'contains',
      'inside',
      'consist',
      'part',
      'put in',
      'used',
      'go into',
      'made of',
      'made with',
      'made from',
    ]),
    (one) => paragraphs(`What goes into ${titled(one)}:`, recipe(one)),
    (one) => `${notesText(one)} It is whiskey and nothing else.`,
  ],
  [
    / (?:water|drop|dilute|neat) /,
    (one) => servedText(one),
    (one) =>
      `Water for ${titled(one)}: ${uncapital(unstopped(one.drink.water))}. Let it rest ${uncapital(unstopped(one.drink.rest))} first.`,
  ],
  [
    / (?:rest|breathe|wait|stand|how long|minute) /,
    servedText,
    (one) =>
      `Let ${titled(one)} rest ${uncapital(unstopped(one.drink.rest))}. Water: ${uncapital(unstopped(one.drink.water))}.`,
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

function smokeText({ drink, ...rest }: ProfiledCocktail): string {
  const name = titled({ drink, ...rest });
  return drink.smoke ? `${name} is smoked: ${uncapital(unstopped(drink.smoke))}.` : `${name} is not smoked.`;
}

function garnishText(one: ProfiledCocktail): string {
  const garnish = one.drink.ingredients.find((line) => /garnish/i.test(line));
  return garnish ? `${titled(one)}: ${uncapital(garnish)}.` : `${titled(one)} goes without a garnish.`;
}

function overview(one: Profiled): string {
  const occasion = bestOccasions(one)[0];
  const suits = occasion ? `Good ${OCCASION_PHRASE[occasion]}.`.replace('Good if', 'Right if') : '';
  if (one.type === 'whiskey')
    return paragraphs(
      `${notesText(one)} ${one.drink.rationale}`,
      `Water: ${uncapital(unstopped(one.drink.water))}. Rest: ${uncapital(unstopped(one.drink.rest))}.`,
    );
  return paragraphs(
    `${titled(one)}: ${ownWords(one)} It is ${strengthText(one)}. ${suits}`.trim(),
    recipe(one),
    servedIn(one),
  );
}

const THINGS_TO_ASK: readonly (readonly [RegExp, string, string])[] = [
  [/ egg(?: white)? /, 'egg', 'egg'],
  [/ (?:dairy|milk|cream|lactose) /, 'dairy', 'dairy'],
  [/ (?:nut|almond) /, 'nut', 'nuts'],
  [/ (?:caffeine|coffee) /, 'caffeine', 'caffeine'],
  [/ gluten /, 'gluten', 'gluten beyond what the spirit was made from'],
  [/ (?:fish|vegetarian) /, 'fish', 'fish'],
];

function bearersOf(one: Profiled, tag: string): string[] {
  if (one.type !== 'cocktail') return [];
  const pattern = {
    egg: /egg/i,
    dairy: /cream|milk|butter|yog/i,
    nut: /orgeat|almond|amaretto|disaronno|frangelico|nut/i,
    caffeine: /espresso|coffee|cola|tea|cold brew/i,
  }[tag];
  return pattern ? one.drink.ingredients.filter((line) => pattern.test(line)) : [];
}

/** "Is there egg in it?": yes with the line that has it, or no. */
function containsAnswer(one: Profiled, { line, intent: intent }: ParsedQuestion): string | undefined {
  const asksWhether = /^ (?:is|are|doe|do|doesnt|has|have|any|contain) | (?:vegan|vegetarian) /.test(line);
  if (!asksWhether) return undefined;
  const tag = THINGS_TO_ASK.find(([pattern]) => pattern.test(line));
  if (tag) {
    const bearers = bearersOf(one, tag[1]);
    if (one.contains.has(tag[1]))
      return `Yes: ${titled(one)} has ${tag[2]}${bearers[0] ? ` (${uncapital(bearers[0])})` : ''}.`;
    return `No, by its recipe there is no ${tag[2]} in ${titled(one)}. If it is about an allergy, please ask your host as well.`;
  }
  const thing = intent.constraints.find(
    (constraint) => constraint.kind === 'contains' || constraint.kind === 'family',
  );
  const name = thing?.kind === 'contains' ? thing.name : thing?.kind === 'family' ? thing.family : undefined;
  if (!name) return undefined;
  const has = thing?.kind === 'family' ? one.families.has(thing.family) : one.contains.has(name);
  return has ? `Yes, there is ${name} in ${titled(one)}.` : `No, there is no ${name} in ${titled(one)}.`;
}

/** "Is the Paper Plane sweet?": by how much of it is there, and what is there more of. */
function tasteAnswer(one: Profiled, { line, intent: intent }: ParsedQuestion): string | undefined {
  const constraint = intent.constraints.find((candidate) => candidate.kind === 'flavour');
  if (constraint?.kind !== 'flavour' || !/^ (?:is|are|isnt|doe|will|would) /.test(line)) return undefined;
  const strength = tasteOf(one, constraint.flavour);
  const word = FLAVOUR_ADJECTIVE[constraint.flavour];
  const most = FLAVOURS.filter(
    (flavour) => flavour !== constraint.flavour && (one.flavours[flavour] ?? 0) >= 0.4,
  )
    .sort((a, b) => (one.flavours[b] ?? 0) - (one.flavours[a] ?? 0))
    .slice(0, 2)
    .map((flavour) => FLAVOUR_ADJECTIVE[flavour]);
  const rather = most.length > 0 ? ` Above all it is ${listed(most)}.` : '';
  if (strength >= 0.55) return `Yes, ${titled(one)} is ${word}. ${ownWords(one)}`;
  return strength >= 0.3
    ? `A little: ${titled(one)} is gently ${word}.${rather}`
    : `No, ${titled(one)} is hardly ${word}.${rather}`;
}

/** Answers about one drink: the one named, or the one "it" stands for. */
export function aboutDrink(question: ParsedQuestion): string | undefined {
  const one = drinkMeant(question);
  if (!one) return undefined;
  const whether = containsAnswer(one, question) ?? tasteAnswer(one, question);
  if (whether) return whether;
  const isBare = question.drinks.length === 0;
  const rest = question.drinks.length > 0 ? withoutName(question.line, one.name) : question.line;
  const topic = TOPICS.find(([pattern]) => pattern.test(rest));
  if (!topic)
    return isBare && !/ (?:about|tell|describe|what is|whats|more|explain) /.test(rest)
      ? undefined
      : overview(one);
  return one.type === 'cocktail' ? topic[1](one) : topic[2](one);
}

/** The question without the drink's own name: "dry", "smoke" or "old" in a name is no topic. */
function withoutName(line: string, name: string): string {
  const own = new Set(name.toLowerCase().split(/[^a-z0-9]+/));
  return ` ${line
    .split(' ')
    .filter((word) => word && !own.has(word))
    .join(' ')} `;
}
