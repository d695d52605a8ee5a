import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { finder } from '../../language/starred-words.js';
import { fold } from '../../language/words.js';
import {
  ALLERGEN_WORDS,
  BUT_WORDS,
  DENYING_WORDS,
  DIET_WORDS,
  FREE_TAIL,
  FREE_WORDS,
  HOLDING_WORDS,
  NO_WORDS,
  OF_WORDS,
  OTHER_WORDS,
  SMALL_WORDS,
  SUITED_WORDS,
  YES_WORDS,
} from './allergen-words.js';
import { type AllergenToken, allergenTokens } from './allergen-tokens.js';
import { type FoundPhrase, phraseFinder } from './phrase-finder.js';
import { readLine } from './read-line.js';

/** What a source says of a drink's allergens. */
export interface AllergensSaid {
  /** What is in it, or may be, in the order of {@link ALLERGENS}. */
  allergens: Allergen[];
  /** What was not understood, or has no field, as it is written. */
  unknown: string[];
}

type Meaning = Allergen | 'other' | 'diet';
const meaningAt = phraseFinder<Meaning>([
  ...ALLERGENS.map((allergen) => [ALLERGEN_WORDS[allergen], allergen] as const),
  [OTHER_WORDS, 'other'],
  [DIET_WORDS, 'diet'],
]);
const isHolding = finder(HOLDING_WORDS);
const isDenying = finder(DENYING_WORDS);
const isOf = finder(OF_WORDS);
const isSuited = finder(SUITED_WORDS);
const isBut = finder(BUT_WORDS);
const isYes = finder(YES_WORDS);
const isNo = finder(NO_WORDS);
const isSmall = finder(SMALL_WORDS);

type Kind = 'sign' | 'free' | 'but' | 'suited' | 'holding' | 'denying' | 'claim' | 'small';

const KINDS: readonly (readonly [Kind, (word: string) => boolean])[] = [
  ['sign', (word) => !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)],
  ['claim', (word) => FREE_TAIL.test(word)],
  ['free', finder(FREE_WORDS)],
  ['but', isBut],
  ['suited', isSuited],
  ['holding', isHolding],
  ['denying', isDenying],
  ['small', (word) => isOf(word) || isSmall(word) || /^\d+$/.test(word)],
];
const KNOWN = new Map<string, Kind | undefined>();
const MOST_KNOWN = 1_000;

function kindOf(word: string): Kind | undefined {
  if (KNOWN.has(word)) return KNOWN.get(word);
  const kind = KINDS.find(([, isIt]) => isIt(word))?.[0];
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(word, kind);
  return kind;
}

const ENDS_SENTENCE = /[.;|!?•·\n]/;
const IS_ASKING = /[:=]/;
/** "A", "7": a letter or a figure for an allergen, of which only the house knows the meaning. */
const isCode = (word: string): boolean => /^(?:\p{L}|[1-9]|1\d)$/u.test(word);
/** Whether words only describe: "powder", "organic". */
const isRemark = (words: string): boolean => !readLine(words).isKnown && readLine(`${words} water`).isKnown;

interface Mention {
  allergens: readonly Allergen[];
  /** As it is written; empty for what is no news to anybody: a diet. */
  said: string;
  /** Where it ends. */
  end: number;
  isDenied: boolean;
}

/** Reads one text from its beginning to its end. */
class TextReader {
  readonly #tokens: readonly AllergenToken[];
  readonly #words: readonly string[];
  readonly #mentions: Mention[] = [];
  /** So far reaches what is said not to be in it. */
  #denied: 'nothing' | 'to the comma' | 'to the full stop' = 'nothing';
  /** Words side by side that no list has. */
  #rest: string[] = [];

  readonly #hasIngredients: boolean;

  constructor(text: string, hasIngredients = true) {
    this.#hasIngredients = hasIngredients;
    this.#tokens = allergenTokens(text);
    this.#words = this.#tokens.map(({ word }) => word);
  }

