import { COMMON_WORDS } from '../knowledge/common-words.js';
import { LANGUAGES, type Language, TRANSLATIONS } from './translations.js';
import { fold, pieces } from './words.js';

const DICTIONARIES = new Map(
  LANGUAGES.map((language) => {
    const lines = TRANSLATIONS[language].split(';').map((line) => line.split('='));
    return [
      language,
      new Map(lines.map(([word = '', english = '']) => [word.trim(), english.trim()])),
    ] as const;
  }),
);
const ENGLISH = new Set(COMMON_WORDS);
const SHARED_WITH_ENGLISH = new Set([
  'a',
  'i',
  'o',
  'no',
  'me',
  'bitter',
  'herb',
  'mild',
  'winter',
  'was',
  'will',
  'die',
  'tag',
  'hatte',
  'fort',
  'chose',
  'plus',
  'rum',
  'tequila',
  'whisky',
  'chocolate',
  'menu',
  'des',
  'on',
  'as',
  'lo',
  'do',
  'tea',
  'once',
  'forte',
  'son',
  'sera',
  'il',
  'du',
  'or',
]);

export interface Understood {
  /** The text in English as far as the words are known; punctuation stays. */
  text: string;
  /** Undefined for English; `other` for one the bartender cannot read at all. */
  language: Language | 'other' | undefined;
}

/** Words of the dictionary less those that English knows too; a word both share counts a fifth. */
function evidence(tokens: readonly string[], language: Language): number {
  const dictionary = DICTIONARIES.get(language);
  return tokens.reduce((sum, token) => {
    if (!dictionary?.has(token)) return sum;
    return sum + (ENGLISH.has(token) || SHARED_WITH_ENGLISH.has(token) ? 0.2 : 1);
  }, 0);
}

const FOREIGN_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/gu;
const ENGLISH_MARKS = new Set([
  'the',
  'is',
  'are',
  'you',
  'your',
  'with',
  'without',
  'something',
  'for',
  'and',
  'want',
  'would',
  'like',
  'that',
  'this',
  'what',
  'which',
  'how',
  'can',
  'could',
  'please',
  'drink',
  'some',
  'not',
  'but',
  'my',
  'have',
  'i',
]);

function detect(text: string, tokens: readonly string[]): Understood['language'] {
  if ((text.match(FOREIGN_SCRIPT)?.length ?? 0) > text.length / 4) return 'other';
  const english = tokens.filter((token) => ENGLISH_MARKS.has(token)).length;
  const [best] = LANGUAGES.map((language) => ({ language, found: evidence(tokens, language) })).sort(
    (one, other) => other.found - one.found,
  );
  if (!best || best.found < 1) return undefined;
  const isClear = best.found >= 2 || tokens.length <= 3;
  return isClear && best.found > english ? best.language : undefined;
}

/** Finds out the language of a text and turns what is known of it into English. */
export function understand(text: string): Understood {
  const tokens = pieces(text);
  const language = detect(fold(text), tokens);
  if (language === undefined || language === 'other') return { text, language };
  const dictionary = DICTIONARIES.get(language);
  return { text: tokens.map((token) => dictionary?.get(token) ?? token).join(' '), language };
}
