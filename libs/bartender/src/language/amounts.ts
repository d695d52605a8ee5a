import { extractMeasurements, type ParseIngredientOptions, unitsOfMeasure } from 'parse-ingredient';
import { lineParser } from './line-parser.js';
import { numberOfWord, numberWords } from './number-words.js';
import { remembered } from './remembered.js';
import { phrases } from './words.js';

/** A unit as recipes write it, and how many millilitres a bar pours for it: an ounce is 30. */
interface Unit {
  /** How it is written in the menu. */
  short: string;
  plural: string;
  alternates: readonly string[];
  ml: number;
}

type UnitRow = readonly [id: string, short: string, plural: string, ml: number, alternates: string];
const UNIT_ROWS: readonly UnitRow[] = [
  [
    'ounce',
    'oz',
    'oz',
    30,
    'ounce, ounces, oz., ozs, fl oz, fl. oz., fl.oz., floz, fluid oz, fluid ounce, fluid ounces',
  ],
  ['milliliter', 'ml', 'ml', 1, 'ml., mls, millilitre, millilitres, milliliters'],
  ['centiliter', 'cl', 'cl', 10, 'cl., centilitre, centilitres, centiliters'],
  ['deciliter', 'dl', 'dl', 100, 'dl.'],
  ['liter', 'l', 'l', 1_000, 'litre, litres, liters'],
  ['teaspoon', 'tsp', 'tsp', 5, 'teaspoon, teaspoons, tsps, tsp.'],
  ['tablespoon', 'tbsp', 'tbsp', 15, 'tablespoon, tablespoons, tbsps, tbsp.'],
  ['barspoon', 'barspoon', 'barspoons', 5, 'bar spoon, bar spoons, bar-spoon, bar-spoons, bsp, bsp., bs'],
  ['spoon', 'spoon', 'spoons', 5, 'spoonful, spoonfuls'],
  ['dash', 'dash', 'dashes', 1, 'dashs, dsh, dsh., ds, spritzer'],
  ['drop', 'drop', 'drops', 0.1, ''],
  ['splash', 'splash', 'splashes', 10, ''],
  ['pinch', 'pinch', 'pinches', 0.5, ''],
  ['part', 'part', 'parts', 30, 'pt, pts'],
  ['measure', 'measure', 'measures', 30, ''],
  ['shot', 'shot', 'shots', 45, ''],
  ['jigger', 'jigger', 'jiggers', 45, ''],
  ['finger', 'finger', 'fingers', 30, ''],
  ['cup', 'cup', 'cups', 240, ''],
  ['gram', 'g', 'g', 1, 'gram, grams, gr'],
];
const UNITS: ReadonlyMap<string, Unit> = new Map(
  UNIT_ROWS.map(([id, short, plural, ml, list]) => [id, { short, plural, ml, alternates: phrases(list) }]),
);

const spellings = ({
  short,
  plural,
  alternates = [],
}: {
  short: string;
  plural: string;
  alternates?: readonly string[];
}) => [short, plural, ...alternates];

const KNOWN = new Set([...UNITS.values()].flatMap(spellings));

const OPTIONS: ParseIngredientOptions = {
  additionalUOMs: Object.fromEntries(
    [...UNITS].map(([id, unit]) => [
      id,
      { short: unit.short, plural: unit.plural, alternates: unit.alternates },
    ]),
  ),
  ignoreUOMs: Object.entries(unitsOfMeasure)
    .flatMap(([id, unit]) => (UNITS.has(id) ? [] : spellings(unit)))
    .filter((spelling) => !KNOWN.has(spelling)),
  leadingQuantityPrefixes: ['about', 'approx.', 'approx', 'ca.', 'circa', 'roughly', '~'],
  trailingQuantityContext: [],
};

/** Each way to write a unit, with how the menu writes it. */
export const UNIT_SPELLINGS: readonly (readonly [spelling: string, short: string])[] = [
  ...UNITS.values(),
].flatMap((unit) => spellings(unit).map((spelling) => [spelling, unit.short] as const));

/** The units as one alternation, the longest first. */
export const UNIT = [...UNITS.values()]
  .flatMap(spellings)
  .filter((spelling) => spelling.length > 1)
  .sort((one, other) => other.length - one.length)
  .map((spelling) => spelling.replaceAll('.', String.raw`\.`))
  .join('|');

