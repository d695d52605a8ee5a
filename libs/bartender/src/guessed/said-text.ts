import { inFigures } from '../language/amounts.js';
import { pastedAmounts } from '../language/pasted-amounts.js';
import { editDistance } from '../language/spelling.js';
import { alternatives, words } from '../language/words.js';

/** Say nothing by themselves. */
const EMPTY = new Set(
  words(
    `a an and as at be but by for from in into is it its no not of on one or over so that the then this to with without
     glass served serve chilled ice drink cocktail`,
  ),
);

/** What a word of the form may be called in a text, in singular words. */
const SAME: ReadonlyMap<string, RegExp> = new Map(
  [
    [
      'none',
      'neat, up, straight, no water, no added water, without water, no ice, without ice, hold the ice',
    ],
    ['cube', 'rock, over ice, on ice, fresh ice, with ice in the glass, fill with ice, filled with ice'],
    ['rock', 'tumbler, lowball, short glass, old fashioned glass'],
    ['highball', 'collin, tall, long'],
    ['collin', 'highball, tall, long'],
    ['coupe', 'coupette, saucer'],
    ['martini', 'cocktail glass'],
    ['large', 'big, king'],
    ['crushed', 'pebble, cracked'],
    ['whiskey', 'whisky, bourbon, rye, scotch, malt'],
    ['brandy', 'cognac, pisco, calvado'],
    ['ounce', 'oz'],
    ['teaspoon', 'tsp'],
    ['tablespoon', 'tbsp'],
    ['barspoon', 'bar spoon, bsp'],
  ].map(([word = '', list = '']) => [word, new RegExp(` (?:${alternatives(list)}) `)]),
);

const LEAST_STEM = 4;
const LONGEST_END = 3;
const LEAST_TYPED = 5;

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** "Shake" and "shaken", "honey" and "honeyed", "bourbon" and "burbon". */
function isAlike(one: string, other: string): boolean {
  const start = sharedStart(one, other);
  const longest = Math.max(one.length, other.length);
  if (start >= LEAST_STEM && longest - start <= LONGEST_END) return true;
  return Math.min(one.length, other.length) >= LEAST_TYPED && editDistance(one, other, 1) <= 1;
}

const NUMBER = /(?<!\d)(?:(\d{1,6}) (\d{1,3})\/(\d{1,3})|(\d{1,3})\/(\d{1,3})|\d{0,6}\.?\d{1,6})/g;

/** The values of a text's figures: 1.5 of "1 1/2". */
const figuresIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].map(([figure, whole = 0, over, under, above, below]) =>
    (over ?? above) ? Number(whole) + Number(over ?? above) / Number(under ?? below) : Number(figure),
  );

const TOLERANCE = 0.01;
/** An amount in cl may come back in ml. */
const METRIC = new Set(['milliliter', 'centiliter']);

/** A text, to be asked whether it says a word or a figure. */
export class SaidText {
  private readonly line: string;
  private readonly said: ReadonlySet<string>;
  private readonly figures: readonly number[];

  constructor(text: string) {
    const written = inFigures(pastedAmounts(text));
    const all = words(written);
    this.line = ` ${all.join(' ')} `;
    this.said = new Set(all);
    this.figures = figuresIn(written);
  }

  /** Whether it says one of the words; those that say nothing do not count, unless there is no other. */
  hasAny(choices: readonly string[]): boolean {
    const telling = choices.filter((word) => !EMPTY.has(word));
    return (telling.length > 0 ? telling : choices).some((word) => this.has(word));
  }

  has(word: string): boolean {
    if (this.said.has(word) || SAME.get(word)?.test(this.line)) return true;
    return [...this.said].some((one) => isAlike(one, word));
  }

  hasFigure(value: number): boolean {
    return this.figures.some((figure) => Math.abs(figure - value) <= TOLERANCE * Math.max(1, value));
  }

  hasMeasure(value: number, unit: string | undefined): boolean {
    const isMetric = unit !== undefined && METRIC.has(unit);
    return this.hasFigure(value) || (isMetric && (this.hasFigure(value / 10) || this.hasFigure(value * 10)));
  }
}
