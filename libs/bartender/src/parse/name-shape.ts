import { type Bar } from '../profile/bar.js';
import { nameAt } from '../intent/drink-names.js';
import { ingredientNamed, ingredientsIn } from '../knowledge/ingredient-lookup.js';
import { GARNISHES } from '../knowledge/recipe-words.js';
import { amountsIn, readAmount } from '../language/amounts.js';
import { phrases, singular, words } from '../language/words.js';
import { IS_TALK, NO_NAME, NO_TITLE } from './name-patterns.js';
import { readGlass, readIce } from './serving.js';

/** What a drink's name looks like, and what is none. */

const MOST_WORDS = 8;
export const MOST_WORDS_ALONE = 5;
const SMALL_WORDS = new Set(
  phrases('of, and, the, a, an, in, on, at, to, by, or, from, for, with, without, de, la, y'),
);

/** A name in capitals where it was typed without any, or in nothing else. */
export function titleCase(name: string): string {
  const isShouted = name === name.toUpperCase() && /\p{L}{4}/u.test(name);
  if (name !== name.toLowerCase() && !isShouted) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** The bare name: no site behind it, no article or remark around it. */
export const tidyName = (text: string): string =>
  titleCase(
    text
      .replace(
        /(?<!\s)\s*\([^)]*\)?|\s[|·•].*$|\s[-–—] (?:(?:my|our|\w+['’]s?) )?(?:house )?(?:specs?|recipe|version)$/gi,
        '',
      )
      .replace(/^["'“]|["'”]$/g, '')
      .replace(/(?<![\s:.,!?;=–—-])[\s:.,!?;=–—-]+$/, '')
      .replace(
        /^(?:(?:(?:[Tt]he|[Aa]n?|[Oo]ur|[Mm]y|[Hh]is|[Hh]er) )?(?:[Vv]ersion|[Tt]ake|[Ss]pin|[Tt]wist) (?:of|on) )?(?:(?:the|an?|one|our|my|new|classic|good|old|famous|trusty|perfect|best|ultimate|easy|simple|quick|delicious|homemade|proper|great|recipe for|called|\p{Ll}+['’]s) )+(?=\p{Lu})/u,
        '',
      )
      .replace(
        /^(?:(?:The )?(?:Best|Easy|Easiest|Ultimate|Quick|Homemade|Delicious|Amazing|Refreshing)(?: and | & |,? ))+(?=\p{Lu}\S* \p{Lu})/u,
        '',
      )
      .replace(/(?<!\s)\s+\(?(?:serves|makes|yields?|for) (?:\d+|one|two|four|six)\b.*$/i, '')
      .replace(
        /(?<!\s)\s+(?:at home|ever|from scratch|for (?:a (?:crowd|party)|guests|beginners)\b.*|like a pro|in \d+ minutes)$/i,
        '',
      )
      .replace(/(?<!\s)\s+(?:(?:cocktail )?recipe|please|thanks)$/i, '')
      .replace(/(?<!\s)\s+by (?:@|\p{Lu}[\p{L}’']+ (?:& )?\p{Lu}).*$/u, '')
      .trim(),
  );

export const STEP =
  /^(?:shake|stir|build|muddle|blend|pour|strain|mix|combine|rinse|fill|add|serve|dry|roll|top)\b(?!.*\b(?:sour|fizz)\b)/i;

const isKnown = (text: string, bar: Bar): boolean => {
  const tokens = words(text).filter((word) => word !== 'the');
  const found = tokens.length > 0 ? nameAt(bar, tokens, 0) : undefined;
  return found?.isWhole === true && found.length >= tokens.length && !found.named.bottle;
};

const KINDS = new Set(
  phrases(
    `sour, fizz, mule, spritz, smash, collins, punch, cooler, highball, flip, julep, toddy, cobbler, sling, rickey, swizzle, buck, royale, fashioned`,
  ).map(singular),
);

/** "White negroni", "pear mule": what ends with a drink's name, or with a kind of drink, is one. */
export function isDrink(text: string, bar: Bar): boolean {
  const tokens = words(text);
  if (tokens.length < 2 || tokens.length > MOST_WORDS_ALONE) return isKnown(text, bar);
  return (
    KINDS.has(tokens.at(-1) ?? '') ||
    tokens.some((_, at) => {
      const found = nameAt(bar, tokens, at);
      return found?.isWhole === true && !found.named.bottle && at + found.length === tokens.length;
    })
  );
}

/** "lime", "pear liqueur": what ends with an ingredient is one, unless it is a drink. */
export function isPoured(text: string): boolean {
  const tokens = words(text);
  const last = ingredientsIn(tokens).at(-1);
  return (
    ingredientNamed(text) !== undefined ||
    (last !== undefined && last.at + last.phrase.split(' ').length === tokens.length)
  );
}

/** "Made this last night": small words that names of so many words do without. */
export const isSentence = (text: string): boolean =>
  text.trim().split(/\s+/).length > 3 && IS_TALK.test(text);

/** "Rome With a View": every word in a capital but small ones. */
const isInCapitals = (text: string): boolean => {
  const long = text.split(/\s+/).filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  return long.length > 1 && long.every((word) => /^[^\p{L}]*\p{Lu}|^\d/u.test(word));
};

/** The same of a line of its own, where connecting words are part of the name. */
export const couldBeTitle = (line: string, bar: Bar): boolean =>
  isInCapitals(line)
    ? line.split(/\s+/).length <= MOST_WORDS && !NO_TITLE.test(line) && !isSentence(line)
    : couldBeName(line, bar);

export function couldBeName(text: string, bar: Bar): boolean {
  const count = text.split(/\s+/).length;
  if (
    !/\p{L}/u.test(text) ||
    text.length < 3 ||
    count > MOST_WORDS ||
    NO_NAME.test(text) ||
    isSentence(text) ||
    amountsIn(text).length > 0
  )
    return false;
  return (
    isDrink(text, bar) ||
    (!STEP.test(text) && !readGlass(text) && !readIce(text) && readAmount(text)?.unit === undefined)
  );
}

/** What lies on a drink, at the end of a text. */
export const ON_THE_GLASS = new RegExp(String.raw`\b(?:${GARNISHES})s?$`, 'i');

/** How a drink is served, or what lies on it: no thing that is poured. */
export const isServing = (piece: string): boolean =>
  readGlass(`${piece} glass`) !== undefined ||
  readIce(piece) !== undefined ||
  ON_THE_GLASS.test(piece) ||
  /^(?:shaken?|stir(?:red)?|built?|blend(?:ed)?|up)\b/i.test(piece);

const KEYBOARD = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];
const RUN = 4;

/** "Asdf", "xxxx", "hjkl": neighbouring keys, one letter over and over, or nothing that could be spoken. */
function isTypedAtRandom(word: string): boolean {
  const isRun = [...word].some((_, at) => {
    const keys = word.slice(at, at + RUN);
    return keys.length === RUN && KEYBOARD.some((row) => row.includes(keys));
  });
  return isRun || /^(\p{L})\1{2,}$/u.test(word) || (word.length > 2 && !/[aeiouy\d]/.test(word));
}

/** Whether a text that says nothing else is a name: it has a capital or a word that is known, and can be spoken. */
export function isNameAlone(typed: string, bar: Bar): boolean {
  const said = words(typed);
  if (/^(?:no|not|never|without|do not|don['’]?t)\b/i.test(typed) || said.every(isTypedAtRandom))
    return false;
  return /\p{Lu}/u.test(typed) || said.some((word) => word.length > 2 && bar.vocabulary.has(word));
}