export interface Amount {
  quantity: number;
  /** The upper end of a range. */
  upTo: number | undefined;
  /** Undefined when it counts pieces ("8 mint leaves"). */
  unit: string | undefined;
  /** Millilitres; undefined when it counts pieces. */
  ml: number | undefined;
  /** As the menu writes it: "1 1/2 oz", "2 dashes", "8". */
  text: string;
  /** What it is an amount of. */
  rest: string;
}

const ONE_TO_TWELVE = numberWords(1, 12);
/** In figures; an article is one. */
const digitsOf = (word: string): string => String(numberOfWord(word) ?? (/^\d/.test(word) ? word : 1));

const COUNTED = new RegExp(String.raw`^(?:${ONE_TO_TWELVE})\b`, 'i');
/** The number word a line begins with in figures: "two egg whites". */
export const countInFigures = (line: string): string => line.replace(COUNTED, digitsOf);

const COUNT = String.raw`(?:\d+|an?|${ONE_TO_TWELVE})`;
const QUALITY = '(?:good |generous |healthy |small |big |heaped |level |scant |fat )?';
const PARTS: ReadonlyMap<string, string> = new Map([
  ['half', '1/2'],
  ['third', '1/3'],
  ['quarter', '1/4'],
]);

/** Each turns a way to say a number into figures. */
const SAID_NUMBERS: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    /(?<![\d.,])([1-9]\d{0,2})[,.’' ](\d{3})(?=(?:[.,]\d{1,2})? ?(?:ml|g|grams?|mls|millilit\w{2,4})\b)/gi,
    (_, thousands = '', rest = '') => thousands + rest,
  ],
  [/(?<!\/)(\d)(?:\s?[-–]\s?| and | & )(\d\/\d)/g, (_, whole = '', part = '') => `${whole} ${part}`],
  [
    new RegExp(String.raw`\b(${ONE_TO_TWELVE}) (?:or|to) (${ONE_TO_TWELVE})\b`, 'gi'),
    (_, from = '', to = '') => `${digitsOf(from)}-${digitsOf(to)}`,
  ],
  [/(\d) ?EL\b/g, (_, count = '') => `${count} tbsp`],
  [/(\d) ?TL\b/g, (_, count = '') => `${count} tsp`],
  [/(\d),(\d)/g, (_, whole = '', part = '') => `${whole}.${part}`],
  [/(\d)(?=(?:ml|cl|dl|oz|g|tsp|tbsp)\b)/gi, (_, digit = '') => `${digit} `],
  [
    new RegExp(String.raw`\b(${COUNT}) and (?:an? |one )?(half|third|quarter)(?: of)?(?: an?)?(?= )`, 'gi'),
    (_, count = '', part = '') => `${digitsOf(count)} ${PARTS.get(part.toLowerCase()) ?? ''}`,
  ],
  [
    new RegExp(String.raw`\b(?:an?|one) (${UNIT}) and an? (half|third|quarter)\b(?: of)?`, 'gi'),
    (_, unit = '', part = '') => `1 ${PARTS.get(part.toLowerCase()) ?? ''} ${unit}`,
  ],
  [
    /\b(two|three)[- ](third|quarter)s?(?: of)?(?: an?)? /gi,
    (_, count = '', part = '') => `${digitsOf(count)}/${part.toLowerCase() === 'third' ? '3' : '4'} `,
  ],
  [
    new RegExp(String.raw`\b(?:an? |one )?(half|third|quarter)[- ](?:of )?(?:an? )?(?=(?:${UNIT})\b)`, 'gi'),
    (_, part = '') => `${PARTS.get(part.toLowerCase()) ?? ''} `,
  ],
  [/\bhalf (?:of )?an? /gi, () => '1/2 '],
  [new RegExp(String.raw`\ba couple (?:of )?(?=(?:${UNIT})\b)`, 'gi'), () => '2 '],
  [new RegExp(String.raw`\b(?:a )?few (?=(?:${UNIT})\b)`, 'gi'), () => '3 '],
  [
    new RegExp(String.raw`\b(${COUNT}) ${QUALITY}(?=(?:${UNIT})\b(?! glass))`, 'gi'),
    (_, count = '') => `${digitsOf(count)} `,
  ],
];

const VULGAR: ReadonlyMap<string, string> = new Map([
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
]);

/** Figures and words without end are no amount, and take the library time that grows with their square. */
const ENDLESS_FIGURES = /(?:[\d½¼¾⅓⅔⅛⅜][ \n./,]{0,2}){30,}/g;
const ENDLESS_WORD = /(\S{200})\S+/g;

