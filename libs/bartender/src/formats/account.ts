import { DRINK_FIELDS } from '@peanut/contracts';
import { isUnset } from '../knowledge/allergens/read-allergen-words.js';
import { readAmount } from '../language/amounts.js';
import { remembered } from '../language/remembered.js';
import { cut } from '../language/sentences.js';
import { fold, words } from '../language/words.js';
import { allergensWithin, asksAllergen } from './allergen-answer.js';
import { UNIT_NAMES } from './cells.js';
import { isKindKey } from './ingredient-list.js';
import { UNIT_CODES } from './line-fields.js';
import { drinkKey, type LineKey, lineKey, namesIngredients, numberedKey } from './keys.js';
import { withoutMark } from './list-text.js';
import { type Doubt, type ReadDrink } from './read-drink.js';
import { wordsOfKey } from './source-texts.js';
import { type SourceText } from './written-drink.js';

/** Words that a reader turns into a field's form, or leaves out with what they head. */
const SERVING_WORDS = new Set(
  words('garnish garnished with decorate decoration to for as a an the and of in step ml'),
);

const FRACTION = /(?:(\d{1,4}) {1,3})?(\d{1,4})\/(\d{1,4})|\d{1,9}(?:[.,]\d{1,9})?/g;
const SAME = 0.006;

const HAS_FIGURE = /[\d¼-¾⅐-⅞]/;

/** The numbers of a text: "1 1/2" and "1½" are 1.5. */
function numbersIn(text: string): number[] {
  if (!HAS_FIGURE.test(text)) return [];
  const plain = text
    .normalize('NFKD')
    .replace(/(\d)(\d\u2044\d)/g, '$1 $2')
    .replaceAll('\u2044', '/');
  return [...plain.matchAll(FRACTION)].map(([all, whole, top, bottom]) =>
    top === undefined ? Number(all.replace(',', '.')) : Number(whole ?? 0) + Number(top) / Number(bottom),
  );
}

const lettersIn = remembered((text): string[] =>
  words(UNIT_CODES.get(text) ?? text)
    .filter((word) => /\p{L}{2}/u.test(word))
    .map((word) => UNIT_NAMES.get(word) ?? word),
);

/** What a drink says, to look texts of its source up in. */
class SaidByDrink {
  private readonly words: ReadonlySet<string>;
  private readonly numbers: readonly number[];
  /** Fields of which an end was cut off, and said so. */
  private readonly isCut: boolean;

  constructor({ input, problems }: ReadDrink) {
    const text = Object.values<unknown>({ ...input })
      .flat()
      .join('\n');
    this.words = new Set(lettersIn(text));
    this.numbers = numbersIn(text);
    this.isCut = problems.some((problem) => problem.endsWith('its end is cut off.'));
  }

  /** Whether every word and every number of the text is in the drink. */
  has(text: string): boolean {
    const letters = lettersIn(text).filter((word) => !SERVING_WORDS.has(word));
    const told = this.isCut ? letters.slice(0, 8) : letters;
    const numbers = this.isCut && letters.length > 8 ? [] : numbersIn(text);
    return (
      told.every((word) => this.words.has(word)) &&
      numbers.every((one) => this.numbers.some((other) => Math.abs(one - other) < SAME))
    );
  }
}

const AMOUNTS = new Set<LineKey | undefined>(['amount', 'upTo', 'unit', 'oz', 'ml', 'cl', 'parts']);
const THINGS = new Set<LineKey | undefined>(['thing', 'whole', 'note', 'kind']);

/** What may be missing when a text is: an ingredient, an amount, or nothing that is poured. */
function doubtOf({ keys, text }: SourceText): Doubt['kind'] | undefined {
  if (keys.some((key) => lineKey(key) === 'instead')) return undefined;
  const last = keys.at(-1) ?? '';
  const isList = (key: string) => drinkKey(key) === 'ingredients' || namesIngredients(key) || isKindKey(key);
  const numbered = numberedKey(last)?.key;
  const isOfLine = keys.slice(0, -1).some(isList) || numbered !== undefined;
  const part = numbered ?? lineKey(last);
  if (isList(last)) return 'ingredient';
  if (isOfLine && AMOUNTS.has(part)) return 'amount';
  if (isOfLine && THINGS.has(part)) return 'ingredient';
  const isMeasure = text.length < 200 && drinkKey(last) === undefined && readAmount(text)?.unit !== undefined;
  return isMeasure ? 'ingredient' : undefined;
}

const REASONS = { ingredient: 'An ingredient may be missing', amount: 'An amount may be missing' };
const MOST_TOLD = 20;
const told = ({ keys, text }: SourceText): string => {
  const key = keys.findLast((one) => one !== '') ?? '';
  return [wordsOfKey(key), `“${cut(text.replace(/\s+/g, ' '), 60)}”`].filter(Boolean).join(' ');
};

function listed(texts: readonly SourceText[]): string {
  const shown = texts.slice(0, MOST_TOLD).map(told).join(', ');
  return texts.length > MOST_TOLD ? `${shown} and ${texts.length - MOST_TOLD} more` : shown;
}

/** How many the recipe is for, where it is for more than one. */
function servingsProblem(source: readonly SourceText[]): string[] {
  const said = source.find(({ keys }) => drinkKey(keys.at(-1) ?? '') === 'servings')?.text ?? '';
  const [count = 1] = numbersIn(said);
  return count > 1 ? [`The recipe is for ${count}, and so are its amounts.`] : [];
}

/** Keys whose values have an answer of their own, whatever their words. */
const isAnswered = ({ keys, text }: SourceText, { entityType, problems }: ReadDrink): boolean => {
  const meanings = keys.map((key) => drinkKey(key) ?? '');
  if (['allergens', 'kind', 'servings'].some((key) => meanings.includes(key))) return true;
  const last = keys.at(-1) ?? '';
  if (allergensWithin(text, last).length > 0 || (isUnset(text) && asksAllergen(last))) return true;
  if (entityType === 'whiskey' && (meanings.includes('abv') || meanings.includes('proof'))) return true;
  const field = Object.entries(DRINK_FIELDS[entityType]).find(([name]) => meanings.includes(name));
  if (field?.[1].kind === 'flag' || field?.[1].kind === 'number') return true;
  return problems.some((problem) => fold(problem).includes(fold(text)));
};

/**
 * What a source says and its drink does not: texts that may be poured become doubts, all others are named in a problem.
 * So nothing that was read disappears without a word.
 */
export function withAccount(drink: ReadDrink, source: readonly SourceText[]): ReadDrink {
  const said = new SaidByDrink(drink);
  const lost = source.filter((one) => !said.has(withoutMark(one.text)) && !isAnswered(one, drink));
  const doubts = (['ingredient', 'amount'] as const).flatMap((kind) => {
    const texts = lost.filter((one) => doubtOf(one) === kind);
    return texts.length > 0 ? [{ kind, text: `${REASONS[kind]}: ${listed(texts)}.` }] : [];
  });
  const others = lost.filter((one) => doubtOf(one) === undefined);
  const problems = [
    ...servingsProblem(source),
    ...(others.length > 0 ? [`Not taken over: ${listed(others)}.`] : []),
  ];
  return { ...drink, doubts: [...drink.doubts, ...doubts], problems: [...drink.problems, ...problems] };
}
