import {
  type Label,
  type LabelMeaning,
  type Lead,
  RECIPE_LABELS,
  type Section,
  TABLE_HEADS,
} from '../knowledge/labels.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { amountsIn, inFigures, readAmount, UNIT } from '../language/amounts.js';
import { Vocabulary } from '../language/spelling.js';
import { fold, phrases } from '../language/words.js';
import { LabelReader } from '../language/labels.js';
import { plainText } from './plain-text.js';

export interface Line {
  section: Section;
  text: string;
}

/** A pasted recipe, taken apart by its labels and headings. */
export interface RecipeText {
  labelled: ReadonlyMap<Label, string>;
  lines: readonly Line[];
}

const LABELS = new LabelReader(RECIPE_LABELS);
const RANGE = new RegExp(String.raw`(^|[,;•|/]\s*)(\d[\d ./]*?)\s[-–—]\s(?=[\d./ ]+\s?(?:${UNIT})\b)`, 'gim');

/** The same amount in two units: "2 oz / 60 ml". */
const EITHER = new RegExp(
  String.raw`(\d[\d ./]{0,15}\s?(?:${UNIT}))\s*/\s*(\d[\d ./]*\s?(?:${UNIT}))(?![\w/])`,
  'gi',
);

/** Labels as people dictate them: "the name is Blue Hour, the glass is a coupe". */
const SPOKEN =
  /(?:[,.]\s*|(?<!\s)\s+|^)(?:and )?(?:the )?(?:drink |cocktail )?(name|title|ingredients|glass|garnish|ice|method)(?:['’]s| is| are)(?: (?:an?|the|called))?\s+(?=\S)/gi;

const TYPED_LABEL = /^\p{L}{6,13}(?=:)/gmu;
const TYPED_LABELS = new Vocabulary(
  phrases('ingredients, garnish, glassware, method, instructions, directions, preparation'),
);

/** "Garnsh: orange peel". */
const withLabelsMeant = (text: string): string =>
  text.replace(TYPED_LABEL, (typed) =>
    LABELS.read(`${typed}:`) ? typed : (TYPED_LABELS.closest(typed.toLowerCase()) ?? typed),
  );

const withSpokenLabels = (text: string): string =>
  (text.match(SPOKEN) ?? []).length < 2 ? text : text.replace(SPOKEN, '\n$1: ');

/** "Half stout, half champagne." */
const HALVES = /\bhalf (\p{L}[\p{L} ]{2,30}?)(?:,? (?:and |\+ )?|,?\n)half (?=\p{L})/giu;

/** A recipe's text without decoration, its amounts in figures. */
const cleaned = (text: string): string =>
  inFigures(withLabelsMeant(withSpokenLabels(plainText(text))))
    .replace(HALVES, 'equal parts $1, ')
    .replace(RANGE, '$1$2-')
    .replace(EITHER, '$1 ($2)');

const isNothing = (value: string): boolean => /^(?:none|no|n\/a|-+|–|—|nothing)?\.?$/i.test(value.trim());
const isTableHead = (line: string): boolean => {
  const words = fold(line).match(/[a-z]+/g) ?? [];
  return words.length > 1 && words.every((word) => TABLE_HEADS.has(word));
};

/** An amount on a line of its own belongs to the line after it, or before it where that has none. */
const isAmountAlone = (text: string): boolean =>
  /^(?:\d+|(?:to )?top(?: up)?)$/i.test(text) ||
  amountsIn(text).some(({ start, end }) => start === 0 && end === text.length);

/** Where a label's value ends and something else begins. */
const OTHER_VALUE = /(?:(?<!\s)\s+)?[|•]\s*|\s\/\s|,(?=[^,:\d]*[:\d])\s*|(?<!\b(?:no|st|mr|dr))\.\s+(?=\S)/i;

class Reading {
  readonly labelled = new Map<Label, string>();
  readonly lines: Line[] = [];
  private under: LabelMeaning = { kind: 'section', section: 'free' };

  read(line: string): void {
    const labelled = LABELS.read(line);
    const isBareWord =
      labelled?.isBare && labelled.meaning.kind === 'label' && labelled.meaning.label !== 'glass';
    if (!labelled || isBareWord) return this.add(line);
    this.under = labelled.meaning;
    if (labelled.value === '') return;
    const [value = '', ...others] =
      labelled.meaning.kind === 'label' && labelled.meaning.label !== 'description'
        ? labelled.value.split(OTHER_VALUE)
        : [labelled.value];
    this.add(value);
    if (labelled.meaning.kind !== 'section') this.under = { kind: 'section', section: 'free' };
    if (others.length > 0) this.read(others.join(' | '));
  }

  private add(text: string): void {
    const { under } = this;
    const before = this.lines.at(-1);
    const isOfList =
      before &&
      under.kind === 'section' &&
      before.section === under.section &&
      (under.section === 'ingredients' || this.lines.length > 1);
    if (isOfList && isAmountAlone(text) && mainIngredient(before.text) && !readAmount(before.text))
      before.text = `${text} ${before.text}`;
    else if (under.kind === 'section' && before && isAmountAlone(before.text)) before.text += ` ${text}`;
    else if (under.kind === 'section') this.lines.push({ section: under.section, text });
    if (under.kind === 'lead' && !isNothing(text))
      this.lines.push({ section: 'free', text: withLead(under.lead, text) });
    if (under.kind !== 'label') return;
    if (!this.labelled.has(under.label)) this.labelled.set(under.label, text);
    this.under = { kind: 'section', section: 'free' };
  }
}

const withLead = (lead: Lead, text: string): string =>
  lead === 'for the rim' ? `${text.replace(/[.,]$/, '')} for the rim` : `${lead} ${text}`;

/** A recipe's text line by line, each under its heading. */
export function readRecipeText(text: string): RecipeText {
  const reading = new Reading();
  for (const line of LABELS.inLines(cleaned(text))) if (!isTableHead(line)) reading.read(line);
  return reading;
}
