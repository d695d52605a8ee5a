import { type ChatQuestion, type MenuSnapshot } from '../../provider.js';
import { barOf, type Bar } from '../profile/bar.js';
import { type Profiled } from '../profile/profile.js';
import { understand, type Understood } from '../text/languages.js';
import { type NamedDrink, namesIn } from '../wish/names.js';
import { onlyWords, readTokens } from '../wish/read-tokens.js';
import { readWish } from '../wish/read-wish.js';
import { type Wish } from '../wish/wish.js';

/** A question with everything the bartender reads out of it. */
export interface Asked {
  bar: Bar;
  /** In English as far as understood. */
  text: string;
  language: Understood['language'];
  /** Singular words, typing errors mended, as one line with a space at either end. */
  line: string;
  words: string[];
  wish: Wish;
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

const wordsOf = (text: string, bar: Bar) => onlyWords(readTokens(understand(text).text, bar));

function earlierDrinks({ history }: ChatQuestion, bar: Bar): Profiled[] {
  const turns = [...history].reverse();
  const found = turns.flatMap(({ content }) => onMenu(namesIn(bar, wordsOf(content, bar))));
  return [...new Set(found)];
}

function pageOf(context = ''): Asked['page'] {
  if (/whiske?y|flight/i.test(context)) return 'whiskey';
  return /cocktail/i.test(context) && !/recommend|main menu/i.test(context) ? 'cocktail' : undefined;
}

/** Reads a question against the menu and the conversation so far. */
export function readQuestion(question: ChatQuestion, menu: MenuSnapshot): Asked {
  const bar = barOf(menu);
  const { text, language } = understand(question.message);
  const words = onlyWords(readTokens(text, bar));
  const named = namesIn(bar, words);
  const before = question.history.filter(({ content }) => content.trim() !== question.message.trim());
  return {
    bar,
    text,
    language,
    line: ` ${words.join(' ')} `,
    words,
    wish: readWish(text, bar),
    named,
    drinks: onMenu(named),
    earlier: earlierDrinks({ ...question, history: before }, bar),
    earlierText: before.filter(({ type }) => type === 'user').at(-1)?.content ?? '',
    page: pageOf(question.context),
  };
}

/** The drink meant: the one named, or the one spoken of last when the guest says "it". */
export function drinkMeant({ drinks, named, earlier, line }: Asked): Profiled | undefined {
  if (drinks[0]) return drinks[0];
  if (named.length > 0) return undefined;
  if (/ (?:second|2nd)(?: one)? /.test(line)) return earlier[1];
  if (/ (?:third|3rd|last)(?: one)? /.test(line)) return earlier[2] ?? earlier.at(-1);
  return / (?:it|its|that|this|they|them|first|one|inside) /.test(line) ? earlier[0] : undefined;
}

/** How many drinks tonight's menu has. */
export const menuSize = ({ cocktails, whiskeys, whole }: MenuSnapshot): NonNullable<MenuSnapshot['whole']> =>
  whole ?? { cocktails: cocktails.length, whiskeys: whiskeys.length };
