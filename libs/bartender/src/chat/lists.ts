import { FAMILY_BY_WORD, familyName, type Family } from '../knowledge/families.js';
import { type Profiled } from '../profile/profile.js';
import { ownWords } from '../recommend/explanation.js';
import { isRefused } from '../recommend/rank.js';
import { counted, listed } from '../language/sentences.js';
import { type Intent } from '../intent/intent.js';
import { doubtNote, namesOfLimits, noneInThese } from './may-have.js';
import { drinkMeant, type ParsedQuestion, menuSize } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { bullets, paragraphs } from '../language/marked-text.js';
import { theDrink, titled } from './named.js';

type Kind = 'cocktail' | 'whiskey' | undefined;
const MOST = 24;

/** Whether the guest speaks of cocktails, of whiskeys or of both. */
export function kindAsked({ line, page, intent: intent }: ParsedQuestion): Kind {
  if (/ (?:cocktail|mixed drink|coctail) /.test(line)) return 'cocktail';
  if (/ (?:whiskey|whisky|dram|bourbon|scotch|rye|malt|pour|flight) /.test(line)) return 'whiskey';
  return intent.type ?? (/ (?:here|this page|these|those) /.test(line) ? page : undefined);
}

const familiesIn = (intent: Intent): Family[] =>
  intent.constraints.flatMap((constraint) => (constraint.kind === 'family' ? [constraint.family] : []));

/** "Which of those …" looks at what was offered. */
const poolOf = ({ line, offered, bar }: ParsedQuestion): readonly Profiled[] =>
  offered.length > 1 && / (?:those|these|them|the (?:two|three|four)) /.test(line) ? offered : bar.all;

/** The drinks that fit what is asked for. */
export function matching(question: ParsedQuestion): Profiled[] {
  const { intent } = question;
  const kind = kindAsked(question);
  const families = familiesIn(intent).filter((family) => !(family === 'whiskey' && kind === 'whiskey'));
  const things = intent.constraints.flatMap((one) => (one.kind === 'contains' ? [one.name] : []));
  const forms = intent.constraints.filter((constraint) => constraint.kind === 'form');
  const isAsked = (one: Profiled) =>
    !kind || one.type === kind || (kind === 'whiskey' && families.length > 0 && intent.type !== 'whiskey');
  return poolOf(question).filter(
    (one) =>
      isAsked(one) &&
      families.every((family) => one.families.has(family)) &&
      things.every((thing) => one.contains.has(thing)) &&
      forms.every(({ form, isWanted }) => one.forms.has(form) === isWanted) &&
      !isRefused(one, intent),
  );
}

const ofKind = (question: ParsedQuestion): Profiled[] => {
  const kind = kindAsked(question);
  return question.bar.all.filter(({ type }) => !kind || type === kind);
};

/** Of a large menu only a part is looked at, and only that is counted. */
const atLeast = ({ bar }: ParsedQuestion, count: number): string =>
  bar.menu.whole ? `at least ${count}` : `${count}`;

/** What is asked for: "cocktails", "drinks with gin". */
function described(question: ParsedQuestion, count: number) {
  const spirits = listed(
    familiesIn(question.intent)
      .filter((family) => family !== 'whiskey')
      .map(familyName),
  );
  const kind = kindAsked(question);
  const noun = kind === 'cocktail' ? 'cocktail' : kind === 'whiskey' && !spirits ? 'whiskey' : 'drink';
  const counted = count === 1 ? noun : `${noun}s`;
  return { noun, spirits, whole: spirits ? `${counted} with ${spirits}` : counted };
}

/** "How many …": counts what is on the menu. */
export function countOf(question: ParsedQuestion): string | undefined {
  if (
    !/ how (?:many|(?:long|big) is (?:the|your|this) (?:flight|list|menu)) | (?:drink|cocktail|whiskey|whisky) (?:count|county|number)|number of (?:drink|cocktail|whiskey|whisky) /.test(
      question.line,
    ) ||
    question.drinks.length > 0 ||
    / how many (?:dash|ounce|oz|ml|minute|cube|drop|drink can|drink (?:should|is)) /.test(question.line)
  )
    return undefined;
  const found = matching(question);
  const { least, most } = question.intent.abv;
  const isOfAll =
    !kindAsked(question) && familiesIn(question.intent).length === 0 && least === 0 && most === 100;
  if (isOfAll || / how (?:long|big) /.test(question.line)) {
    const { cocktails, whiskeys } = menuSize(question.bar.menu);
    return `Tonight's menu has ${counted(cocktails, 'cocktail')} and ${counted(whiskeys, 'whiskey')}.`;
  }
  const out = found.filter(({ drink }) => !drink.isAvailable).length;
  const { whole } = described(question, found.length);
  return `Tonight's menu has ${atLeast(question, found.length)} ${whole}${out > 0 ? `, ${out} of them out of stock` : ''}.`;
}

