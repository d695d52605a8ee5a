import { type Amount, countInFigures, inFigures, readAmounts } from '@peanut/bartender/amounts';

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

/** "11/4" may be one and a quarter, "1,000" one to three places or a thousand: such numbers are not read. */
const FRACTION = '(?:1/2|[12]/3|[13]/4|[1357]/8)';
const NUMBER = String.raw`(?:\d+ ${FRACTION}|${FRACTION}|\d+\.\d{1,2}|0?\.\d{1,3}|\d+)(?![\d/.])`;
const THOUSANDS = /^\d{1,3}[,.’' ]\d{3}(?!\d)/;
const NUMBERS = new RegExp(String.raw`^${NUMBER}(?: ?(?:[-–]|to|or) ?${NUMBER})?`, 'i');
const UNIT_TEXT = /^(?:\p{L}[\p{L}. -]*)?$/u;
/** "1 quarter cup" is a quarter of a cup, not one and a quarter. */
const DOUBTFUL_FRACTION = /\d\s+(?:half|third|quarter)/i;

/** An amount, and what follows it in the text. */
export type Start = SureAmount & { rest: string };

const SAID_FRACTION = /^(?:an? |one )?(half|third|quarter) (?:of )?(?:(?:an?|one) )?(?=\p{L})/iu;
const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['half', '1/2'],
  ['third', '1/3'],
  ['quarter', '1/4'],
]);

/** The number at the start in figures: of "a lime", "half a lime" and "½ a lime", but not of "a few limes". */
const startInFigures = (text: string): string =>
  countInFigures(
    text
      .replace(SAID_FRACTION, (_, said: string) => `${FRACTIONS.get(said.toLowerCase())} `)
      .replace(/^an? (?!bit|couple|few|hint|little|lot|touch)(?=\p{L})/iu, '1 ')
      .replace(/^(\d\/\d|[¼-¾⅐-⅞]) (?:of )?an? (?=\p{L})/iu, '$1 '),
  );

/** The amount a text starts with, if there is no doubt about it. */
export function amountAtStart(text: string): Start | undefined {
  if (THOUSANDS.test(text)) return undefined;
  const figures = inFigures(startInFigures(text)).trim();
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
