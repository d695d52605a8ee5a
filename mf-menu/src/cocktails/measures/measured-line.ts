import { countedAs } from './counted';
import { inNumber } from './number-of-nouns';
import { readLine, type SureLine } from './read-line';
import type { SureAmount } from './sure-amount';

/** How the reader wants amounts. */
export type Measures = 'as-written' | 'ml' | 'oz';

const ML_AN_OUNCE = 30;
const FLUIDS = new Set(['ounce', 'milliliter', 'centiliter', 'deciliter', 'liter']);

/** Ounces of these are a weight. */
const SOLID =
  /(?:berries|berry|cherries|cherry|\bfruits?|\bice|cheese|chips|chocolate|jelly|paste|\bsugar|butter|\bgingers?|\bmint|chunks|cubes|slices|pieces|nuts|leaves|beans|\bsalt|flour|powder|\beggs?)$/i;

/**
 * An ingredient line in the reader's measures, for so many servings. One ounce is 30 ml. A line that is not surely
 * understood stays as it is, and so does every line as written for one.
 */
export function measuredLine(line: string, measures: Measures, servings: number): string {
  if (measures === 'as-written' && servings === 1) return line;
  const read = readLine(line.trim());
  if (!read) return line;
  const fluid = measures === 'as-written' ? undefined : fluidAmount(read, measures);
  const converted = fluid && measures !== 'as-written' ? inUnit(fluid, measures, servings) : undefined;
  if (converted) return `${converted} ${read.thing}`;
  return servings === 1 ? line : multiplied(read, servings);
}

/** The amount to convert: of two the one that is in the wanted unit already. */
function fluidAmount({ amounts, thing }: SureLine, wanted: 'ml' | 'oz'): SureAmount | undefined {
  const [named = ''] = thing.split(/[,;(]/);
  const isFluid = ({ unit = '', unitText }: SureAmount) =>
    FLUIDS.has(unit) && (unit !== 'ounce' || /fl/i.test(unitText) || !SOLID.test(named.trim()));
  const said = amounts.filter((amount) => amount !== undefined);
  // Beside grams an ounce is a weight.
  const fluids = said.some(({ unit }) => unit === 'gram') ? [] : said.filter(isFluid);
  return fluids.find(({ unit }) => (unit === 'ounce') === (wanted === 'oz')) ?? fluids[0];
}

/** In ounces or millilitres as a bar measures them; undefined for less than the smallest measure. */
function inUnit(amount: SureAmount, unit: 'ml' | 'oz', servings: number): string | undefined {
  const perUnit = ((amount.ml ?? 0) / amount.quantity) * servings;
  const poured = unit === 'ml' ? millilitres : ounces;
  const [from, to] = [amount.quantity, amount.upTo ?? amount.quantity].map((count) =>
    poured(count * perUnit),
  );
  if (!from || !to) return undefined;
  return `${[...new Set([from, to])].join('–')} ${unit}`;
}

/** In steps of 2.5 below 30, and of 5 above; empty for nothing. */
function millilitres(ml: number): string {
  const step = ml < 30 ? 2.5 : 5;
  const steps = Math.round(ml / step + TINY);
  return steps > 0 ? String(steps * step) : '';
}

/** Halves are rounded up, although 1/3 is stored as 0.333. */
const TINY = 0.001;
const PARTS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];
const EIGHTHS: typeof PARTS = [
  [1 / 8, '⅛'],
  [3 / 8, '⅜'],
  [5 / 8, '⅝'],
  [7 / 8, '⅞'],
];

/** In quarters and thirds; empty for nothing. */
const ounces = (ml: number): string => nearest(ml / ML_AN_OUNCE, PARTS).text;

function nearest(value: number, parts: typeof PARTS): { text: string; difference: number } {
  const whole = Math.floor(value);
  const difference = ([part]: (typeof PARTS)[number]) => Math.abs(value - whole - part);
  const best = parts.reduce((one, other) => (difference(other) <= difference(one) + TINY ? other : one));
  const count = whole + (best[0] === 1 ? 1 : 0);
  return { text: `${count === 0 ? '' : count}${best[1]}`, difference: difference(best) };
}

/** The amounts so many times, in the owner's units. */
function multiplied({ lead, amounts, join, thing }: SureLine, servings: number): string {
  const [first, second] = amounts.flatMap((amount) => (amount ? amountText(amount, servings) : []));
  const isMany = amounts[0].unit === undefined ? becomesMany(amounts[0], servings) : undefined;
  const said = isMany === undefined ? thing : countedAs(thing, isMany);
  if (join === '/') return `${first} / ${second} ${said}`;
  if (join === '(') return `${first} (${second}) ${said}`;
  return `${lead}${first} ${said}${join === ')' ? ` (${second})` : ''}`;
}

/** Whether there will be more than one of it; undefined where there is already: "2 slice" stays the owner's. */
const becomesMany = ({ quantity, upTo = quantity }: SureAmount, servings: number): boolean | undefined =>
  upTo > 1 ? undefined : upTo * servings > 1;

function amountText(amount: SureAmount, servings: number): string {
  const { quantity, upTo, unitText, decimal } = amount;
  const number = [quantity, upTo]
    .flatMap((count) => (count === undefined ? [] : numberText(count * servings, decimal)))
    .join('–');
  const isMany = becomesMany(amount, servings);
  const unit = isMany === undefined ? unitText : unitText.replace(NOUN, (noun) => inNumber(noun, isMany));
  return unit ? `${number} ${unit}` : number;
}

/** The last word of a unit; abbreviations have no plural: "oz", "tsp", "EL". */
const NOUN = /(?<!\p{L})(?=\p{L}*[aeiou])(?!\p{L}*oz$)\p{L}{3,}$/iu;

function numberText(value: number, decimal: SureAmount['decimal']): string {
  const fraction = nearest(value, [...PARTS, ...EIGHTHS]);
  if (!decimal && fraction.difference < 0.02) return fraction.text;
  return String(Math.round(value * 100) / 100).replace('.', decimal ?? '.');
}
