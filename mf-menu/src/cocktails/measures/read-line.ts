import {
  type Amount,
  amountsIn,
  countInFigures,
  inFigures,
  readAmounts,
  UNIT,
} from '@peanut/bartender/amounts';
import { isCounted } from './counted';

/** An amount of a line that is surely understood. */
export interface SureAmount {
  quantity: number;
  /** The upper end of a range. */
  upTo: number | undefined;
  /** The bartender's name of the unit; undefined when it counts pieces. */
  unit: string | undefined;
  /** The unit as the owner wrote it. */
  unitText: string;
  /** What a bar pours for it, in millilitres; undefined when it counts pieces. */
  ml: number | undefined;
  /** The owner wrote decimals: with a point or a comma. Others get fractions. */
  decimal: '.' | ',' | undefined;
}

/** A line whose amount is surely understood. */
export interface SureLine {
  /** One, or two that say the same: "2 oz (60 ml)". */
  amounts: [SureAmount, SureAmount?];
  /** How the owner joined the two. */
  join: '(' | '/' | undefined;
  /** What it is an amount of, in the owner's words. */
  thing: string;
}

/** "11/4" may be one and a quarter, "1,000" a thousand: such numbers are not read. */
const FRACTION = '(?:1/2|[12]/3|[13]/4|[1357]/8)';
const NUMBER = String.raw`(?:\d+ ${FRACTION}|${FRACTION}|\d+\.\d{1,2}|0?\.\d{1,3}|\d+)(?![\d/.])`;
const NUMBERS = new RegExp(String.raw`^${NUMBER}(?: ?(?:[-–]|to|or) ?${NUMBER})?`, 'i');
const UNIT_TEXT = /^(?:\p{L}[\p{L}. -]*)?$/u;
/** "1 quarter cup" is a quarter of a cup, not one and a quarter. */
const DOUBTFUL_FRACTION = /\d\s+(?:half|third|quarter)/i;

type Start = SureAmount & { rest: string };

/** The amount a text starts with, if there is no doubt about it. */
function amountAtStart(text: string): Start | undefined {
  const figures = inFigures(countInFigures(text)).trim();
  const [amount] = readAmounts([figures]);
  if (!amount || !figures.endsWith(amount.rest)) return undefined;
  const front = figures.slice(0, figures.length - amount.rest.length);
  const [, said = '', of = ''] = /^(.+?)( of )?$/i.exec(front) ?? [];
  const [numbers = ''] = NUMBERS.exec(said) ?? [];
  const unitText = said.slice(numbers.length).trim();
  const isRead = numbers && UNIT_TEXT.test(unitText) && (unitText !== '') === (amount.unit !== undefined);
  if (!isRead || !isPositive(amount) || DOUBTFUL_FRACTION.test(text)) return undefined;
  const { quantity, upTo, unit, ml } = amount;
  const [decimal] = /(?<=\d)[.,](?=\d)/.exec(text.slice(0, front.length)) ?? [];
  const isMetric = unit !== undefined && METRIC.has(unit);
  return {
    ...{ quantity, upTo, unit, unitText, ml, rest: of.trimStart() + amount.rest },
    decimal: decimal === ',' ? ',' : decimal === '.' || isMetric ? '.' : undefined,
  };
}

const METRIC = new Set(['milliliter', 'centiliter', 'deciliter', 'liter', 'gram']);

const isPositive = ({ quantity, upTo }: Amount) => quantity > 0 && (upTo === undefined || upTo > quantity);

/** The same amount in another unit, and what follows: "(60 ml) bourbon", "/ 60 ml bourbon". */
function secondAmount(rest: string): { second: Start; join: '(' | '/' } | undefined {
  const [, inside, after] = /^\(([^()]+)\) (.+)$/.exec(rest) ?? [];
  const afterSlash = rest.startsWith('/') ? rest.slice(1).trim() : undefined;
  const text = inside === undefined ? afterSlash : `${inside} ${after ?? ''}`;
  const second = text === undefined ? undefined : amountAtStart(text);
  const isWhole = after === undefined || second?.rest === after;
  return second && isWhole ? { second, join: inside === undefined ? '/' : '(' } : undefined;
}

/** Bars round: 1/4 oz is 7 or 8 ml. */
const TOLERANCE = { share: 0.05, ml: 1 };

function isSame(one: SureAmount, other: SureAmount): boolean {
  if (!one.ml || !other.ml || (one.upTo === undefined) !== (other.upTo === undefined)) return false;
  const perUnit = [one.ml / one.quantity, other.ml / other.quantity] as const;
  const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(TOLERANCE.ml, TOLERANCE.share * a);
  return (
    near(one.ml, other.ml) &&
    near(perUnit[0] * (one.upTo ?? one.quantity), perUnit[1] * (other.upTo ?? other.quantity))
  );
}

/** Figures that are no second amount: of a name ("Licor 43", "151 rum"), "40%", "2:1". */
const NAMED_FIGURES =
  /^\d+(?=[ -]\p{L})|(?<=\p{Lu}[\p{L}.’']* )\d+\b|\d{1,3}(?:\.\d{1,2})? ?%|\d{1,2}:\d{1,2}/gu;
const FIGURE = /[\d¼-¾⅐-⅞]/;
/** "1 oz or more" and "2 oz oz gin" say something else than an amount of a thing. */
const NO_THING = new RegExp(String.raw`^(?:[^\p{L}\p{N}]|(?:or|to|and|plus|more|x|l|g|${UNIT})\b)`, 'iu');
/** "12 oz bottle" is the size of one. */
const CONTAINER = /^(?:bottles?|cans?|glass(?:es)?|packs?|jars?)\b/i;

/** The bartender cuts short what no recipe says. */
const ENDLESS = /\S{200}|(?:[\d¼-¾⅐-⅞][ \n./,]{0,2}){30}/;

const isThing = (thing: string): boolean =>
  /\p{L}{2}/u.test(thing) &&
  !NO_THING.test(thing) &&
  amountsIn(thing).length === 0 &&
  !FIGURE.test(thing.replace(NAMED_FIGURES, ''));

/** The line's amount, and what it is an amount of; undefined where there is any doubt. */
export function readLine(line: string): SureLine | undefined {
  const first = ENDLESS.test(line) ? undefined : amountAtStart(line);
  if (!first) return undefined;
  const pair = secondAmount(first.rest);
  if (pair && !isSame(first, pair.second)) return undefined;
  const { rest: thing, ...last } = pair?.second ?? first;
  const bare = thing.replace(/^of\s+/i, '');
  if (!line.endsWith(thing) || !isThing(bare)) return undefined;
  const isSure = first.unit === undefined ? !pair && isCounted(first.quantity, bare) : !CONTAINER.test(bare);
  if (!isSure) return undefined;
  return { amounts: pair ? [first, last] : [first], join: pair?.join, thing };
}
