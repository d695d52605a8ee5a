import type { EntityType } from '@peanut/contracts';
import { readAmount } from '../language/amounts.js';
import { pastedAmounts } from '../language/pasted-amounts.js';
import { uncapital } from '../language/sentences.js';
import { mentions } from '../language/words.js';
import { type GivenFields } from './read-input.js';

/** An ingredient as its source gives it: in parts, or whole as `thing`. */
export interface WrittenLine {
  thing: string;
  amount?: string;
  /** The upper end of a range. */
  upTo?: string;
  unit?: string;
  note?: string;
}

/** A text of a source, with the keys or heads that lead to it, the outermost first. */
export interface SourceText {
  keys: readonly string[];
  text: string;
}

/** A drink in its source's own words. */
export interface WrittenDrink {
  entityType: EntityType;
  /** Values by the names of our fields; the ingredients are in `lines`. */
  fields: GivenFields;
  lines: readonly WrittenLine[];
  /** What else the source says: its method, or the text around its ingredients. */
  said?: string;
  /** Every text that the source has of it, where the source is data or a table. */
  source?: () => readonly SourceText[];
}

/** Count things, so that the menu leaves them out: "1 egg". */
const PIECES = /^(?:units?|pcs?|ea|each|whole|items?)\.?$/i;
const TOPS = /^(?:top(?:[- ]?up)?|fill(?: up)?)$/i;
/** An amount without a figure that goes behind the thing: "soda water, to top". */
const BEHIND = /^(?:to |for |as |q\.?s\.?$|ad lib|enough|top|fill|optional|garnish|float|rinse|some$)/i;

/** Says the same twice: "Honey, to taste", as you like. */
const AS_ONE_LIKES = /\bto taste\b|\bas (?:you like|needed|desired|required)\b|\boptional\b/i;

/** A figure such as "0.75" with its unit, as the menu writes it. */
function measureOf({ amount = '', upTo = '', unit = '' }: WrittenLine): string {
  const counted = amount.replace(/(?<=^\d{1,3}) ?(?:ea|each|pcs?|units?|whole)\.?$/i, '');
  const range = upTo !== '' && upTo !== amount ? `${counted}-${upTo}` : counted;
  const plain = unit.replace(/\((?:e?s)\)$| of$/i, '');
  const isWhole = readAmount(pastedAmounts(`${range} x`))?.unit !== undefined;
  const said = pastedAmounts(isWhole || PIECES.test(plain) ? range : `${range} ${plain}`);
  const read = readAmount(`${said.trim()} x`);
  if (!read) return said.trim();
  return [read.text, read.rest.replace(/x$/, '').trim()].filter(Boolean).join(' ');
}

/** Units that the menu has an English word for: they stay. */
const FOREIGN_UNIT = /^spritzer$/i;
const PLAIN_FIGURE = /^\d{1,5}(?:[.,]\d{1,2}|[.,]\d{4,})?$/;

/** Figures of program data as the menu writes them; what somebody wrote as a text, "1,000" or "1 1/2", stays. */
function measureAsWritten(line: WrittenLine): string {
  const { amount = '', upTo = '', unit = '' } = line;
  const isPlain = PLAIN_FIGURE.test(amount) && (upTo === '' || PLAIN_FIGURE.test(upTo));
  if (isPlain && !FOREIGN_UNIT.test(unit)) return measureOf(line);
  const range = upTo !== '' && upTo !== amount ? `${amount}–${upTo}` : amount;
  return PIECES.test(unit) ? range : [range, unit].filter(Boolean).join(' ');
}

const isNothing = (amount: string | undefined): boolean =>
  amount === undefined || /^(?:0+(?:[.,]0+)?)?$/.test(amount.trim());

/** Where it is measured, lemon and lime mean their juice. */
const withJuice = (measure: string, thing: string): string =>
  /^(?:lemon|lime)$/i.test(thing) && readAmount(`${measure} x`)?.unit !== undefined
    ? `${thing} juice`
    : thing;

/** "To taste sugar": what is said of an amount stands behind. */
function withoutLead(text: string): string {
  const [, lead = '', thing = ''] =
    /^(to taste|as (?:you like|needed|desired|required))\b[ :,]{1,3}([^\s:,].*)$/i.exec(text) ?? [];
  if (lead === '') return text;
  return AS_ONE_LIKES.test(thing) ? thing : `${thing}, ${uncapital(lead)}`;
}

/** Of a line whose columns are out of place, the thing is a remark alone: `["As you like", "Honey", "(optional)"]`. */
const isRemark = (thing: string): boolean => /^\([^()]*\)$/.test(thing);

/** How the parts of a line are written. */
interface Writing {
  /** A line that its source gives whole. */
  whole: (thing: string) => string;
  measure: (line: WrittenLine) => string;
  thing: (measure: string, thing: string) => string;
}

function composed(line: WrittenLine, writing: Writing): string {
  const thing = line.thing.trim();
  const note = line.note?.trim() ?? '';
  const remark = note === '' || mentions(thing, note) ? '' : ` (${note})`;
  const unit = line.unit?.trim() ?? '';
  if (isRemark(thing) && unit !== '')
    return composed({ thing: `${line.amount ?? ''} ${unit} ${thing}`.trim() }, writing);
  if (TOPS.test(unit)) return `${thing}, to top${remark}`;
  if (isNothing(line.amount) && unit === '') return `${writing.whole(thing)}${remark}`;
  const measure = writing.measure(isNothing(line.amount) ? { thing, unit } : line);
  const isSaid = AS_ONE_LIKES.test(measure) && AS_ONE_LIKES.test(thing);
  if (isSaid) return `${thing}${remark}`;
  if (/^garnish/i.test(measure)) return `${thing}, to garnish${remark}`;
  if (TOPS.test(measure)) return `${thing}, to top${remark}`;
  return BEHIND.test(measure)
    ? `${thing}, ${uncapital(measure)}${remark}`
    : `${measure} ${writing.thing(measure, thing)}${remark}`;
}

/** "22.5 ml lemon juice (freshly squeezed)": an ingredient as the menu writes it. */
export const canonicalLine = (line: WrittenLine): string =>
  composed(line, {
    whole: (thing) => {
      const read = readAmount(pastedAmounts(thing));
      return read?.rest ? `${read.text} ${withJuice(read.text, read.rest)}` : withoutLead(thing);
    },
    measure: measureOf,
    thing: withJuice,
  });

/** The ingredient as its source writes it: a line stays what it is, and parts are put together. */
export const writtenLine = (line: WrittenLine): string =>
  composed(line, {
    whole: (thing) =>
      thing
        .split('\n')
        .map((one) => one.trim())
        .join(' '),
    measure: measureAsWritten,
    thing: (_, thing) => thing,
  });
