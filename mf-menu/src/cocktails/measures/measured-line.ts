import { readLine, type SureAmount, type SureLine } from './read-line';

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
  const fluids = amounts.filter((amount) => amount !== undefined).filter(isFluid);
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
function multiplied({ amounts, join, thing }: SureLine, servings: number): string {
  const [first, second] = amounts.flatMap((amount) => (amount ? amountText(amount, servings) : []));
  const pair = join === '(' ? ` (${second})` : join === '/' ? ` / ${second}` : '';
  return `${first}${pair} ${thing}`;
}

function amountText({ quantity, upTo, unitText, decimal }: SureAmount, servings: number): string {
  const number = [quantity, upTo]
    .flatMap((count) => (count === undefined ? [] : numberText(count * servings, decimal)))
    .join('–');
  const last = upTo ?? quantity;
  const unit = last <= 1 && last * servings > 1 ? pluralOf(unitText) : unitText;
  return unit ? `${number} ${unit}` : number;
}

function numberText(value: number, decimal: SureAmount['decimal']): string {
  const fraction = nearest(value, [...PARTS, ...EIGHTHS]);
  if (!decimal && fraction.difference < 0.02) return fraction.text;
  return String(Math.round(value * 100) / 100).replace('.', decimal ?? '.');
}

/** "dashes" for "dash"; abbreviations have no plural. */
function pluralOf(unit: string): string {
  if (unit.length <= 4 && !/^(?:dash|drop|part|shot|cup)$/i.test(unit)) return unit;
  if (/[s.]$|(?:oz|bsp|tsp|tbsp)$/i.test(unit)) return unit;
  return /(?:sh|ch)$/i.test(unit) ? `${unit}es` : `${unit}s`;
}
