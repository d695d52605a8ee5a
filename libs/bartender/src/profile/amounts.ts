const OUNCE_ML = 30;

const UNIT_ML: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ml: 1,
    cl: 10,
    dl: 100,
    l: 1000,
    oz: OUNCE_ML,
    ounce: OUNCE_ML,
    shot: 45,
    jigger: 45,
    measure: 30,
    part: 30,
    cup: 240,
    tsp: 5,
    teaspoon: 5,
    barspoon: 5,
    spoon: 5,
    tbsp: 15,
    tablespoon: 15,
    dash: 1,
    drop: 0.1,
    splash: 10,
    pinch: 0.5,
    rinse: 3,
    float: 10,
    gram: 1,
    g: 1,
  }),
);

const FRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '½': '1/2',
    '¼': '1/4',
    '¾': '3/4',
    '⅓': '1/3',
    '⅔': '2/3',
    '⅛': '1/8',
    '⅜': '3/8',
  }),
);
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    half: 0.5,
    couple: 2,
    few: 3,
  }),
);

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const QUANTITY = String.raw`(?:${NUMBER}[ -]{1,2}\d{1,2}/\d{1,2}|\d{1,2}/\d{1,2}|${NUMBER})(?:\s?(?:-|–|to)\s?${NUMBER})?`;
const UNIT = String.raw`(?:ml|cl|dl|oz|ounces?|shots?|jiggers?|measures?|parts?|cups?|tsps?|teaspoons?|bar ?spoons?|spoons?|tbsps?|tablespoons?|dash(?:es)?|drops?|splash(?:es)?|pinch(?:es)?|g|grams?|fl ?oz|fluid ounces?)`;
const AMOUNT = new RegExp(
  String.raw`^(?:about |approx\.? )?(?:(${QUANTITY})\s?(${UNIT})?\b|(a|an|one|two|three|four|five|six|half an?|a couple|a few)(?: of)? (${UNIT})\b)\.?(?: of)?\s*`,
  'i',
);

export interface Amount {
  /** As it was written, tidied: "2 oz", "1/2 oz". */
  text: string;
  /** Millilitres; undefined when it counts pieces ("8 mint leaves"). */
  ml: number | undefined;
  /** What stands behind it. */
  rest: string;
}

/** Vulgar fractions written out, with a space before them where a whole number stands. */
export const plainFractions = (text: string): string =>
  text.replace(
    /(\d?)\s?([½¼¾⅓⅔⅛⅜])/g,
    (_, whole: string, sign: string) => `${whole ? `${whole} ` : ''}${FRACTIONS.get(sign) ?? sign}`,
  );

function numberOf(text: string): number {
  return text
    .replace(/(?:-|–|to)\s?[\d.,]+$/, '')
    .trim()
    .split(/[ -]/)
    .filter(Boolean)
    .reduce((sum, part) => {
      const [numerator, denominator] = part.split('/');
      return (
        sum + Number((numerator ?? '0').replace(',', '.')) / (denominator ? Number(denominator) || 1 : 1)
      );
    }, 0);
}

function unitKey(unit: string): string {
  const key = unit
    .toLowerCase()
    .replace(/^(?:fl ?|fluid )/, '')
    .replace(/bar spoon/, 'barspoon');
  return UNIT_ML.has(key) ? key : key.replace(/(?<=dash|splash|pinch)es$/, '').replace(/s$/, '');
}

/** The amount a recipe line starts with, or undefined. */
export function readAmount(line: string): Amount | undefined {
  const text = plainFractions(line).trim();
  const match = AMOUNT.exec(text);
  if (!match) return undefined;
  const [whole, quantity, unit, word, wordUnit] = match;
  const rest = text.slice(whole.length).trim();
  const count = quantity
    ? numberOf(quantity)
    : (NUMBER_WORDS.get(
        (word ?? '')
          .toLowerCase()
          .split(' ')
          .at(word?.toLowerCase().startsWith('a ') ? 1 : 0) ?? '',
      ) ?? 1);
  const key = unitKey(unit ?? wordUnit ?? '');
  const perUnit = UNIT_ML.get(key);
  return {
    text: whole.replace(/(?: of)?\s*$/i, '').trim(),
    ml: perUnit === undefined ? undefined : count * perUnit,
    rest,
  };
}
