import { type ChatQuestion, type MenuSnapshot } from '../provider.js';
import { barOf, type Bar } from '../profile/bar.js';
import { type Profiled } from '../profile/profile.js';
import { lineage } from '../knowledge/families.js';
import { type NamedDrink, namesIn } from '../intent/drink-names.js';
import { leansBack } from '../intent/follow-up.js';
import { wordsAmong, tokenize } from '../intent/tokenize.js';
import { words as spoken } from '../language/words.js';
import { brokenLimit, limitsOfChat } from '../limits/limits.js';
import { scoreConstraint } from '../recommend/score-constraint.js';
import { parseIntent } from '../intent/parse-intent.js';
import { type Constraint, type Intent } from '../intent/intent.js';

/** A question with everything the bartender reads out of it. */
export interface ParsedQuestion {
  /** What the guest may not have, by this message or an earlier one, cannot be poured. */
  bar: Bar;
  text: string;
  /** Singular words, typing errors mended, as one line with a space at either end. */
  line: string;
  /** The same as the guest typed it. */
  typed: string;
  words: string[];
  /** True when it began with a greeting, which is left out of all the others. */
  greets: boolean;
  /** What this message asks for, and what it leans on; with the limits of the whole conversation. */
  intent: Intent;
  /** What this message says by itself. */
  own: Intent;
  named: NamedDrink[];
  /** Drinks of the menu that are named. */
  drinks: Profiled[];
  /** Drinks spoken of last, latest answer first. */
  earlier: Profiled[];
  /** Those of the bartender's latest answer, in its order. */
  offered: Profiled[];
  /** The guest's latest wish before this message, and its words as a line. */
  earlierText: string;
  earlierLine: string;
  /** True when the message goes on from the turn before: "and with rum?" */
  leansBack: boolean;
  /** The bartender's latest answer. */
  lastReply: string;
  page: 'cocktail' | 'whiskey' | undefined;
}

const onMenu = (named: readonly NamedDrink[]): Profiled[] => named.flatMap(({ drink }) => drink ?? []);