/** "Which gin drinks do you have?", "show me the menu". */
export function listOf(question: ParsedQuestion): string | undefined {
  const isTold = /^ (?:please )?(?:list|show me|name) /.test(question.line);
  const hasThing = isTold && question.intent.constraints.some(({ kind }) => kind === 'contains');
  const asksList =
    isTold ||
    / (?:which|what|list|show|all|any|everything) (?:\w+ ){0,4}?(?:drink|cocktail|whiskey|whisky|menu|bourbon|scotch|gin|rum|tequila|vodka|rye|malt|option|have) | (?:list|menu) /.test(
      question.line,
    );
  const families = familiesIn(question.intent);
  const isPlain =
    question.intent.constraints.every(
      ({ kind }) =>
        kind === 'family' ||
        kind === 'form' ||
        kind === 'contains' ||
        kind === 'strength' ||
        (hasThing && kind === 'flavour'),
    ) && question.named.length === 0;
  if (
    !asksList ||
    !isPlain ||
    (!isTold &&
      / (?:should|recommend|would|best|good|suggest|like|new|favourite|favorite|your|popular) /.test(
        question.line,
      ))
  )
    return undefined;
  if (
    families.length === 0 &&
    !kindAsked(question) &&
    !/ (?:everything|menu|list|drink|have) /.test(question.line)
  )
    return undefined;
  if (question.earlier.length > 0 && / (?:else|other|another|instead) /.test(question.line)) return undefined;
  const found = matching(question);
  if (found.length === 0) {
    const { noun, spirits, whole } = described(question, 1);
    return `There is no ${noun === 'drink' ? spirits || noun : whole} on tonight's menu.`;
  }
  const isRefusing = question.intent.avoidContents.size + question.intent.avoidFamilies.size > 0;
  const doubts = doubtNote(ofKind(question), [...question.intent.avoidContents]);
  if (isRefusing && !question.bar.menu.whole && found.length === ofKind(question).length)
    return `By their recipes, all ${found.length} ${described(question, found.length).whole} on tonight's menu are free of ${namesOfLimits(question.intent)}, such as the ${listed(poured(found).slice(0, 3).map(titled))}. For an allergy, please ask your host as well.`;
  // Who asks with an allergy asks what there is to drink now.
  const shown = isRefusing ? poured(found) : found;
  const more = shown.length > MOST ? `… and ${shown.length - MOST} more.` : undefined;
  const lead = isRefusing
    ? `${noneInThese(namesOfLimits(question.intent))} On tonight's menu (${atLeast(question, shown.length)}):`
    : `On tonight's menu (${atLeast(question, shown.length)}):`;
  return paragraphs(
    lead,
    bullets(shown.slice(0, MOST).map(titled)),
    more,
    doubts,
    isRefusing ? 'For an allergy, please ask your host as well.' : undefined,
  );
}

/** Those that can be poured now; all of them where none can. */
function poured(found: readonly Profiled[]): readonly Profiled[] {
  const now = found.filter(({ drink }) => drink.isAvailable);
  return now.length > 0 ? now : found;
}

const otherwise = (line: string) =>
  / (?:without|no|extra|more|less|instead|double) /.test(line)
    ? ' To have it any other way, ask your host.'
    : '';

/** "What spirits do you have?" */
export function spiritsServed({ line, bar }: ParsedQuestion): string | undefined {
  if (
    !/ (?:what|which) (?:kind of |type of |base )?(?:spirit|liquor|alcohol|booze)s? (?:do|have|are|is|can) /.test(
      line,
    )
  )
    return undefined;
  const spirits = [...new Set(bar.pourable.map(({ drink }) => drink.spirit))];
  return `Tonight's drinks are made with ${listed(spirits)}.`;
}

/** What is poured by itself elsewhere, and here only with something. */
const BY_THEMSELVES = new Set<Family>(['wine', 'champagne', 'beer', 'sherry', 'vermouth']);

const ASKS_WHETHER_THERE = anyOf(`you got, got a, is there, are there,
  can i (?:get|order), could i get, do you (?:serve|make|do|stock|carry|sell|pour), any, serve,
  have, stock, available`);

/** "Do you have a Mojito?", "is there any mezcal?" */
export function availability(question: ParsedQuestion): string | undefined {
  const isBare = question.text.endsWith('?') && question.words.length <= 2;
  const asks =
    ASKS_WHETHER_THERE.test(question.line) || (isBare && FAMILY_BY_WORD.has(question.words.at(-1) ?? ''));
  if (!asks || / (?:in it|in the|in a|inside) |^ (?:which|what) /.test(question.line)) return undefined;
  const [named] = question.named;
  if (named?.drink)
    return `Yes, ${theDrink(named.drink.name)}${named.drink.drink.isAvailable ? '' : ' (out of stock tonight)'}: ${ownWords(named.drink)}${otherwise(question.line)}`;
  if (named) return undefined;
  const families = familiesIn(question.intent);
  if (families.length === 0 || question.intent.constraints.length > families.length) return undefined;
  if (question.intent.avoidContents.size > 0) return undefined;
  const found = question.bar.pourable.filter((one) => families.every((family) => one.families.has(family)));
  if (found.length > 0)
    return paragraphs(
      families.some((family) => BY_THEMSELVES.has(family))
        ? `Not by itself, but with ${listed(families.map(familyName))} there is:`
        : `Yes, with ${listed(families.map(familyName))} there is:`,
      bullets(found.slice(0, 8).map(titled)),
    );
  return `No, there is no ${listed(families.map(familyName), 'or')} on tonight's menu.`;
}

/** "Which whiskey comes after the Talisker?", "what number is the Ardbeg?" */
export function placeInFlight(question: ParsedQuestion): string | undefined {
  const { line, bar } = question;
  const one = drinkMeant(question);
  if (one?.type !== 'whiskey' || !/ (?:after|before|next|number|place|position|follow|precede) /.test(line))
    return undefined;
  const itself = `${titled(one)} is number ${one.drink.number} of the flight.`;
  // Of a long flight the neighbours may not be among those that are looked at.
  if (bar.menu.whole) return itself;
  const flight = bar.all.filter(({ type }) => type === 'whiskey');
  const step = / (?:before|precede) /.test(line) ? -1 : 1;
  const other = flight[flight.indexOf(one) + step];
  if (!other) return `${itself} Nothing comes ${step > 0 ? 'after' : 'before'} it.`;
  return `${itself} ${step > 0 ? 'After' : 'Before'} it comes ${titled(other)}: ${ownWords(other)}`;
}
