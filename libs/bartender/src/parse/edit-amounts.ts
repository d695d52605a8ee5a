import { type CocktailInput } from '@peanut/contracts';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Amount, amountsIn, amountText, inFigures, readAmount } from '../language/amounts.js';
import { piecesOf } from './pieces.js';
import { bare, linesWith } from './recipe-lines.js';

type Draft = Partial<CocktailInput>;

const OUNCE_ML = 30;
const METRIC_STEP_ML = 5;
const BRACKETED = /^\((\d[\d.]*) ml\)/;

/** The line with another measure, also where it gives the same in millilitres. */
function remeasured(amount: Amount, quantity: number, unit = amount.unit): string {
  const metric = BRACKETED.exec(amount.rest);
  const rest = metric ? amount.rest.slice(metric[0].length).trim() : amount.rest;
  const beside = metric && unit === 'ounce' ? ` (${quantity * OUNCE_ML} ml)` : '';
  return `${amountText(quantity, unit)}${beside} ${rest}`;
}

/** The line with its measure changed; lines without ounces, dashes or millilitres stay as they are. */
function rescaled(line: string, change: (ounces: number) => number): string {
  const amount = readAmount(line);
  if (!amount) return line;
  const { quantity, unit } = amount;
  if (unit === 'ounce') {
    const eighths = Math.max(1, Math.round(change(quantity) * 8));
    return remeasured(amount, eighths / 8);
  }
  if (unit === 'dash') return remeasured(amount, Math.max(1, Math.round(change(quantity))));
  if (unit !== 'milliliter' && unit !== 'centiliter') return line;
  const perUnit = unit === 'centiliter' ? 10 : 1;
  const ml = change((quantity * perUnit) / OUNCE_ML) * OUNCE_ML;
  const stepped = Math.max(METRIC_STEP_ML, Math.round(ml / METRIC_STEP_ML) * METRIC_STEP_ML);
  return remeasured(amount, stepped / perUnit);
}

const less = (ounces: number) => (ounces <= 0.25 ? ounces / 2 : ounces - Math.max(0.25, ounces / 4));
const more = (ounces: number) => ounces + Math.max(0.25, ounces / 4);
const kindOf = (line: string) => mainIngredient(line)?.kind ?? '';
const ofKind = (kind: string) => (line: string) => kindOf(line) === kind;

/** Scales the lines a test picks; undefined when nothing changed. */
function scaled(
  lines: readonly string[],
  isMeant: (line: string) => boolean,
  change: (ounces: number) => number,
): Draft | undefined {
  const ingredients = lines.map((line) => (isMeant(line) ? rescaled(line, change) : line));
  return ingredients.some((line, index) => line !== lines[index]) ? { ingredients } : undefined;
}

/** What a taste asks of the recipe: which lines, and how they change. */
const TASTES: readonly (readonly [pattern: RegExp, kind: string, change: (ounces: number) => number])[] = [
  [
    /\b(?:less sweet|not (?:so|as|too) sweet|too sweet|drier|dryer|reduce the (?:sugar|sweetness|syrup))\b/i,
    'syrup',
    less,
  ],
  [/\b(?:sweeter|more sweet|not sweet enough)\b/i, 'syrup', more],
  [/\b(?:stronger|boozier|more boozy|more punch)\b/i, 'spirit', (ounces) => ounces + 0.5],
  [/\bmake it a double\b|\bdouble (?:shot|measure)\b/i, 'spirit', (ounces) => ounces * 2],
  [
    /\b(?:lighter|weaker|less strong|less boozy|lower proof|too strong)\b/i,
    'spirit',
    (ounces) => ounces - 0.5,
  ],
  [/\b(?:more (?:tart|sour|citrusy)|tarter|sourer)\b/i, 'citrus', more],
  [/\b(?:less (?:tart|sour|citrusy)|too (?:tart|sour))\b/i, 'citrus', less],
];
const FACTORS: ReadonlyMap<string, (ounces: number) => number> = new Map([
  ['double', (ounces) => ounces * 2],
  ['twice', (ounces) => ounces * 2],
  ['triple', (ounces) => ounces * 3],
  ['halve', (ounces) => ounces / 2],
  ['half', (ounces) => ounces / 2],
  ...['less', 'reduce', 'cut', 'lower'].map((word) => [word, less] as const),
  ...['more', 'extra', 'increase', 'raise', 'bump', 'up'].map((word) => [word, more] as const),
]);
const MORE_OR_LESS = new RegExp(
  String.raw`\b(${[...FACTORS.keys()].join('|')})(?: up| down| back on)?(?: the (?:amount|measure) of)?(?: the| of the| of)?\s+(.{1,60})$`,
  'i',
);