  read(): Mention[] {
    for (let at = 0; at < this.#words.length;) at += this.#step(at);
    this.#endRest(this.#words.length);
    return this.#mentions.filter(({ isDenied }) => !isDenied);
  }

  /** Reads what begins at a word; answers how many words that were. */
  #step(at: number): number {
    const { raw = '', word = '' } = this.#tokens[at] ?? {};
    const kind = kindOf(word);
    const phrase = kind === 'claim' ? undefined : meaningAt(this.#words, at);
    if (this.#isAnswerNo(at)) this.#denyLast(at - 2);
    else if (this.#isAlone(at, at + 1) && (isCode(word) || isBut(word))) this.#mention([], raw, at);
    else if (phrase) this.#readPhrase(phrase, at);
    else if (kind) this.#readSmall(kind, at);
    else this.#rest.push(raw);
    return phrase?.length ?? 1;
  }

  #mention(allergens: readonly Allergen[], said: string, end: number, isDenied = this.#denied !== 'nothing') {
    this.#mentions.push({ allergens, said, end, isDenied });
  }

  #readPhrase({ meanings, length }: FoundPhrase<Meaning>, at: number): void {
    this.#endRest(at);
    const said = this.#tokens.slice(at, at + length).map(({ raw }) => raw);
    const allergens = ALLERGENS.filter((one) => meanings.has(one));
    this.#mention(allergens, meanings.has('diet') ? '' : said.join(' '), at + length - 1);
  }

  /** Reads a sign, or a word that says how others are meant. */
  #readSmall(kind: Kind, at: number): void {
    const [word = '', before = '', next = ''] = [this.#words[at], this.#words[at - 1], this.#words[at + 1]];
    this.#endRest(at);
    switch (kind) {
      case 'sign':
        if (ENDS_SENTENCE.test(word) || (word === ',' && this.#denied === 'to the comma'))
          this.#denied = 'nothing';
        return;
      case 'free':
        if (isOf(next) || IS_ASKING.test(next)) this.#denied = 'to the full stop';
        else this.#denyLast(at - 1);
        return;
      case 'holding':
        this.#denied = isDenying(before) ? 'to the full stop' : 'nothing';
        return;
      case 'but':
      case 'suited':
        this.#denied = 'nothing';
        return;
      case 'denying':
        if (isHolding(before)) this.#denied = 'to the full stop';
        else if (this.#denied === 'nothing' && !isSuited(before)) this.#denied = 'to the comma';
    }
  }

  /** Nothing else stands between two signs. */
  #isAlone(from: number, to: number): boolean {
    const isEnd = (word = ',') => kindOf(word) === 'sign' && !IS_ASKING.test(word);
    return isEnd(this.#words[from - 1]) && isEnd(this.#words[to]);
  }

  /** "Nuts: no". */
  #isAnswerNo(at: number): boolean {
    if (!isNo(this.#words[at] ?? '')) return false;
    return this.#isAlone(at, at + 1) || IS_ASKING.test(this.#words[at - 1] ?? '');
  }

  /** What ends there is not in it. */
  #denyLast(end: number): void {
    const last = this.#mentions.at(-1);
    if (last?.end === end) last.isDenied = true;
  }

  /** Words that no list has may be an ingredient: "amaretto". */
  #endRest(at: number): void {
    const words = this.#rest.join(' ');
    const isAnswer = this.#mentions.length > 0 && this.#rest.every((raw) => isYes(fold(raw)));
    const isAlone = this.#isAlone(at - this.#rest.length, at);
    this.#rest = [];
    if (words === '' || isAnswer || (!isAlone && isRemark(words))) return;
    const held = this.#hasIngredients ? readLine(words).holds : undefined;
    const allergens = ALLERGENS.filter((one) => held?.has(one));
    this.#mention(allergens, words, at - 1);
  }
}

/**
 * What a value of a source says of allergens, whatever its shape.
 * @param hasIngredients whether "amaretto" stands for nuts; else it is a word that is not understood
 */
export function readAllergenWords(value: unknown, hasIngredients = true): AllergensSaid {
  const mentions = allergenTexts(value).flatMap((text) => new TextReader(text, hasIngredients).read());
  const held = new Set(mentions.flatMap(({ allergens }) => allergens));
  const unknown = mentions.filter(({ allergens, said }) => allergens.length === 0 && said !== '');
  return {
    allergens: ALLERGENS.filter((one) => held.has(one)),
    unknown: [...new Set(unknown.map(({ said }) => said))],
  };
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
/** Whether a value is none, or answers no. */
export const isUnset = (value: unknown): boolean =>
  value === false || value === null || (isText(value) && isNo(fold(String(value)).trim()));
/** Whether a value answers yes, and says nothing else. */
export const isSet = (value: unknown): boolean =>
  value === true || (isText(value) && isYes(fold(String(value)).trim()));

/** What an object is called by. */
const NAMES = ['name', 'label', 'title', 'text', 'allergen', 'slug', 'code', 'id', 'type'];
/** Keys that ask whether it holds what it is called by. */
const ASKS = /^(?:is|has)?_?(?:contain(?:s|ed)?|present|included?|value|selected|checked|active|enabled)$/i;
const DEEPEST = 8;

/** The texts of a value: a list's items, what an object is called, or its keys that are set: `{ "milk": true }`. */
export function allergenTexts(value: unknown, depth = 0): string[] {
  if (isText(value)) return [String(value)];
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => allergenTexts(one, depth + 1));
  const entries: [string, unknown][] = Object.entries(value);
  const nameBy = (name: string) => entries.find(([key]) => key.toLowerCase() === name)?.[1];
  const name = NAMES.map(nameBy).find((one) => typeof one === 'string' && /\p{L}/u.test(one));
  if (typeof name === 'string')
    return entries.some(([key, one]) => ASKS.test(key) && isUnset(one)) ? [] : [name];
  return entries.flatMap(([key, one]) => (isUnset(one) ? [] : textsOfEntry(key, one, depth)));
}

/** `{ "milk": "the cream" }` names it by its key; `{ "freeFrom": ["nuts"] }` says how its value is meant. */
function textsOfEntry(key: string, value: unknown, depth: number): string[] {
  const named = new TextReader(key).read();
  if (value === true || named.some(({ allergens }) => allergens.length > 0)) return [key];
  const texts = allergenTexts(value, depth + 1);
  return named.length > 0 ? texts : texts.map((text) => `${key}: ${text}`);
}
