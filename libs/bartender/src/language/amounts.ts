import { extractMeasurements } from 'parse-ingredient';
import { inFigures } from './figures.js';
import { lineParser } from './line-parser.js';
import { remembered } from './remembered.js';
import { AMOUNT_OPTIONS, UNITS } from './units.js';

export { countInFigures, inFigures } from './figures.js';
export { UNIT, UNIT_SPELLINGS } from './units.js';

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

const parseLines = lineParser(AMOUNT_OPTIONS);

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
    ? extractMeasurements(text, AMOUNT_OPTIONS).map(({ startIndex, endIndex }) => ({
        start: startIndex,
        end: endIndex,
      }))
    : [];