/** What guests say before they say what they want. */
const OPENING =
  /^(?:(?:hi+|hiya|hey|hello|yo|good (?:evening|morning|afternoon)|excuse me|sorry|quick (?:one|question)|just wondering|um|uh|hm|well|so|ok|oh|please|dear|bro|there)(?![\p{L}'’])[\s,.!?:;\p{Extended_Pictographic}-]*)+/iu;
const GREETS = /^(?:hi|hey|hello|good) /i;

/** "Hi there, quick one: …" without what comes first, unless that is all there is to it. */
function withoutOpening(text: string): string {
  const rest = text.replace(OPENING, '');
  return /\p{L}\s+\p{L}/u.test(rest) ? rest : text;
}

/** "What's" and "whats" are "what is"; "it's" is "it is", while "its" stays. "Thanks, Peanut" asks for no nuts. */
const withoutContractions = (text: string): string =>
  text
    .replaceAll(/(\p{L})\1{2,}(?=(\p{L})?)/giu, (_, letter: string, next = '') =>
      next ? letter + letter : letter,
    )
    .replaceAll(/\bu\b/gi, 'you')
    .replaceAll(/\bpour (me|us)\b/gi, 'give $1')
    .replaceAll(/\bgimme\b/gi, 'give me')
    .replaceAll(/\b(that|there)s\b/gi, '$1 is')
    .replaceAll(/\b(what|who|how|where|when|why)['’]?s\b/gi, '$1 is')
    .replaceAll(/\b(it|that|there|he|she)['’]s\b/gi, '$1 is')
    .replace(/\b(hi|hey|hello|yo|thanks|thank you|cheers|ok|night|please),? peanut\b|^peanut,\s*/gi, '$1');

const lineOf = (words: readonly string[]) => ` ${words.join(' ')} `;
const wordsOf = (text: string, bar: Bar) => wordsAmong(tokenize(withoutContractions(text), bar));
const drinksIn = (text: string, bar: Bar) => onMenu(namesIn(bar, wordsOf(text, bar)));

function pageOf(context = ''): ParsedQuestion['page'] {
  if (/whiske?y|flight/i.test(context)) return 'whiskey';
  return /cocktail/i.test(context) && !/recommend|main menu/i.test(context) ? 'cocktail' : undefined;
}

/** What a later wish of the same kind replaces: a spirit, a strength, but of the tastes only the same. */
const themeOf = (one: Constraint): string =>
  one.kind === 'flavour' || one.kind === 'less flavour' ? one.flavour : one.kind;

/** The kind that all of them are; one alone says nothing. */
const typeOf = (drinks: readonly Profiled[]) =>
  drinks.length > 1 && drinks.every(({ type }) => type === drinks[0]?.type) ? drinks[0]?.type : undefined;

/** "With tequila maybe?", said of whiskeys, asks for no whiskey. */
const wantsOtherThanWhiskey = ({ constraints }: Intent): boolean =>
  constraints.some((one) => one.kind === 'family' && !lineage(one.family).includes('whiskey'));

/** "Without the rum, then": it was wished before. */
const isRuledOut = (one: Constraint, { avoidFamilies, avoidContents }: Intent): boolean =>
  (one.kind === 'family' && avoidFamilies.has(one.family)) ||
  (one.kind === 'contains' && avoidContents.has(one.name));

/** What was wished before, as far as the new wish does not replace it. */
function goneOn(earlier: Intent, now: Intent, offered: readonly Profiled[]): Intent {
  const replaced = new Set(now.constraints.map(themeOf));
  const kept = earlier.constraints.filter(
    (one) => !replaced.has(themeOf(one)) && one.kind !== 'like' && !isRuledOut(one, now),
  );
  const isTooMuch = now.constraints.some(({ kind }) => kind === 'less flavour');
  return {
    ...now,
    excluded: new Set([...now.excluded, ...(isTooMuch ? offered.map(({ name }) => name.toLowerCase()) : [])]),
    constraints: [...kept, ...now.constraints],
    type: now.type ?? (wantsOtherThanWhiskey(now) ? undefined : (earlier.type ?? typeOf(offered))),
  };
}

/** The guest's latest message that wished for something, else the latest. */
function latestWish(said: readonly string[], bar: Bar): string {
  return said.findLast((text) => parseIntent(text, bar).constraints.length > 0) ?? said.at(-1) ?? '';
}

const MAKES_ONE = / (?:make|mix|build|prepare) (?:one|it|that|them) /;

/** Asks a guest with an allergy what it is to. */
export const TO_WHAT = 'To what exactly?';

/** "Peanuts and eggs", said to that question, is a limit and no wish. */
const answering = ({ history }: ChatQuestion, text: string): string =>
  history.at(-1)?.content.startsWith(TO_WHAT) ? `allergic to ${text}` : text;

/** Reads a question against the menu and the conversation so far. */
export function parseQuestion(chatQuestion: ChatQuestion, menu: MenuSnapshot): ParsedQuestion {
  const known = barOf(menu);
  const limits = limitsOfChat(chatQuestion, menu);
  const bar = { ...known, pourable: known.pourable.filter((one) => brokenLimit(one, limits) === undefined) };
  const text = answering(chatQuestion, withoutOpening(withoutContractions(chatQuestion.message)));
  const words = wordsOf(text, bar);
  const before = chatQuestion.history.filter(({ content }) => content.trim() !== chatQuestion.message.trim());
  const said = before.filter(({ type }) => type === 'user').map(({ content }) => content);
  const earlierText = latestWish(said, bar);
  const lastReply = before.findLast(({ type }) => type === 'ai')?.content ?? '';
  // "How would I make one?" names what the guest named last, be it on the menu or not.
  const makesOne = MAKES_ONE.test(lineOf(words)) ? `${said.at(-1) ?? ''} ${lastReply}` : '';
  const named = [...namesIn(bar, words), ...namesIn(bar, wordsOf(makesOne, bar))].slice(
    0,
    makesOne ? 1 : undefined,
  );
  const goesOn = before.length > 0 && leansBack(words);
  const own = parseIntent(text, bar);
  const offered = drinksIn(lastReply, bar);
  const intent = goesOn && named.length === 0 ? goneOn(parseIntent(earlierText, bar), own, offered) : own;
  return {
    bar,
    text,
    line: lineOf(words),
    typed: lineOf(spoken(text)),
    greets: GREETS.test(chatQuestion.message),
    words,
    intent: { ...intent, ...limits },
    own,
    named,
    drinks: onMenu(named),
    earlier: [...new Set([...before].reverse().flatMap(({ content }) => drinksIn(content, bar)))],
    offered,
    earlierText,
    earlierLine: lineOf(wordsOf(said.at(-1) ?? '', bar)),
    leansBack: goesOn,
    lastReply,
    page: pageOf(chatQuestion.context),
  };
}

const PLACES = [
  / (?:first|1st|former|number one|number 1)(?: one)? /,
  / (?:second|2nd|latter|number two|number 2)(?: one)? /,
  / (?:third|3rd|number three|number 3)(?: one)? /,
  / (?:fourth|4th)(?: one)? /,
];

/** "Not that one", "I don't like it", "no": what was offered is not wanted. */
export const TURNS_DOWN =
  / (?:not|(?:dont|didnt|doesnt|wont) (?:like|want|fancy|drink|feel like)|hate|had|other than) (?:that|this|it|them|those|any of)(?: one)? |^ (?:no|nope|nah|no thank|not really|not for me|neither|none of them|pass|next)(?: thank| thanks)? $| not (?:for me|my thing|my taste|keen) /;

/** "The second one", "the last", "the smoky one", of those offered. */
function chosen({ offered, intent, line, bar }: ParsedQuestion): Profiled | undefined {
  const place = PLACES.findIndex((pattern) => pattern.test(line));
  if (place >= 0 && offered.length > 0) return offered[place];
  const number = Number(/ number (\d{1,3}) /.exec(line)?.[1]);
  if (number > 0) return bar.all.find((one) => one.type === 'whiskey' && one.drink.number === number);
  if (/ (?:the|that) last(?: one)? /.test(line)) return offered.at(-1);
  const [constraint] = intent.constraints;
  if (offered.length < 2 || !constraint || !/ the (?:\w+ ){1,3}one /.test(line)) return undefined;
  const fit = (one: Profiled) => scoreConstraint(one, constraint, false);
  return offered.toSorted((one, other) => fit(other) - fit(one))[0];
}

/** The drink meant: the one named, or the one spoken of last when the guest says "it". */
export function drinkMeant(question: ParsedQuestion): Profiled | undefined {
  const { drinks, named, earlier, line } = question;
  if (drinks[0]) return drinks[0];
  const asksAnother = / (?:which|what|a|another) whiske?y /.test(line) && earlier[0]?.type === 'cocktail';
  const asksWhichHave =
    / (?:what|which|anything|something|any) (?:\w+ ){0,2}(?:has|have|with) (?:\w+ ){1,3}in it /.test(line);
  if (named.length > 0 || asksWhichHave || TURNS_DOWN.test(line) || (asksAnother && !/ in /.test(line)))
    return undefined;
  return chosen(question) ?? (/ (?:it|its|that|this|they|them|inside) /.test(line) ? earlier[0] : undefined);
}

/** How many drinks tonight's menu has. */
export const menuSize = ({ cocktails, whiskeys, whole }: MenuSnapshot): NonNullable<MenuSnapshot['whole']> =>
  whole ?? { cocktails: cocktails.length, whiskeys: whiskeys.length };
