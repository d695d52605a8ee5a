import { type ChatQuestion, type MenuSnapshot } from '../provider.js';
import { barOf, type Bar } from '../profile/bar.js';
import { type Profiled } from '../profile/profile.js';
import { type NamedDrink, namesIn } from '../intent/drink-names.js';
import { wordsAmong, tokenize } from '../intent/tokenize.js';
import { brokenLimit, limitsOfChat } from '../limits/limits.js';
import { parseIntent } from '../intent/parse-intent.js';
import { type Intent, type Limits } from '../intent/intent.js';

/** A question with everything the bartender reads out of it. */
export interface ParsedQuestion {
  /** What the guest may not have, by this message or an earlier one, cannot be poured. */
  bar: Bar;
  text: string;
  /** Singular words, typing errors mended, as one line with a space at either end. */
  line: string;
  words: string[];
  /** What this message asks for, with the limits of the whole conversation. */
  intent: Intent;
  /** What this message itself rules out. */
  limits: Limits;
  named: NamedDrink[];
  /** Drinks of the menu that are named. */
  drinks: Profiled[];
  /** Drinks spoken of last, latest answer first. */
  earlier: Profiled[];
  /** What the guest asked before. */
  earlierText: string;
  page: 'cocktail' | 'whiskey' | undefined;
}

const onMenu = (named: readonly NamedDrink[]): Profiled[] => named.flatMap(({ drink }) => drink ?? []);

const wordsOf = (text: string, bar: Bar) => wordsAmong(tokenize(text, bar));

function earlierDrinks({ history }: ChatQuestion, bar: Bar): Profiled[] {
  const turns = [...history].reverse();
  const found = turns.flatMap(({ content }) => onMenu(namesIn(bar, wordsOf(content, bar))));
  return [...new Set(found)];
}

function pageOf(context = ''): ParsedQuestion['page'] {
  if (/whiske?y|flight/i.test(context)) return 'whiskey';
  return /cocktail/i.test(context) && !/recommend|main menu/i.test(context) ? 'cocktail' : undefined;
}

/** Reads a question against the menu and the conversation so far. */
export function parseQuestion(chatQuestion: ChatQuestion, menu: MenuSnapshot): ParsedQuestion {
  const known = barOf(menu);
  const limits = limitsOfChat(chatQuestion, menu);
  const isPoured = (one: Profiled): boolean => brokenLimit(one, limits) === undefined;
  const bar = { ...known, pourable: known.pourable.filter(isPoured) };
  const { message: text } = chatQuestion;
  const own = parseIntent(text, bar);
  const words = wordsAmong(tokenize(text, bar));
  const named = namesIn(bar, words);
  const before = chatQuestion.history.filter(({ content }) => content.trim() !== chatQuestion.message.trim());
  return {
    bar,
    text,
    line: ` ${words.join(' ')} `,
    words,
    intent: { ...own, ...limits },
    limits: own,
    named,
    drinks: onMenu(named),
    earlier: earlierDrinks({ ...chatQuestion, history: before }, bar),
    earlierText: before.filter(({ type }) => type === 'user').at(-1)?.content ?? '',
    page: pageOf(chatQuestion.context),
  };
}

/** The drink meant: the one named, or the one spoken of last when the guest says "it". */
export function drinkMeant({ drinks, named, earlier, line }: ParsedQuestion): Profiled | undefined {
  if (drinks[0]) return drinks[0];
  if (named.length > 0) return undefined;
  if (/ (?:second|2nd)(?: one)? /.test(line)) return earlier[1];
  if (/ (?:third|3rd|last)(?: one)? /.test(line)) return earlier[2] ?? earlier.at(-1);
  return / (?:it|its|that|this|they|them|first|one|inside) /.test(line) ? earlier[0] : undefined;
}

/** How many drinks tonight's menu has. */
export const menuSize = ({ cocktails, whiskeys, whole }: MenuSnapshot): NonNullable<MenuSnapshot['whole']> =>
  whole ?? { cocktails: cocktails.length, whiskeys: whiskeys.length };
