import { type Amount, amountText, readAmount, UNIT } from './amounts.js';
import { remembered } from './remembered.js';
import { Vocabulary } from './spelling.js';
import { phrases } from './words.js';

/* Amounts as pasted recipes write them, turned into those that amounts.ts reads. Guests' browsers do without. */

const VULGAR = '[½¼¾⅓⅔⅛⅜]';
const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d{1,3}| \d/\d| ?${VULGAR}|/\d)?|${VULGAR}|\.\d{1,3})`;
/** Not within a word or another number. */
const START = String.raw`(?<![\p{L}\d.,/])`;
const MEASURE = String.raw`${NUMBER} ?(?:${UNIT})\b\.?`;

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** "1 / 2 oz", "1 1 / 2 oz": spaces in a fraction of the bar. */
const SPACED_FRACTION = pattern(
  String.raw`${START}(\d{1,2} )?(1 / 2|[12] / 3|[13] / 4|[1357] / 8)(?= ?(?:${UNIT})\b)`,
);

/** "3/4 of an ounce". */
const PART_OF = pattern(String.raw`${START}(\d/\d|${VULGAR}) of an? (?=(?:${UNIT})\b)`);
/** "A dash or two", "between 1 and 2 oz". */
const OR_TWO = pattern(String.raw`\b(?:an?|one) (${UNIT})\b or two\b`);
const BETWEEN = pattern(String.raw`\bbetween (${NUMBER}) and (?=${NUMBER} ?(?:${UNIT})\b)`);

const TIMES = pattern(String.raw`${START}(\d{1,2}) ?[x×*] ?(${MEASURE})`);
const MEASURE_TIMES = pattern(String.raw`${START}(${MEASURE}) ?[x×] ?(\d)(?!\d)`);
/** "60 ml rye x 2". */
const MEASURED_TIMES = pattern(
  String.raw`${START}(${MEASURE}) ([^\n,;\d]{2,40}) [x×] ?(\d)(?=[ \t]*(?:[,;\n]|$))`,
);
const TIMES_THING = pattern(String.raw`${START}(\d{1,2}) ?[x×] (?=\p{L})`);

/** The same amount in another unit: "60 ml/2 oz", "60 ml or 2 oz", "60 ml = 2 oz". */
const AGAIN = pattern(
  String.raw`${START}(${MEASURE}) ?(?:[/=|≈~,–-]|or) ?(${MEASURE})(?: ?[/=|≈~] ?${MEASURE})?(?![/\d])`,
);
/** "Rye 2 oz (60 ml)": behind a thing, once is enough. */
const AGAIN_BEHIND = pattern(
  String.raw`(?<=\p{L}[ \t:–—-]{1,4})(${MEASURE}) ?\((${MEASURE})\)(?=[ \t]*(?:[,;\n]|$))`,
);
const RANGE = pattern(
  String.raw`${START}(${NUMBER})(?: ?(${UNIT})\b\.?)? ?(?:[-–—]|to|or) ?(${NUMBER}) ?(${UNIT})\b`,
);

/** "1 part. lemon juice", "2 oz.rye": a full stop that ends no sentence. */
const STOPPED = new RegExp(String.raw`${START}(${NUMBER} ?(?:${UNIT}))[.+](?=\)| \p{Ll})`, 'gu');
const STOPPED_CLOSELY = pattern(String.raw`${START}(${NUMBER} ?(?:${UNIT}))\.(?=\p{L})`);

/** How much two ways to say one amount may differ: 20 ml is 3/4 oz. */
const ROUNDING = 0.15;

const amountOf = (measure: string): Amount | undefined => readAmount(`${measure} x`);

const product = (said: string, times: string, measure: string): string => {
  const amount = amountOf(measure);
  return amount ? amountText(Number(times) * amount.quantity, amount.unit) : said;
};

function inBrackets(said: string, first: string, second: string): string {
  const [one, other] = [amountOf(first), amountOf(second)];
  if (!one?.ml || !other?.ml || one.unit === other.unit) return said;
  return Math.abs(one.ml - other.ml) <= ROUNDING * one.ml ? `${first} (${second})` : said;
}

/** A number behind these is part of a name: "Tuxedo No. 2 - 2 1/4 oz gin", "French 75 - 100 ml …". */
const OF_NAME = /(?:\bno\.?|\bNo\.?|#|(?<!\p{L})\p{Lu}[\p{L}'’]*) ?$/u;

function range(said: string, from: string, unitFrom = '', to = '', unit = '', at = 0, text = ''): string {
  if (/\s[-–—]\s/.test(said) && OF_NAME.test(text.slice(0, at))) return said;
  const [one, other] = [amountOf(`${from} ${unitFrom || unit}`), amountOf(`${to} ${unit}`)];
  const isRange = one && other && one.unit === other.unit && one.quantity < other.quantity;
  return isRange ? `${from}-${to} ${unit}` : said;
}

/** Units as people type them. */
const SHORT_UNITS: ReadonlyMap<string, string> = new Map(
  [
    ['oz', '0z, ozs, onz, fl oz, floz'],
    ['ml', 'mil, mils, mls, mll'],
    ['cl', 'cls'],
    ['tbsp', 'tblsp, tblsps, tblspn, tblspns, tbls, tbs, tbl, tbspn, tblspoon, tblspoons, tbsps'],
    ['tsp', 'tspn, tspns, tsps, teasp, tespoon'],
    ['barspoon', 'barspn, bspn, bsps, bar spn, barspoonful, barspoonfuls'],
    ['dashes', 'dshs, dahs, dashs'],
    ['parts', 'prt, prts'],
  ].flatMap(([unit = '', list = '']) => phrases(list).map((spelling) => [spelling, unit] as const)),
);
const SHORT_UNIT = pattern(String.raw`(?<=[\d½¼¾⅓⅔⅛⅜] ?)(${[...SHORT_UNITS.keys()].join('|')})\b\.?`);
const LONG_UNITS = phrases(
  `ounce, ounces, teaspoon, teaspoons, tablespoon, tablespoons, barspoon, barspoons, millilitre, millilitres, milliliters,
   centilitre, centilitres, centiliters, splash, splashes, pinch, pinches, dashes, drops, jigger, jiggers, measure, measures`,
);
const UNITS_IN_FULL = new Vocabulary(LONG_UNITS);
const LONG_UNIT = /(?<=[\d½¼¾⅓⅔⅛⅜] ?)\p{Ll}{5,12}(?= \p{L})/gu;

/** "1 tea spoon", "1 bar-spoon", "2 c l": units in two. */
const SPLIT_SPOON = pattern(String.raw`(?<=[\d½¼¾⅓⅔⅛⅜] ?)(tea|table|tbl|bar)[ -]?(?=spoons?\b)`);
const SPLIT_METRIC = /(?<=\d ?)([cm]) l(?= \p{L})/gu;
/** "1 once lemon juice", not "1 once it is cold". */
const ONCE = /(?<=[\d½¼¾⅓⅔⅛⅜] ?)onces?(?= (?!the|it|you|all|they|well|chilled|cold|done|mixed)\p{Ll})/gu;

/** In a short word another letter makes another word: "punch" is no "pinch". */
function unitMeant(typed: string): string {
  const meant = UNITS_IN_FULL.closest(typed) ?? typed;
  const isOtherLetter =
    meant.length === typed.length && [...meant].sort().join('') !== [...typed].sort().join('');
  return isOtherLetter && typed.length < 6 ? typed : meant;
}

/** "45 ml gin", "1 1/2 oz rye": most lines are written as the bar writes them. */
const IS_OURS =
  /^(?:\d{1,4}(?:\.\d{1,3})?|(?:\d{1,2} )?\d\/\d) (?:ml|cl|oz|tsp|tbsp|dash|cup) (?!.*\bor two\b)[^\d½¼¾⅓⅔⅛⅜⁄∕\n]+$/;

/** "1 ⁄ 2 oz", "1/3rd oz", "1 fl. oz.", "2 x 25 ml", "1 tblsp" and "60 ml/2 oz" as the bar writes them. */
export const pastedAmounts = remembered((text): string =>
  IS_OURS.test(text)
    ? text
    : text
        .replace(/(\d) ?[⁄∕] ?(?=\d)/g, '$1/')
        .replace(SPACED_FRACTION, (_, whole = '', part = '') => whole + part.replaceAll(' ', ''))
        .replace(/(\d\/\d)(?:rds?|ths?|nds?)\b/gi, '$1')
        .replace(/([\d½¼¾⅓⅔⅛⅜]) ?(?:(?:us|imp(?:erial)?|uk)\.? ?)?(?:fl|fluid)\.? ?oz\b/gi, '$1 oz')
        .replace(SPLIT_SPOON, (_, kind: string) => (/^tbl$/i.test(kind) ? 'table' : kind))
        .replace(SPLIT_METRIC, '$1l')
        .replace(ONCE, 'oz')
        .replace(SHORT_UNIT, (said: string, unit: string) => SHORT_UNITS.get(unit.toLowerCase()) ?? said)
        .replace(LONG_UNIT, unitMeant)
        .replace(PART_OF, '$1 ')
        .replace(OR_TWO, '1-2 $1')
        .replace(BETWEEN, '$1-')
        .replace(STOPPED, '$1')
        .replace(STOPPED_CLOSELY, '$1 ')
        .replace(TIMES, product)
        .replace(MEASURE_TIMES, (said: string, measure: string, times: string) =>
          product(said, times, measure),
        )
        .replace(
          MEASURED_TIMES,
          (said: string, measure: string, thing: string, times: string) =>
            `${product(said, times, measure)} ${thing}`,
        )
        .replace(TIMES_THING, '$1 ')
        .replace(AGAIN, inBrackets)
        .replace(AGAIN_BEHIND, '$1')
        .replace(RANGE, range),
);