/** "Not so sweet", "not sweet enough": of the tastes alone. */
export function balancedTaste(change: string, { ingredients: lines = [] }: Draft): Draft | undefined {
  const taste = TASTES.find(([pattern]) => pattern.test(change));
  return taste && scaled(lines, ofKind(taste[1]), taste[2]);
}

/** "Less sweet", "stronger", "more lime", "double the gin": the measures follow. */
export function rebalanced(change: string, { ingredients: lines = [] }: Draft): Draft | undefined {
  const balanced = balancedTaste(change, { ingredients: lines });
  if (balanced) return balanced;
  const [, word = '', thing = ''] = MORE_OR_LESS.exec(change) ?? [];
  const factor = FACTORS.get(word.toLowerCase());
  const isAll =
    /^(?:everything|it all|all|all of it|(?:the )?(?:whole )?(?:recipe|drink|batch|measures|amounts))$/i.test(
      thing,
    );
  const named = thing
    .split(/(?<!\s)\s*,\s*(?:and\s+)?|(?<!\s)\s+and\s+/)
    .map((one) => linesWith(lines, bare(one)));
  const meant = isAll ? lines : named.flat();
  const isMixed = [...FACTORS.keys()].some((other) => new RegExp(`\\b${other}\\b`, 'i').test(thing));
  if (!isAll && (isMixed || named.some((found) => found.length === 0))) return undefined;
  return factor && scaled(lines, (line) => meant.includes(line), factor);
}

/** Words around the thing whose measure is set. */
const AROUND =
  /^(?:(?:set|make|change|bring|take|turn|keep|cut|drop|lower|reduce|raise|increase|bump|up|use|with|only|just|it|needs?|should (?:be|have)|have|has|the|a|to|of|amount|measure|instead|is|=|:|→|->|down|back|at|now)\b\s*)+/i;
const AROUND_END =
  /(?:(?<!\s)\s*(?:\b(?:to|down|up|at|is|be|should|only|just|now|instead|rather|not|of|back|becomes?)\b|[=:→]|->|,)){1,12}$/i;

/** "Gin 3/4" of a recipe in ounces, "lime 25" of one in millilitres. */
const withUnit = (change: string): string =>
  amountsIn(change).length > 0
    ? change
    : change.replace(
        /(\d[\d ./]{0,15})$/,
        (number: string) => `${number} ${Number(number) >= 10 ? 'ml' : 'oz'}`,
      );

/** "Gin down to 3/4 oz", "only 1/4 oz vermouth", "lime: 1 oz": the measure of one line. */
function lineWithMeasure(change: string, lines: readonly string[]): string[] | undefined {
  const [found, another] = amountsIn(change);
  if (!found || another) return undefined;
  const before = change.slice(0, found.start).replace(AROUND, '').replace(AROUND_END, '');
  const after = change
    .slice(found.end)
    .replace(/^\s*of\b/i, '')
    .replace(/\b(?:instead|rather|not|now|please)\b.*$/i, '')
    .replace(AROUND, '')
    .replace(AROUND_END, '');
  const thing = bare(before.trim() || after.trim());
  const amount = readAmount(`${change.slice(found.start, found.end)} x`);
  const [meant, other] = thing === '' ? [] : linesWith(lines, thing);
  const old = meant === undefined ? undefined : readAmount(meant);
  if (!amount || !meant || other || !old?.unit) return undefined;
  const isBy = /\bby\s*$/i.test(change.slice(0, found.start));
  const step = isBy ? (/\b(?:reduce|lower|cut|drop|less)\b/i.test(change) ? -1 : 1) : 0;
  const quantity = step === 0 ? amount.quantity : Math.max(0.125, old.quantity + step * amount.quantity);
  const line = remeasured(old, quantity, amount.unit);
  return lines.map((one) => (one === meant ? line : one));
}

/** The measure of one line, or of several: "gin 1 1/2 oz, Campari 3/4 oz". */
export function withMeasure(change: string, { ingredients: lines = [] }: Draft): Draft | undefined {
  if (/^(?:add|swap|replace|substitute|switch|top|garnish|remove)\b/i.test(change)) return undefined;
  let measured: readonly string[] = lines;
  for (const piece of piecesOf(inFigures(change))) {
    const next = lineWithMeasure(withUnit(piece), measured);
    if (!next) return undefined;
    measured = next;
  }
  return { ingredients: [...measured] };
}
