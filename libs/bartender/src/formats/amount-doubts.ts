import { alternatives } from '../language/words.js';
import { type Doubt } from './read-drink.js';

const MONTHS = alternatives(
  `jan, janv, feb, febr, févr, fev, mar, mars, märz, mär, mrt, apr, avr, abr, mai, may, mei, mag, jun, juin, giu, jul, juil, lug,
   aug, août, ago, sep, sept, set, oct, okt, ott, out, nov, dec, dez, déc, dic, ene, gen`,
);
/** What spreadsheets make of "1/2": "02-Jan", "1. Feb", "2024-01-02". */
const DAY = new RegExp(
  String.raw`^(?:\d{1,2}[-. ]{1,2}(?:${MONTHS})\b|(?:${MONTHS})\.?[- ]\d{1,4}\b|\d{4}-\d{2}-\d{2}|(?:3[6-9]|4\d|5[0-4])\d{3}\b|\d{1,2}[./]\d{1,2}[./]\d{2,4}\b)`,
  'iu',
);
const FIGURE = /[\d¼-¾⅐-⅞]/;
/** Amounts in words: "a dash of bitters", "equal parts". */
const WORDED =
  /\b(?:an?|one|two|three|four|half|dash|dashes|splash|pinch|drops?|parts?|top|fill|taste|rinse|some|few)\b/i;

/** Why amounts of the lines may be wrong, or all missing. */
export function amountDoubts(lines: readonly string[]): Doubt[] {
  const days = lines.filter((line) => DAY.test(line));
  if (days.length > 0) {
    const [day = ''] = days;
    return [
      {
        kind: 'amount',
        text: `“${day}” begins with a day: a spreadsheet may have made it of an amount such as 1/2.`,
      },
    ];
  }
  const poured = lines.filter((line) => !/\bgarnish\b/i.test(line));
  const isBare = poured.length > 1 && !poured.some((line) => FIGURE.test(line) || WORDED.test(line));
  return isBare ? [{ kind: 'amount', text: 'None of its ingredients has an amount.' }] : [];
}

/** US proof that a whiskey is bottled at. */
const USUAL_PROOF = { min: 60, max: 160 };

/** Why a strength may be wrong: no whiskey has it. */
export const strengthDoubts = (proof: number): Doubt[] =>
  proof < USUAL_PROOF.min || proof > USUAL_PROOF.max
    ? [{ kind: 'amount', text: `${proof} proof is a strength that no whiskey has.` }]
    : [];