/** Amounts in figures: "one and a half ounces" as "1 1/2 ounces", "1,5 cl" as "1.5 cl". */
export const inFigures = remembered((text): string =>
  SAID_NUMBERS.reduce(
    (done, [said, figures]) => done.replace(said, figures),
    text
      .replace(ENDLESS_FIGURES, ' ')
      .replace(ENDLESS_WORD, '$1')
      .replace(/[⁄∕]/g, '/')
      .replace(
        /(?:(\d) ?)?([½¼¾⅓⅔⅛⅜])/g,
        (_, whole: string | undefined, sign: string) =>
          `${whole === undefined ? '' : `${whole} `}${VULGAR.get(sign) ?? sign}`,
      ),
  ),
);

const FRACTIONS: readonly (readonly [value: number, text: string])[] = [
  [0.125, '1/8'],
  [0.25, '1/4'],
  [0.333, '1/3'],
  [0.375, '3/8'],
  [0.5, '1/2'],
  [0.625, '5/8'],
  [0.667, '2/3'],
  [0.75, '3/4'],
  [0.875, '7/8'],
];
const DECIMAL_UNITS = new Set(['milliliter', 'centiliter', 'deciliter', 'liter', 'gram']);

function numberText(value: number, isDecimal: boolean): string {
  const whole = Math.floor(value);
  const fraction = FRACTIONS.find(([part]) => Math.abs(value - whole - part) < 0.005)?.[1];
  if (isDecimal || !fraction) return String(Math.round(value * 100) / 100);
  return whole > 0 ? `${whole} ${fraction}` : fraction;
}

/** An amount as the menu writes it: "1 3/4 oz", "2 dashes", "22.5 ml". */
export function amountText(quantity: number, unit: string | undefined, upTo?: number): string {
  const isDecimal = unit !== undefined && DECIMAL_UNITS.has(unit);
  const number = [quantity, upTo]
    .flatMap((value) => (value === undefined ? [] : numberText(value, isDecimal)))
    .join('–');
  const { short, plural } = UNITS.get(unit ?? '') ?? { short: '', plural: '' };
  return [number, (upTo ?? quantity) > 1 ? plural : short].filter(Boolean).join(' ');
}

/** "12-year-old", "100-proof": what it is, and no amount of it. */
const STRENGTH_OR_AGE =
  /^\d{1,3}(?:[.,]\d)?(?:[- ]?(?:years?|yrs?)(?:[- ]old)?|[- ]?y\.?o\b\.?|[- ]proof| ?%)(?:abv|vol)?\s*/i;

const parseLines = lineParser(OPTIONS);

/** The amount of each line, or undefined where it has none. */
export function readAmounts(lines: readonly string[]): (Amount | undefined)[] {
  const figures = lines.map((line) => inFigures(line).trim());
  const before = figures.map((line) => STRENGTH_OR_AGE.exec(line)?.[0] ?? '');
  const plain = figures.map((line, at) => line.slice(before[at]?.length));
  return parseLines(plain).map(({ quantity, quantity2, unitOfMeasureID: id, description }, at) => {
    const unit = id ?? undefined;
    const isAtTheEnd = !/^[\d.¼-¾⅐-⅞~]|^(?:about|approx|ca\.|circa|roughly)\b/i.test(plain[at] ?? '');
    if (quantity === null || (isAtTheEnd && !unit)) return undefined;
    const upTo = quantity2 ?? undefined;
    const perUnit = UNITS.get(unit ?? '')?.ml;
    return {
      quantity,
      upTo,
      unit,
      ml: perUnit === undefined ? undefined : quantity * perUnit,
      text: amountText(quantity, unit, upTo),
      rest: `${before[at]}${description.replace(/^of\s+/i, '')}`.trim(),
    };
  });
}

const FIGURE = /[\d¼-¾⅐-⅞]/;

/** The amount a line starts or ends with, or undefined. */
export const readAmount = remembered((line): Readonly<Amount> | undefined => {
  const figures = inFigures(line);
  return FIGURE.test(figures) ? readAmounts([figures])[0] : undefined;
});

/** The positions of amounts with a unit in a text whose numbers are in figures. */
export const amountsIn = (text: string): { start: number; end: number }[] =>
  FIGURE.test(text)
    ? extractMeasurements(text, OPTIONS).map(({ startIndex, endIndex }) => ({
        start: startIndex,
        end: endIndex,
      }))
    : [];
